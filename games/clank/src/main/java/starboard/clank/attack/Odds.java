package starboard.clank.attack;

import java.util.ArrayList;
import java.util.List;
import starboard.clank.Clank;
import starboard.clank.Cubes;
import starboard.clank.content.Box;
import starboard.clank.content.Colours;
import starboard.clank.content.Content;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * How likely a player is hurt between the end of this turn and the next one of its own, from 0 to
 * 1, as all can reckon it: what is in the bag, the Clank! area and the adventure deck is public,
 * only the order is not (C15, C16). What others may do in their turns is not foreseen.
 *
 * @param attack that a card with the attack symbol fills the row
 * @param hit that an attack wounds the player at least once
 * @param clock that the draw after a turn does, once the end clock of the solo variant runs (C22.2)
 * @param departed that the draws of those who have left do (C18.3)
 * @param wound that the player is wounded at least once
 */
public record Odds(double attack, double hit, double clock, double departed, double wound) {

  private static final Odds NONE = new Odds(0, 0, 0, 0, 0);

  /** A chance is told as so many of these. */
  private static final int CASES = 1_000;

  public static Odds of(Clank s, Seat seat) {
    if (!s.isAboard(seat) || s.rage() == 0) return NONE;
    double attack = attack(s);
    int drawn = Cubes.TRACK.at(s.rage()).draw() + s.danger();
    int clock = s.clockDraw();
    int departed = departedDraws(s, seat);
    int later = clock + departed;
    double unharmed =
        (1 - attack) * missed(s, seat, later) + attack * missed(s, seat, drawn + later);
    return new Odds(
        attack,
        1 - missed(s, seat, drawn),
        1 - missed(s, seat, clock),
        1 - missed(s, seat, departed),
        1 - unharmed);
  }

  /** C18.3 How many cubes those who have left draw before the player has a turn again. */
  private static int departedDraws(Clank s, Seat seat) {
    Seat after = s.deciding().isEmpty() ? seat : s.deciding().first();
    int cubes = 0;
    for (Seat at = after.next(s.players()); at != seat; at = at.next(s.players())) {
      if (!s.isAboard(at)) cubes += Attack.departedDraw(s);
    }
    return cubes;
  }

  /** The wound as what may come of ending the turn, with the parts it comes of. */
  public Option.Risk risk() {
    List<Text> parts = new ArrayList<>();
    part(parts, "attack", attack);
    part(parts, "hit", hit);
    if (clock > 0) part(parts, "clock", clock);
    if (departed > 0) part(parts, "departed", departed);
    return Option.Risk.of("wound", Text.of("risk.wound"), of(CASES, wound), CASES, parts);
  }

  private static void part(List<Text> parts, String what, double chance) {
    parts.add(Text.of("risk.part", Arg.of(Text.of("danger." + what)), Arg.of(percent(chance))));
  }

  /** So many of all cases; one at least, and not all, where chance can still decide. */
  private static int of(int cases, double chance) {
    int hit = (int) Math.round(cases * chance);
    if (chance > 0 && chance < 1) return Math.clamp(hit, 1, cases - 1);
    return hit;
  }

  public static int percent(double chance) {
    return (int) Math.round(100 * chance);
  }

  /** C15.1 */
  private static double attack(Clank s) {
    Pile deck = s.deck();
    int attacks = 0;
    for (int i = 0; i < deck.size(); i++) if (Box.card(deck.number(i)).attack()) attacks++;
    int lacking = Content.BOX.setup().rowSize() - s.row().size() + s.discards();
    return lacking > deck.size() ? 0 : 1 - none(attacks, deck.size(), lacking);
  }

  /**
   * C16.1, C16.2 Own cubes and red ones wound; noise of the area goes into the bag first. Whoever
   * is not yet hit has seen only cubes that do not come back.
   */
  private static double missed(Clank s, Seat seat, int drawn) {
    int wounding = count(s, seat.index()) + count(s, Colours.RED);
    int all = s.area().total() + s.bag().total();
    return none(wounding, all, Math.min(all, drawn));
  }

  private static int count(Clank s, int kind) {
    return s.area().count(kind) + s.bag().count(kind);
  }

  /** The chance that none of the feared ones is among those drawn. */
  private static double none(int feared, int all, int drawn) {
    double none = 1;
    for (int i = 0; i < drawn; i++) none *= Math.max(0, all - feared - i) / (double) (all - i);
    return none;
  }
}
