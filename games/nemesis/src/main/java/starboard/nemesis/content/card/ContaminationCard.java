package starboard.nemesis.content.card;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/** A contamination card; whether it is infected only a scan tells (N15.3). */
public record ContaminationCard(
    String id, @Flat Names names, int count, boolean infected, Source source) implements Named {}
