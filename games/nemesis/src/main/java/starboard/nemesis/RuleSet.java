package starboard.nemesis;

import starboard.nemesis.content.Kit;

/**
 * Place, species and mode, put together: it answers the questions in which the games of the family
 * differ. The core never asks which game is played.
 */
public record RuleSet(Kit kit, Place place, Species species, GameMode mode) {}
