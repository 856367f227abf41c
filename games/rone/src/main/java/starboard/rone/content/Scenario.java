package starboard.rone.content;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Mistake;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** R13.2, R15, R17.1 A scenario: how it is set up, what it adds, when it is won or lost. */
public record Scenario(
    String id,
    @Flat Names names,
    List<SetUpWord> setup,
    List<Line> supportLines,
    Section<Event> events,
    Victory victory,
    Defeat defeat)
    implements Entry {

  /** The last space of the round track (R12.1). */
  private static final int LAST_ROUND = 20;

  /** A word of the set-up, chosen by the key {@code do}. */
  public sealed interface SetUpWord {

    /** Each empty zone receives a card of the supply. */
    record RecruitAllZones() implements SetUpWord {}

    /** The Invasion has so many research tokens: a number, or {@code players}. */
    record SetInvasionResearch(String n) implements SetUpWord {
      public SetInvasionResearch {
        if (!n.equals("players") && !n.matches("[0-9]{1,2}")) {
          throw new Mistake(Text.of("content.number-or-players", 0, 99));
        }
      }

      public int tokens(int players) {
        return n.equals("players") ? players : Integer.parseInt(n);
      }
    }

    /** The scenario card has counters of its own, by the number of players. */
    record SetCore(SortedMap<Integer, Core> byPlayers) implements SetUpWord {
      public SetCore {
        requirePlayers(byPlayers);
      }
    }
  }

  /** Counters of the scenario card. */
  public record Core(int armour, int life) {
    private static final int MOST = 999;

    public Core {
      if (armour < 0 || armour > MOST || life < 1 || life > MOST) {
        throw new Mistake(Text.of("content.core", MOST));
      }
    }
  }

  /** R13.4 A support row, visible from that difficulty on. */
  public record Line(
      Difficulty difficulty, @Key("line") Row row, SortedMap<Integer, Values> addsByPlayers) {
    public Line {
      requirePlayers(addsByPlayers);
      if (row.ordinal() + 1 != difficulty.ordinal()) {
        throw new Mistake(Text.of("content.rows"));
      }
    }
  }

  /** R13.4 */
  public enum Row {
    BOTTOM,
    MIDDLE,
    TOP
  }

  /** R13.4 How many support rows are visible: none, one, two, three. */
  public enum Difficulty {
    STORY,
    EASY,
    NORMAL,
    HARD
  }

  /**
   * R14.1.2 What happens when a round comes.
   *
   * @param onEnd effects of the Invasion
   */
  public record Event(
      String id,
      @Flat Names names,
      int endsRound,
      List<Effect> onEnd,
      @Default("false") boolean victory,
      @Default("false") boolean defeat)
      implements Entry {

    public Event {
      if (endsRound < 1 || endsRound > LAST_ROUND) {
        throw new Mistake(Text.of("content.round", 1, LAST_ROUND));
      }
      Effect.requireOfInvasion(onEnd);
    }
  }

  /** When the players win, chosen by the key {@code type}. */
  public sealed interface Victory {

    /** When that event has ended. */
    record EventEnded(String event) implements Victory {}

    /** When the core has no life left. */
    record CoreDestroyed() implements Victory {}
  }

  /** When the players lose, chosen by the key {@code type}. */
  public sealed interface Defeat {

    /** When a player is defeated. */
    record AnyPlayerDead() implements Defeat {}

    /** When a player is defeated or that event has ended. */
    record AnyPlayerDeadOrEvent(String event) implements Defeat {}
  }

  public Scenario {
    if (supportLines.size() != Row.values().length) {
      throw new Mistake(Text.of("content.three-lines"));
    }
    for (int i = 0; i < supportLines.size(); i++) {
      if (supportLines.get(i).row().ordinal() != i) {
        throw new Mistake(Text.of("content.order-of-lines"));
      }
    }
    if (victory instanceof Victory.EventEnded(String event)) requireEvent(events, event);
    if (defeat instanceof Defeat.AnyPlayerDeadOrEvent(String event)) requireEvent(events, event);
    if (victory instanceof Victory.CoreDestroyed && core(setup) == null) {
      throw new Mistake(Text.of("content.no-core"));
    }
    boolean named =
        victory instanceof Victory.EventEnded || defeat instanceof Defeat.AnyPlayerDeadOrEvent;
    if (!named && !ends(events)) {
      throw new Mistake(Text.of("content.no-end"));
    }
  }

  private static void requirePlayers(Map<Integer, ?> byPlayers) {
    for (int players = 1; players <= 4; players++) {
      if (byPlayers.get(players) == null) {
        throw new Mistake(Text.of("content.by-players"));
      }
    }
    if (byPlayers.size() > 4) {
      throw new Mistake(Text.of("content.by-players"));
    }
  }

  private static void requireEvent(Section<Event> events, String id) {
    if (events.ids().contains(id)) return;
    throw new Mistake(
        Text.of("content.no-event", Arg.word(id), Arg.word(String.join(", ", events.ids()))));
  }

  /** The round track is finite (R12.1), so some event ends the scenario at the latest. */
  private static boolean ends(Section<Event> events) {
    for (Event event : events.entries()) if (event.victory() || event.defeat()) return true;
    return false;
  }

  private static SetUpWord.@Nullable SetCore core(List<SetUpWord> setup) {
    for (SetUpWord word : setup) if (word instanceof SetUpWord.SetCore core) return core;
    return null;
  }

  /** The counters of the scenario card, or null. */
  public @Nullable Core core(int players) {
    SetUpWord.SetCore core = core(setup);
    return core == null ? null : core.byPlayers().get(players);
  }

  /** R13.4 What the visible rows add. */
  public Values support(Difficulty difficulty, int players) {
    Values sum = Values.NONE;
    for (int row = 0; row < difficulty.ordinal(); row++) {
      Values adds = supportLines.get(row).addsByPlayers().get(players);
      if (adds != null) sum = sum.plus(adds);
    }
    return sum;
  }
}
