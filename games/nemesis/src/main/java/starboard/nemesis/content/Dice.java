package starboard.nemesis.content;

/** The dice of the box. */
public record Dice(NoiseDie noise, CombatDie combat) {}
