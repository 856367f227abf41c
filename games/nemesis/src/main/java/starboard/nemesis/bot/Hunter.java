package starboard.nemesis.bot;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.opposition.IntruderPlayer;

/** N26.4 Who plays the Intruders plays to kill. */
final class Hunter {

  private Hunter() {}

  static int score(Nemesis s, Ask<Nemesis, ?> ask, Choice choice) {
    return switch (choice) {
      case IntruderPlayer.Use use ->
          switch (use.purpose()) {
            case ATTACK -> 3;
            case MOVE -> 2;
            case EFFECT -> 1;
            case PASS -> 0;
          };
      case Yes yes -> yes == Yes.YES ? 1 : 0;
      case Target at -> at(s, ask, at.index());
      default -> 0;
    };
  }

  private static int at(Nemesis s, Ask<Nemesis, ?> ask, int index) {
    return switch (ask) {
      case IntruderPlayer.ChooseMover _ -> -prey(s, s.creatures().roomOfFigure(index));
      case IntruderPlayer.ChooseWay way ->
          -behind(s, s.creatures().roomOfFigure(way.figure()), index);
      case IntruderPlayer.ChooseAttacker _ -> Danger.rank(s, index);
      case IntruderPlayer.ChooseTarget _ -> s.crew().seriousWounds(Seat.of(index));
      case IntruderPlayer.ChooseAttack attack ->
          s.kit().content().attacks().at(index).strikesFor(s.creatures().typeOf(attack.figure()))
              ? 1
              : 0;
      default -> 0;
    };
  }

  /** How far the nearest Character is behind that corridor. */
  private static int behind(Nemesis s, int room, int corridor) {
    return s.board().isTechnical(corridor) ? Way.FAR : prey(s, s.board().otherEnd(corridor, room));
  }

  private static int prey(Nemesis s, int room) {
    Way way = Way.from(s, room);
    int nearest = Way.FAR;
    for (int left = s.crew().characterRooms(); left != 0; left &= left - 1) {
      nearest = Math.min(nearest, way.of(Integer.numberOfTrailingZeros(left)));
    }
    return nearest;
  }
}
