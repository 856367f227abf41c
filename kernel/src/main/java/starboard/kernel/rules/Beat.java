package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/**
 * How an event is shown: one sentence of the game, with the widgets it touches. Made in the state's
 * verbs and only when somebody listens; never read by rules. It says no more than the text may: the
 * seats that hear the event see all of it.
 *
 * @param on widgets that change without anything going from one place to another
 * @param from the widget something leaves; of an end, the place where it happened
 * @param to the widget something comes to
 * @param shows what is looked at: at most one of each kind
 * @param rule the paragraph that says so
 * @param seat whom it concerns
 * @param hold it waits for who is concerned
 */
public record Beat(
    Kind kind,
    List<String> on,
    @Nullable String from,
    @Nullable String to,
    List<Shown> shows,
    @Nullable Stage step,
    @Nullable Odds odds,
    @Nullable String rule,
    @Nullable Seat seat,
    boolean hold) {

  /** What kind of thing happens. */
  public enum Kind {
    /** A die is rolled. */
    ROLL,
    /** A token, cube or card comes out of a bag or deck. */
    DRAW,
    /** Something is turned up, or two figures are compared. */
    REVEAL,
    /** A piece or card goes from one place to another. */
    MOVE,
    /** A figure or marker comes to a place. */
    APPEAR,
    /** A figure or marker goes. */
    LEAVE,
    /** Somebody or something is hurt. */
    WOUND,
    /** Somebody gets something. */
    GAIN,
    /** Somebody gives something up. */
    PAY,
    /** A turn, a phase, a life or a game is over. */
    END,
    /** Something is said or begins, and nothing is moved by it. */
    SAY
  }

  /** What a beat holds up to be looked at. */
  public sealed interface Shown {}

  /**
   * A face of a die, counted from 0.
   *
   * @param die its widget
   */
  public record Face(String die, int face, Text name) implements Shown {}

  /**
   * A token out of a bag.
   *
   * @param style a word the page has a picture for
   * @param number the figure it bears
   */
  public record Token(Text name, @Nullable String style, @Nullable Integer number)
      implements Shown {}

  /**
   * A card turned up.
   *
   * @param name names the component; only those who have seen it may be told
   * @param text what it says, whole
   */
  public record Card(Text name, @Nullable Text text, @Nullable String style) implements Shown {}

  /** Cubes of one kind, drawn together. */
  public record Cubes(List<Cube> cubes) implements Shown {
    public Cubes {
      cubes = List.copyOf(cubes);
    }
  }

  /** So many cubes; a seat's own, or of a style. */
  public record Cube(String style, @Nullable Seat seat, int count) {}

  /** Two figures compared; the sign is one of {@code < = >}. */
  public record Compared(Text left, int value, String sign, Text right, int other)
      implements Shown {
    public static Compared of(Text left, int value, Text right, int other) {
      String sign = value > other ? ">" : value < other ? "<" : "=";
      return new Compared(left, value, sign, right, other);
    }
  }

  /**
   * What chance chose from, for the story of the game: a bag, a deck, the faces of a die.
   *
   * @param name of the bag, deck or die
   * @param shares every kind in it, also those that were not drawn
   */
  public record Stock(Text name, List<Share> shares) implements Shown {
    public Stock {
      shares = List.copyOf(shares);
    }
  }

  /**
   * A kind of what chance chooses from.
   *
   * @param inside how many of it there were before
   * @param drawn how many of it came
   */
  public record Share(Text name, int inside, int drawn) {}

  /** So many of a limit: wounds, health. */
  public record Tally(Text name, int value, int limit) implements Shown {}

  /** What would have changed an end, and what would not have. */
  public record Changed(List<Change> changes) implements Shown {
    public Changed {
      changes = List.copyOf(changes);
    }

    public static Changed of(Change... changes) {
      return new Changed(List.of(changes));
    }
  }

  /**
   * Something else that could have been done.
   *
   * @param helps whether it would have made a difference
   */
  public record Change(Text text, @Nullable String rule, boolean helps) {}

  /**
   * Where in a procedure of the rules it happens, such as 2 of 4 of an encounter.
   *
   * @param next what the rule says comes next, never what will come of it
   */
  public record Stage(Text procedure, int at, int of, @Nullable Text next) {}

  /** How likely it was before it happened, by what those who hear it could know. */
  public record Odds(int hit, int of) {}

  /** Said, and no more. */
  public static final Beat SAID = of(Kind.SAY);

  public Beat {
    on = List.copyOf(on);
    shows = List.copyOf(shows);
  }

  public static Beat of(Kind kind) {
    return new Beat(kind, List.of(), null, null, List.of(), null, null, null, null, false);
  }

  /** A beat of that kind by a paragraph of the rules. */
  public static Beat of(Kind kind, String rule) {
    return of(kind).rule(rule);
  }

  /** These widgets change too. */
  public Beat on(String... widgets) {
    List<String> all = new ArrayList<>(on);
    all.addAll(List.of(widgets));
    return new Beat(kind, all, from, to, shows, step, odds, rule, seat, hold);
  }

  public Beat from(@Nullable String widget) {
    return new Beat(kind, on, widget, to, shows, step, odds, rule, seat, hold);
  }

  public Beat to(@Nullable String widget) {
    return new Beat(kind, on, from, widget, shows, step, odds, rule, seat, hold);
  }

  public Beat shows(Shown one) {
    List<Shown> all = new ArrayList<>(shows);
    all.add(one);
    return new Beat(kind, on, from, to, all, step, odds, rule, seat, hold);
  }

  public Beat step(Text procedure, int at, int of, @Nullable Text next) {
    Stage stage = new Stage(procedure, at, of, next);
    return new Beat(kind, on, from, to, shows, stage, odds, rule, seat, hold);
  }

  public Beat odds(int hit, int of) {
    return new Beat(kind, on, from, to, shows, step, new Odds(hit, of), rule, seat, hold);
  }

  public Beat rule(String paragraph) {
    return new Beat(kind, on, from, to, shows, step, odds, paragraph, seat, hold);
  }

  public Beat seat(Seat concerned) {
    return new Beat(kind, on, from, to, shows, step, odds, rule, concerned, hold);
  }

  public Beat held() {
    return new Beat(kind, on, from, to, shows, step, odds, rule, seat, true);
  }
}
