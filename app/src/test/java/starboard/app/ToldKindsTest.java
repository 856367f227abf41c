package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.World;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.State;

/** Each title tells whatever happens in it, each kind of thing with what belongs to it. */
final class ToldKindsTest {

  /** What is told, and what has to be told with it. */
  enum Told {
    /** A face, and what was possible. */
    ROLL,
    /** Something out of a bag or deck; of tokens and cubes, how likely it was. */
    DRAW,
    /** A card with its whole text. */
    CARD,
    /** A figure or marker comes to a place. */
    COMES,
    /** It moves from one place to another. */
    MOVES,
    /** It goes, or is taken. */
    GOES,
    /** A wound or damage, with whom or what it befalls. */
    WOUND,
    /** A gain, and whose. */
    GAIN,
    /** A payment, and whose. */
    PAYMENT,
    /** Two figures of which one decides. */
    COMPARISON,
    /** So many of the limit. */
    TALLY,
    /** The end of somebody's game, with the rule that says so. */
    END
  }

  static Stream<Arguments> titles() {
    return Stream.of(
        Arguments.of("nemesis", 3, Map.of(), Told.values()),
        Arguments.of("nemesis", 3, Map.of("species", "void-seeders"), Told.values()),
        Arguments.of("lockdown", 3, Map.of(), Told.values()),
        Arguments.of("clank", 3, Map.of(), withoutDice()),
        Arguments.of("rone", 2, Map.of("mode", "co-op"), Told.values()));
  }

  private static Told[] withoutDice() {
    return EnumSet.complementOf(EnumSet.of(Told.ROLL)).toArray(Told[]::new);
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyKindIsTold(String title, int players, Map<String, String> options, Told[] all) {
    Game<?> game = Games.registered().named(title);
    assertThat(kinds(game, Setup.of(game, players, options))).containsExactlyInAnyOrder(all);
  }

  private static final int GAMES = 40;
  private static final int ANSWERS = 4000;

  /** What is told in random games, until nothing is missing. */
  private static <S extends State<S>> Set<Told> kinds(Game<S> game, Setup setup) {
    Set<Told> kinds = EnumSet.noneOf(Told.class);
    for (int seed = 0; seed < GAMES && kinds.size() < Told.values().length; seed++) {
      World<S> world = World.open(game, setup, Seed.of(seed)).random(ANSWERS, seed);
      for (Event event : world.log()) add(kinds, event.beat());
    }
    return kinds;
  }

  private static void add(Set<Told> kinds, Beat beat) {
    if (beat.rule() == null) return;
    boolean chance = beat.odds() != null || shows(beat, Beat.Stock.class);
    boolean placed = beat.to() != null || !beat.on().isEmpty();
    boolean whose = beat.seat() != null || placed;
    boolean reckoned = shows(beat, Beat.Token.class) || shows(beat, Beat.Cubes.class);
    for (Beat.Shown shown : beat.shows()) {
      if (shown instanceof Beat.Card card && card.text() != null) kinds.add(Told.CARD);
      if (shown instanceof Beat.Compared) kinds.add(Told.COMPARISON);
      if (shown instanceof Beat.Tally) kinds.add(Told.TALLY);
    }
    switch (beat.kind()) {
      case ROLL -> addIf(kinds, Told.ROLL, chance && shows(beat, Beat.Face.class));
      case DRAW -> addIf(kinds, Told.DRAW, beat.from() != null && (chance || !reckoned));
      case APPEAR -> addIf(kinds, Told.COMES, placed);
      case MOVE -> addIf(kinds, Told.MOVES, beat.from() != null && beat.to() != null);
      case LEAVE -> addIf(kinds, Told.GOES, beat.from() != null || !beat.on().isEmpty());
      case WOUND -> addIf(kinds, Told.WOUND, whose);
      case GAIN -> addIf(kinds, Told.GAIN, whose);
      case PAY -> addIf(kinds, Told.PAYMENT, whose);
      case END -> addIf(kinds, Told.END, beat.seat() != null);
      case REVEAL, SAY -> {}
    }
  }

  private static void addIf(Set<Told> kinds, Told kind, boolean told) {
    if (told) kinds.add(kind);
  }

  private static boolean shows(Beat beat, Class<? extends Beat.Shown> what) {
    return beat.shows().stream().anyMatch(what::isInstance);
  }
}
