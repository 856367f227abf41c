package starboard.kernel.rules;

import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/**
 * Something is about to happen, and others may react to it, one after another. Both futures lie in
 * the window and a reaction turns them round, so nothing is searched for or removed. Everybody is
 * asked who could react as far as the table knows, so neither a question nor its absence tells a
 * hand.
 *
 * @param on what is reacted to
 * @param seat who is asked
 * @param left who is still to be asked after that
 * @param ahead what happens if all let it be
 * @param otherwise what happens instead
 */
public record ReactionWindow<S extends State<S>, C extends Choice>(
    Reacting<S, C> on, Seat seat, Seats left, Step<S> ahead, Step<S> otherwise)
    implements Ask<S, C> {

  /** What is ahead, inside a window if anybody could react. */
  public static <S extends State<S>, C extends Choice> Step<S> around(
      S s, Reacting<S, C> on, Seats who, Step<S> ahead, Step<S> otherwise) {
    if (who.isEmpty()) return ahead;
    Seat seat = on.first(s, who);
    return new ReactionWindow<>(on, seat, who.without(seat), ahead, otherwise);
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public C letItBe() {
    return on.letItBe();
  }

  @Override
  public void options(S s, Choices<C> out) {
    out.add(on.letItBe());
    on.reactions(s, seat, out);
  }

  @Override
  public void answer(S s, C reaction) {
    Step<S> rest = around(s, on, left, ahead, otherwise);
    s.then(reaction.equals(on.letItBe()) ? rest : on.react(s, seat, reaction, otherwise, rest));
  }

  @Override
  public Text question(S s) {
    return on.question(s);
  }

  @Override
  public Text source(S s) {
    return on.source(s);
  }

  @Override
  public Option option(S s, C reaction) {
    return on.option(s, seat, reaction);
  }
}
