package starboard.clank.content;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** C17.1 */
public record HealthTrack(
    String id, @Flat Names names, int count, int length, int knockedOutAt, Source source) {}
