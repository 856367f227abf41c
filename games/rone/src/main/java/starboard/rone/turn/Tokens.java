package starboard.rone.turn;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Dice;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Static;

/** R2.5, R14.2.5 Reroll tokens among team-mates: given away, or spent on a team-mate's die. */
public final class Tokens {

  /** A token for a team-mate. */
  public record Give(Seat mate) implements Choice {}

  /** A die of a team-mate. */
  public record Die(Seat mate, int die) implements Choice {}

  private static final Give[] GIVE = new Give[Seat.MOST];
  private static final Die[] DICE = new Die[Seat.MOST * Dice.DICE];

  static {
    for (int i = 0; i < GIVE.length; i++) GIVE[i] = new Give(Seat.of(i));
    for (int i = 0; i < DICE.length; i++) DICE[i] = new Die(Seat.of(i / Dice.DICE), i % Dice.DICE);
  }

  private Tokens() {}

  /**
   * What can be done with a token for team-mates.
   *
   * @param rolls whether it may reroll their dice, too
   */
  public static void list(Rone s, Seat seat, boolean rolls, Choices<? super Choice> out) {
    if (s.player(seat).rerolls() == 0) return;
    Seats team = s.team(seat);
    if (team.size() == 1) return;
    boolean rerolls = rolls && !s.forbids(Static.FORBID_REROLL);
    for (int i = 0; i < s.players(); i++) {
      Seat mate = Seat.of(i);
      if (mate == seat || !team.has(mate)) continue;
      out.add(GIVE[i]);
      Player player = s.player(mate);
      for (int die = 0; rerolls && die < Dice.DICE; die++) {
        if (player.phase() == 4 && player.isFree(die)) out.add(DICE[i * Dice.DICE + die]);
      }
    }
  }

  /** Carries one of these choices out; tells whether it is one. */
  public static boolean spend(Rone s, Seat seat, Choice choice) {
    switch (choice) {
      case Give(Seat mate) -> s.player(seat).giveReroll(mate);
      case Die(Seat mate, int die) -> {
        s.player(seat).payReroll();
        s.player(mate).reroll(die, seat);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** One of these choices, described. */
  public static Option option(Rone s, Choice choice) {
    if (choice instanceof Give(Seat mate)) {
      String widget = "rerolls-" + mate.index();
      return Option.of("give-reroll:" + widget, Text.of("do.give-reroll", mate), widget)
          .in("give-reroll", Text.of("group.give-reroll"), Text.of("marker", mate));
    }
    Die die = (Die) choice;
    Player player = s.player(die.mate);
    String widget = "die-" + die.mate.index() + "-" + (die.die + 1);
    Text face = SymbolTexts.face(player.die(die.die), player.face(die.die));
    Text text = Text.of("do.reroll-of", Arg.of(die.die + 1), Arg.of(face), Arg.of(die.mate));
    return Option.of("reroll:" + widget, text, widget)
        .in(
            "reroll-of-" + die.mate.index(),
            Text.of("group.reroll-of", die.mate),
            Text.of("member.die", Arg.of(die.die + 1), Arg.of(face)));
  }
}
