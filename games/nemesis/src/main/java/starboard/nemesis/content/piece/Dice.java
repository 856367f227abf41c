package starboard.nemesis.content.piece;

/** The dice of the box. */
public record Dice(NoiseDie noise, CombatDie combat) {}
