package starboard.kernel.rules;

/**
 * One sentence of a rulebook that a card, a player or the log could care about: an immutable record
 * with its code in it. Running it changes the table and may put further steps on the agenda.
 *
 * <p>A step names only what everybody may know: cards under consideration lie in a zone with an
 * owner, never on the agenda. A step whose subject is gone does nothing.
 */
public interface Step<S extends State<S>> {

  void run(S s);

  /**
   * Whether what it tells begins a chain: a turn, a round, what a player does of its own accord.
   * Everything else has the cause of what pushed it.
   */
  default boolean begins() {
    return false;
  }
}
