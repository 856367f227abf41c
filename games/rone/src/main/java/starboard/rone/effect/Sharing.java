package starboard.rone.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Cause;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.InvasionBoard.Symbol;

/**
 * R14.2.5, R14.2.6 A gain, unit by unit: who of the team gets it, or that it is given up for an
 * additional action.
 *
 * @param colour of a resource; -1 for all else
 */
public record Sharing(Cause cause, Unit unit, int colour, int left)
    implements Question<Sharing.To> {

  /** What is gained. */
  public enum Unit {
    ARMOUR,
    LIFE,
    PART,
    REROLL,
    SCREW,
    RESOURCE,
    STORED;

    /** R14.2.6 As what it can be given up, or null. */
    @Nullable Symbol symbol() {
      return this == ARMOUR ? Symbol.ARMOUR : this == SCREW ? Symbol.SCREW : null;
    }
  }

  /** A player who gets one unit; nobody if it is set aside. */
  public record To(@Nullable Seat seat) implements Choice {}

  private static final To ASIDE = new To(null);
  private static final To[] TO = new To[Seat.MOST];

  static {
    for (int i = 0; i < TO.length; i++) TO[i] = new To(Seat.of(i));
  }

  /** R14.2.5 Whether that player may share now. */
  static boolean isShared(Rone s, Seat seat) {
    int phase = s.player(seat).phase();
    return (phase == 4 || phase == 6) && s.team(seat).size() > 1;
  }

  private static boolean canSetAside(Rone s, Seat seat, Unit unit) {
    return unit.symbol() != null && s.mode().hasAdditionalActions() && s.player(seat).phase() > 0;
  }

  /** So many units are gained; tells whether they were handed out at once. */
  static boolean hand(Rone s, Cause cause, Unit unit, int colour, int n) {
    Seat seat = cause.seat();
    if (isShared(s, seat) || canSetAside(s, seat, unit)) {
      s.then(new Sharing(cause, unit, colour, n));
      return false;
    }
    return give(s, cause, unit, colour, seat, n);
  }

  private static boolean give(Rone s, Cause cause, Unit unit, int colour, Seat to, int n) {
    Player player = s.player(to);
    switch (unit) {
      case ARMOUR -> player.gainArmour(n);
      case LIFE -> player.gainLife(n);
      case PART -> player.gainSpareParts(n);
      case REROLL -> player.gainRerolls(n);
      case RESOURCE -> player.gain(colour, n);
      case SCREW -> {
        s.then(new Screws(to, cause.source(), n));
        return false;
      }
      case STORED -> {
        for (int i = 0; i < n; i++) s.then(new StoringOne(to, cause.source(), colour));
        return false;
      }
    }
    return true;
  }

  /** R18.3 Whether a team-mate can receive it now. */
  private boolean fits(Player mate) {
    int phase = mate.phase();
    return switch (unit) {
      case ARMOUR, LIFE, REROLL -> true;
      case SCREW -> !mate.training().isEmpty();
      case RESOURCE -> phase > 0 && phase <= 4;
      case PART -> phase > 0 && phase <= 7;
      case STORED -> Storing.hasSlot(mate, colour);
    };
  }

  @Override
  public Seat seat() {
    return cause.seat();
  }

  @Override
  public void options(Rone s, Choices<To> out) {
    out.add(TO[seat().index()]);
    if (isShared(s, seat())) {
      Seats team = s.team(seat());
      for (int i = 0; i < s.players(); i++) {
        Seat mate = Seat.of(i);
        if (mate != seat() && team.has(mate) && fits(s.player(mate))) out.add(TO[i]);
      }
    }
    if (canSetAside(s, seat(), unit)) out.add(ASIDE);
  }

  @Override
  public void answer(Rone s, To to) {
    Symbol symbol = unit.symbol();
    if (to.seat != null) {
      give(s, cause, unit, colour, to.seat, 1);
    } else if (symbol != null) {
      s.player(seat()).setAside(symbol, 1);
      AdditionalActions.offer(s, seat());
    }
    if (left > 1) s.then(new Sharing(cause, unit, colour, left - 1));
  }

  @Override
  public String key() {
    return "choose-share";
  }

  private Text what() {
    if (colour >= 0) return SymbolTexts.resource(colour);
    return Text.of("unit." + unit.name().toLowerCase(Locale.ROOT));
  }

  @Override
  public Text question(Rone s) {
    return Text.of(key(), Arg.of(what()), Arg.of(left));
  }

  @Override
  public Text openly(Rone s) {
    return question(s);
  }

  @Override
  public Option option(Rone s, To to) {
    if (to.seat == null) return Option.of("set-aside", Text.of("do.set-aside", Arg.of(what())));
    String widget = "player-" + to.seat.index();
    return Option.of("give:" + widget, Text.of("do.give", Arg.of(to.seat), Arg.of(what())), widget);
  }

  /** Everything for oneself. */
  @Override
  public List<Shortcut> shortcuts(Rone s) {
    if (left == 1 || unit == Unit.SCREW || unit == Unit.STORED) return List.of();
    List<String> all = new ArrayList<>();
    for (int i = 0; i < left; i++) all.add(option(s, TO[seat().index()]).id());
    return List.of(new Shortcut("keep-all", Text.of("do.keep-all"), all));
  }

  @Override
  public Text source(Rone s) {
    return cause.name();
  }
}
