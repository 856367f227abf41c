package starboard.clank.turn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.clank.Clank;
import starboard.clank.attack.Odds;
import starboard.clank.content.Artifacts;
import starboard.clank.content.Content;
import starboard.clank.content.Op;
import starboard.clank.effect.Offers;
import starboard.clank.ship.Passage;
import starboard.clank.ship.Ship;
import starboard.clank.view.BoardView;
import starboard.clank.words.Texts;
import starboard.clank.words.Widgets;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** Actions described for people and protocols. */
public final class ActionTexts {

  private static final Content CONTENT = Content.BOX;

  private ActionTexts() {}

  public static Option option(Clank s, Seat seat, Action action) {
    Option option = named(s, seat, action);
    if (action instanceof Action.EndTurn) option = option.risking(Odds.of(s, seat).risk());
    Text effect = effect(s, seat, action);
    return effect == null ? option : option.explained(effect);
  }

  private static Option named(Clank s, Seat seat, Action action) {
    return switch (action) {
      case Action.Play play ->
          on("play", Texts.card(play.card()), Widgets.hand(seat, play.card()), null);
      case Action.Acquire acquire ->
          on(
              "acquire",
              Texts.card(acquire.card()),
              Widgets.offered(acquire.card()),
              Text.of("cost.skill", CONTENT.card(acquire.card()).skill()));
      case Action.Fight fight ->
          on(
              "fight",
              Texts.card(fight.card()),
              Widgets.offered(fight.card()),
              Text.of("cost.swords", CONTENT.card(fight.card()).swords()));
      case Action.FightReserve _ ->
          on(
              "fight",
              Texts.enemy(s.reserveEnemy()),
              Widgets.reserveEnemy(s.reserveEnemy()),
              Text.of("cost.swords", s.reserveEnemy().cost().swords()));
      case Action.Buy buy ->
          on(
              "buy",
              Texts.item(buy.item()),
              Widgets.item(buy.item()),
              Text.of("cost.credits", CONTENT.items().at(buy.item()).price()));
      case Action.Walk walk -> to("walk", walk.space(), walkCost(s, seat, walk.space()));
      case Action.Lift lift -> to("lift", lift.space(), null);
      case Action.Telepad pad -> to("telepad", pad.space(), null);
      case Action.Teleport teleport ->
          to("teleport", teleport.space(), Text.of("cost.teleport", 1));
      case Action.Jump jump -> to("jump", jump.space(), null);
      case Action.Hack _ -> here(s, seat, "hack");
      case Action.Steal _ -> here(s, seat, "steal");
      case Action.Use use ->
          on("use", Texts.secret(use.secret()), Widgets.token(seat, use.secret()), null);
      case Action.Offer offer ->
          Option.of(
              "offer-" + CONTENT.card(offer.card()).id(),
              Text.of(
                  "do.offer",
                  Arg.of(Texts.card(offer.card())),
                  Arg.of(Texts.of(Offers.of(offer.card())))));
      case Action.EndTurn _ -> Option.of("end-turn", Text.of("do.end-turn"));
    };
  }

  /** What an action brings, or what there is where it leads to. */
  private static @Nullable Text effect(Clank s, Seat seat, Action action) {
    return switch (action) {
      case Action.Play play -> Texts.played(play.card());
      case Action.Acquire acquire -> Texts.acquired(acquire.card());
      case Action.Fight fight -> Texts.beaten(fight.card());
      case Action.FightReserve _ -> Texts.reward(s.reserveEnemy().reward());
      case Action.Buy buy -> Texts.bought(buy.item());
      case Action.Walk walk -> BoardView.whatIsAt(s, walk.space());
      case Action.Lift _, Action.Telepad _ -> Text.of("effect.ride");
      case Action.Teleport teleport -> BoardView.whatIsAt(s, teleport.space());
      case Action.Jump jump -> BoardView.whatIsAt(s, jump.space());
      case Action.Hack _ -> hacking(s, seat);
      case Action.Steal _ -> Text.of("effect.steal", Arg.of(artifactAt(s.spaceOf(seat))));
      case Action.Use use -> Texts.list(CONTENT.secret(use.secret()).ops());
      case Action.Offer _ -> null;
      case Action.EndTurn _ -> unspent(s, seat);
    };
  }

  /** What vanishes unspent with the turn (C4.4). */
  private static @Nullable Text unspent(Clank s, Seat seat) {
    Unspent unspent = Unspent.of(s, seat);
    return unspent.isNothing() ? null : Text.of("effect.lost", Arg.of(unspent.text()));
  }

  /** C12.1, C12.4 */
  private static @Nullable Text hacking(Clank s, Seat seat) {
    List<Op> result = Ship.PLAN.space(s.spaceOf(seat)).terminal();
    if (result == null) return null;
    boolean first = s.firstHack(seat) == Clank.NONE;
    return Text.of(first ? "effect.hack-first" : "effect.hack-second", Arg.of(Texts.list(result)));
  }

  private static Text artifactAt(int space) {
    return Texts.artifact(Artifacts.at(Ship.PLAN.space(space)));
  }

  private static Text walkCost(Clank s, Seat seat, int space) {
    Passage way = s.board().between(s.spaceOf(seat), space);
    return way.enemies() == 0 || s.ignoresEnemies()
        ? Text.of("cost.boots", way.boots())
        : Text.of("cost.boots-enemies", way.boots(), way.enemies());
  }

  private static Option on(String verb, Text name, String widget, @Nullable Text cost) {
    return new Option(verb + ":" + widget, Text.of("do." + verb, Arg.of(name)), widget, cost)
        .in(verb, Text.of("group." + verb), name);
  }

  private static Option to(String verb, int space, @Nullable Text cost) {
    return on(verb, Texts.space(space), Widgets.space(space), cost);
  }

  private static Option here(Clank s, Seat seat, String verb) {
    return to(verb, s.spaceOf(seat), null);
  }
}
