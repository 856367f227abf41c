package starboard.clank.content;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** One of the six artifacts (C13). */
public record Artifact(String id, @Flat Names names, int count, int value, Source source)
    implements Named {}
