package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Playthrough;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.table.twin.Sight;
import starboard.table.twin.Twin;

/** Every typed question has an answer in every game, at any moment, in both languages. */
class TypedQuestionsTest {

  private static final int ANSWERS = 150;

  private static final Map<Language, List<String>> QUESTIONS =
      Map.of(
          Language.EN,
          List.of("where", "exits", "who", "danger", "hand", "why not", "odds", "questions"),
          Language.CS,
          List.of("kde", "východy", "kdo", "nebezpečí", "ruka", "proč ne", "šance", "otázky"));

  static Stream<Game<?>> games() {
    return Games.registered().all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void isAnsweredInEveryGame(Game<?> game) {
    played(game);
  }

  private static <S extends State<S>> void played(Game<S> game) {
    int players = Math.max(2, Setup.of(game, 2, Map.of()).players());
    Playthrough<S> play =
        Playthrough.open(game, Setup.of(game, players, Map.of()), new Seed.Number(3));
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < ANSWERS && !play.state().over(); i++) {
      Seat seat = play.state().deciding().first();
      if (i % 10 == 0) {
        asked(game, play.state(), seat);
        asked(game, play.state(), null);
      }
      var choices = play.state().choices(seat);
      play.answer(seat, choices.at(random.nextInt(choices.size())));
    }
  }

  private static <S extends State<S>> void asked(Game<S> game, S state, @Nullable Seat seat) {
    Viewer viewer = seat == null ? Viewer.PUBLIC : Viewer.of(seat);
    Decision decision = seat == null ? null : state.decision(seat);
    Seats deciding = state.deciding();
    QUESTIONS.forEach(
        (language, questions) -> {
          Sight sight =
              new Sight(
                  game.scene(state, viewer),
                  seat,
                  decision,
                  deciding,
                  List.of(),
                  game.book(),
                  game.words(),
                  List.of(),
                  language);
          Twin twin = new Twin(sight);
          List<String> said = new ArrayList<>();
          for (String question : questions) {
            List<String> answer = twin.answer(question);
            assertThat(answer).as(question).isNotEmpty();
            said.addAll(answer);
          }
          String firstRule = game.book().entries(language).getFirst().id();
          assertThat(twin.answer("rule " + firstRule)).hasSizeGreaterThan(0);
          assertThat(said).noneMatch(line -> line.contains("⟦") || line.isBlank());
        });
  }
}
