package starboard.kernel.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.toy.ToyGame;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;

class GamesTest {

  private static final ToyGame TOY = ToyGame.of();
  private static final Games GAMES =
      Games.of(
          List.of(TOY.named("nemesis"), TOY.named("a-demo").notOffered(), TOY.named("clank"), TOY));

  @Test
  void sortedByIdThoseNotOfferedLast() {
    assertThat(GAMES.all())
        .extracting(Game::id)
        .containsExactly("clank", "nemesis", "toy", "a-demo");
    assertThat(GAMES.offered()).extracting(Game::id).containsExactly("clank", "nemesis", "toy");
  }

  @Test
  void foundByIdEvenIfNotOffered() {
    assertThat(GAMES.named("clank").id()).isEqualTo("clank");
    assertThat(GAMES.named("a-demo").id()).isEqualTo("a-demo");
  }

  @Test
  void anUnknownIdIsRefusedWithTheKnownOnes() {
    assertThatThrownBy(() -> GAMES.named("Clank"))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> {
              assertThat(refusal.code()).isEqualTo("unknown-game");
              assertThat(TOY.words().say(refusal.text(), Language.EN))
                  .contains("\"Clank\"", "clank, nemesis, toy, a-demo");
            });
  }

  @Test
  void gamesToComeAreWaitedForByWhoWantsToKnowThem() {
    List<String> asked = new ArrayList<>();
    Games coming =
        Games.coming(
            () -> {
              asked.add("games");
              return GAMES;
            });
    assertThat(asked).isEmpty();
    assertThat(coming.named("clank").id()).isEqualTo("clank");
    assertThat(coming.all()).isEqualTo(GAMES.all());
    assertThat(asked).isNotEmpty();
  }
}
