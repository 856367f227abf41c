package starboard.nemesis.content.card;

import starboard.kernel.catalogue.Section;

/** The objectives by their backs. */
public record Objectives(
    Section<Objective> personal, Section<Objective> corporate, Section<Objective> soloCoop) {}
