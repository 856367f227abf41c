package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.nightstalkers.Stalked.corridor;
import static starboard.nemesis.nightstalkers.Stalked.room;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L7.2, L26.6 Every exploration token of the base and of the surface. */
final class ExplorationTokensTest {

  private static final int ONE_ON_THE_DIE = 1;
  private static final int SILENCE = 10;

  /** That token lies in the room instead of the one that did. */
  private static void lay(Nemesis s, int room, String token) {
    int entry = s.kit().content().explorationTokens().indexOf(token);
    int wanted = s.kit().box().explorationTokens().first() + entry;
    Pile tokens = s.interior().explorationTokens();
    int position = s.kit().tokenPosition(room);
    Pile changed;
    if (tokens.contains(wanted)) {
      int there = tokens.find(wanted);
      changed = tokens.with(there, tokens.at(position)).with(position, tokens.at(there));
    } else {
      s.cards().fromBox(Pile.of(wanted));
      s.cards().intoBox(Pile.of(tokens.number(position)));
      changed = tokens.with(position, Thing.faceDown(wanted));
    }
    s.interior().layBoard(s.interior().tiles(), changed);
  }

  @ParameterizedTest
  @Covers
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          explore-01 | silence     | 1
          explore-02 | silence     | 2
          explore-03 | silence     | 3
          explore-04 | silence     | 4
          explore-05 | danger      | 2
          explore-06 | danger      | 3
          explore-07 | danger      | 4
          explore-08 | slime       | 1
          explore-09 | slime       | 2
          explore-10 | slime       | 2
          explore-11 | slime       | 3
          explore-12 | fire        | 1
          explore-13 | fire        | 2
          explore-14 | fire        | 3
          explore-15 | malfunction | 1
          explore-16 | malfunction | 2
          explore-17 | malfunction | 3
          explore-18 | doors       | 1
          explore-19 | doors       | 3
          explore-20 | doors       | 4
          """)
  @Rule({"L7.1", "L7.2"})
  void tokenOfTheBase(String token, String effect, int items) {
    boolean rolls = !effect.equals("silence") && !effect.equals("danger");
    Scenario<Nemesis> table =
        Stalked.two()
            .given(Stalked.stands(ONE, "007"))
            .given(Stalked.stands(TWO, "018"))
            .given(s -> lay(s, room("008"), token))
            .rolls(Chance.NOISE, ONE_ON_THE_DIE)
            .perform(Movement.Arrive.alone(ONE, room("008"), corridor("007-008"), Noise.NORMAL));
    table
        .then(s -> assertThat(s.interior().counter(room("008"))).isEqualTo(items))
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isEqualTo(effect.equals("slime")))
        .then(s -> assertThat(s.interior().burns(room("008"))).isEqualTo(effect.equals("fire")))
        .then(
            s ->
                assertThat(s.interior().isBroken(room("008")))
                    .isEqualTo(effect.equals("malfunction")))
        .then(
            s ->
                assertThat(s.interior().isClosed(corridor("007-008")))
                    .isEqualTo(effect.equals("doors")));
    if (rolls) table.then(s -> assertThat(Stalked.noisy(s)).containsExactly("008-012"));
    else if (effect.equals("silence")) table.then(s -> assertThat(s.interior().noise()).isZero());
    else
      table.then(
          s ->
              assertThat(Stalked.noisy(s))
                  .containsExactlyInAnyOrder("007-008", "008-009", "008-012"));
  }

  @ParameterizedTest
  @Covers
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          surface-01 | red
          surface-02 | red
          surface-03 | yellow
          surface-04 | yellow
          surface-05 | green
          surface-06 | green
          surface-07 | card
          surface-08 | card
          surface-09 | card
          surface-10 | card
          """)
  @Rule("L26.6")
  void tokenOfTheSurface(String token, String gives) {
    OnMars.begun()
        .given(s -> s.belongings().loseItems(ONE))
        .given(OnMars.stands(ONE, "029"))
        .given(OnMars.stands(TWO, "014"))
        .given(OnMars.next("mars-calm"))
        .given(s -> lay(s, OnMars.room("028"), token))
        .rolls(Chance.NOISE, SILENCE)
        .perform(s -> s.then(arrival(s)))
        .then(s -> assertThat(things(s)).isEqualTo(gives.equals("card") ? 0 : 1))
        .then(
            s ->
                assertThat(MarsState.of(s).surfaceDiscard().size())
                    .isEqualTo(gives.equals("card") ? 1 : 0))
        .then(
            s ->
                assertThat(deck(s, gives))
                    .as("the deck the item comes from")
                    .isEqualTo(gives.equals("card") ? 0 : 29));
  }

  private static Movement.Arrive arrival(Nemesis s) {
    int path = s.interior().wayTo(OnMars.room("029"), OnMars.room("028"));
    return Movement.Arrive.alone(ONE, OnMars.room("028"), path, Noise.NORMAL);
  }

  private static int things(Nemesis s) {
    int stowed = s.belongings().inventory(ONE).size() + s.belongings().held(ONE).size();
    return stowed + s.itemDecks().finds(ONE).size();
  }

  private static int deck(Nemesis s, String colour) {
    return switch (colour) {
      case "red" -> s.itemDecks().itemDeck(ItemDeck.RED).size();
      case "yellow" -> s.itemDecks().itemDeck(ItemDeck.YELLOW).size();
      case "green" -> s.itemDecks().itemDeck(ItemDeck.GREEN).size();
      default -> 0;
    };
  }
}
