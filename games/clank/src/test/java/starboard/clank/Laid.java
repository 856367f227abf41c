package starboard.clank;

import java.util.function.Consumer;
import starboard.clank.content.Artifacts;
import starboard.clank.content.Content;
import starboard.clank.content.Secret;
import starboard.clank.game.ClankGame;
import starboard.clank.ship.Ship;
import starboard.clank.turn.SetUp;
import starboard.clank.turn.Turn;
import starboard.kernel.seats.Seat;
import starboard.testkit.Scenario;

/** Words for laying a table by hand. */
final class Laid {

  private Laid() {}

  /**
   * A table of the first game for that many: nothing in hands, row, bag and Clank! area, all
   * starter cards in the discard piles.
   */
  static Scenario<Clank> table(int players) {
    return Scenario.of(new ClankGame(), players)
        .option("modules", "first-game")
        .given(SetUp::lay)
        .given(
            s -> {
              s.clearRow();
              for (Seat seat : s.seats()) {
                s.clearTable(seat);
                s.takeBack(seat, s.area().count(seat.index()));
              }
            });
  }

  /** A turn of the first player at a table for two, with these cards in hand. */
  static Scenario<Clank> turn(String... hand) {
    return table(2).given(hand(Seat.ONE, hand)).perform(new Turn(Seat.ONE));
  }

  static int card(String id) {
    return Content.BOX.cards().indexOf(id);
  }

  static int secret(String id) {
    return Content.BOX.secrets().indexOf(id);
  }

  static int item(String id) {
    return Content.BOX.items().indexOf(id);
  }

  static int space(String id) {
    return Ship.PLAN.index(id);
  }

  static Consumer<Clank> hand(Seat seat, String... cards) {
    return s -> {
      for (String card : cards) s.give(seat, card(card));
    };
  }

  /** Cards of a draw pile, the one drawn first last. */
  static Consumer<Clank> drawPile(Seat seat, String... cards) {
    return s -> {
      for (String card : cards) s.giveToDrawPile(seat, card(card));
    };
  }

  static Consumer<Clank> discardPile(Seat seat, String... cards) {
    return s -> {
      for (String card : cards) s.giveToDiscardPile(seat, card(card));
    };
  }

  static Consumer<Clank> row(String... cards) {
    return s -> {
      for (String card : cards) s.giveToRow(card(card));
    };
  }

  /** Cards on top of the adventure deck, the one revealed first last. */
  static Consumer<Clank> deck(String... cards) {
    return s -> {
      for (String card : cards) s.giveToDeck(card(card));
    };
  }

  static Consumer<Clank> at(Seat seat, String space) {
    return s -> s.movePawn(seat, space(space));
  }

  static Consumer<Clank> pools(int skill, int swords, int boots) {
    return s -> {
      if (skill > 0) s.gainSkill(skill);
      if (swords > 0) s.gainSwords(swords);
      if (boots > 0) s.gainBoots(boots);
    };
  }

  static Consumer<Clank> owns(Seat seat, String item) {
    return s -> {
      s.gainCredits(seat, Content.BOX.setup().marketPrice());
      s.buy(seat, item(item));
    };
  }

  /** The player has hacked two terminals. */
  static Consumer<Clank> code(Seat seat) {
    return s -> {
      s.placeDataCube(seat, space("doomsday-cannon-d1"));
      s.placeDataCube(seat, space("med-lab-m4"));
    };
  }

  static Consumer<Clank> artifact(Seat seat, int value) {
    return s -> s.takeArtifact(seat, Artifacts.withValue(value));
  }

  static Consumer<Clank> noise(Seat seat, int cubes) {
    return s -> s.addNoise(seat, cubes);
  }

  static Consumer<Clank> wounds(Seat seat, int count) {
    return s -> s.wound(seat, count);
  }

  /** The topmost secret of a space is of that kind. */
  static Consumer<Clank> secretAt(String space, String secret) {
    return s -> s.laySecret(space(space), secret(secret));
  }

  /** The player stores a token of that kind. */
  static Consumer<Clank> token(Seat seat, String secret) {
    return s -> {
      boolean major = Content.BOX.majorSecrets().find(secret).isPresent();
      for (int space : s.board().spots()) {
        boolean fits = (Ship.PLAN.space(space).secret() == Secret.Size.MAJOR) == major;
        if (!fits || s.secretsAt(space) == 0) continue;
        s.laySecret(space, secret(secret));
        s.takeSecret(seat, space);
        return;
      }
    };
  }
}
