package starboard.nemesis;

/** The dice of the box. */
public record Dice(NoiseDie noise, CombatDie combat) {}
