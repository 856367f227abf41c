package starboard.nemesis.movement;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.ExplorationEffect.Noise;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Site;
import starboard.nemesis.content.piece.ExplorationToken;
import starboard.nemesis.content.piece.NoiseDie;

/**
 * How likely Intruders come when a Character enters a room alone and rolls for noise there (N6, N7,
 * N10), by what its player may know: faces of the die, noise and figures on the board, the tokens
 * in the bag, and the exploration tokens nobody has shown him. What may be rolled again, and what a
 * room does to those who enter it, is not foreseen.
 *
 * @param loud faces of the noise die that find noise in their corridor
 * @param danger faces that are danger
 * @param silence faces that are silence, and danger for who is betrayed (N7.3)
 * @param faces of the noise die
 * @param comers whether danger lets any Intruders of the next rooms come
 * @param bringing tokens in the bag that bring a creature (N10.3)
 * @param bag all tokens in it, or 1 if there are none
 */
public record Venture(
    int loud, int danger, int silence, int faces, boolean comers, int bringing, int bag) {

  /** The option to go there, with what it risks; without, where no die is rolled. */
  public static Option risked(Nemesis s, Seat seat, int room, int cost, Option option) {
    if (s.creatures().hasIntruder(room) || s.crew().hasCharacter(room)) return option;
    Venture venture = into(s, seat, room, left(s, seat));
    if (venture == null) return option;
    boolean hidden = !s.interior().isExplored(room) || s.interior().holdsToken(room);
    return hidden
        ? venture.unknown(s, seat, room, option)
        : venture.known(s, seat, room, cost, option);
  }

  /** The option of another roll where that Character stands (N4.10). */
  static Option again(Nemesis s, Seat seat, Option option) {
    int room = s.crew().roomOf(seat);
    Venture venture = into(s, seat, room, s.crew().characterRooms());
    return venture == null ? option : venture.known(s, seat, room, 0, option);
  }

  /** The rooms with Characters once that one has left its own. */
  private static int left(Nemesis s, Seat seat) {
    int room = s.crew().roomOf(seat);
    boolean alone = s.crew().seatsIn(room).without(seat).isEmpty();
    return alone ? s.crew().characterRooms() & ~(1 << room) : s.crew().characterRooms();
  }

  /** Null where a face says what only turning a card tells (L26.4). */
  private static @Nullable Venture into(Nemesis s, Seat seat, int room, int held) {
    List<NoiseDie.Side> sides = s.rules().place().noiseDie(s, room).faces();
    int loud = 0;
    int danger = 0;
    int silence = 0;
    for (NoiseDie.Side side : sides) {
      switch (side) {
        case ONE, TWO, THREE, FOUR -> {
          int corridor = s.board().spot(room, side.number());
          if (corridor != Nemesis.NONE && s.interior().hasNoise(corridor)) loud++;
        }
        case DANGER -> danger++;
        case SILENCE -> silence++;
        case SURFACE -> {
          return null;
        }
      }
    }
    boolean comers = canCome(s, room, held);
    int bringing = 0;
    for (int token = 0; token < s.creatures().bag().kinds(); token++) {
      int count = s.creatures().bag().count(token);
      if (count > 0 && s.rules().species().brings(s, token, seat)) bringing += count;
    }
    int bag = Math.max(1, s.creatures().bag().total());
    return new Venture(loud, danger, silence, sides.size(), comers, bringing, bag);
  }

  /** Faces that let Intruders of the next rooms come. */
  private int next(boolean betrayed) {
    if (!comers) return 0;
    return betrayed ? danger + silence : danger;
  }

  /** N7.4, N9.20 Whether any of the next rooms can come in, and not only break a door. */
  private static boolean canCome(Nemesis s, int room, int held) {
    int comers = NoiseRoll.Danger.comers(s, room, held);
    for (int left = comers; left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      int type = s.creatures().typeOf(figure);
      if (!s.interior().isShut(s.creatures().roomOfFigure(figure), room)
          || s.creatures().breeds().ignoresDoors(type)) return true;
    }
    return false;
  }

  /** A room that lies open. */
  private Option known(Nemesis s, Seat seat, int room, int cost, Option option) {
    int next = next(s.rules().species().betrayal(s, seat) != null);
    Option risked = option.risking(intruder(cases(next), faces * bag, parts(next)));
    return loud == 0 ? risked : risked.risking(surprise(s, seat, room, cost));
  }

  /** In how many of all faces and tokens an Intruder comes. */
  private int cases(int next) {
    return loud * bringing + next * bag;
  }

  /** N6.6 A room whose exploration token may keep the die still, or be a danger itself. */
  private Option unknown(Nemesis s, Seat seat, int room, Option option) {
    int rolled = 0;
    int alarms = 0;
    int all = 0;
    int hit = 0;
    int[] left = unseen(s, seat, room);
    for (int kind = 0; kind < left.length; kind++) {
      ExplorationToken token = s.kit().content().explorationTokens().at(kind);
      boolean betrayed = s.rules().species().betrays(s, seat, token.effect());
      all += left[kind];
      switch (noiseOf(s, token, betrayed)) {
        case MADE -> {
          rolled += left[kind];
          hit += left[kind] * cases(next(betrayed));
        }
        case DANGER -> {
          alarms += left[kind];
          hit += comers ? left[kind] * faces * bag : 0;
        }
        case SILENCE -> {}
      }
    }
    List<Text> parts = new ArrayList<>();
    parts.add(Text.of("risk.tokens.rolled", Arg.of(rolled), Arg.of(all)));
    if (comers) parts.add(Text.of("risk.tokens.danger", Arg.of(alarms), Arg.of(all)));
    if (rolled > 0) parts.addAll(parts(next(s.rules().species().betrayal(s, seat) != null)));
    return option.risking(intruder(hit, all * faces * bag, parts));
  }

  /** N6.7-N6.12 */
  private static Noise noiseOf(Nemesis s, ExplorationToken token, boolean betrayed) {
    return switch (token.effect()) {
      case "silence" -> betrayed ? Noise.DANGER : Noise.SILENCE;
      case "danger" -> Noise.DANGER;
      default ->
          s.rules().species().exploration().containsKey(token.effect())
              ? s.rules().species().noiseOf(token.effect())
              : Noise.MADE;
    };
  }

  /** How many tokens of each kind may lie there, by what that seat has seen. */
  private static int[] unseen(Nemesis s, Seat seat, int room) {
    int[] left = new int[s.kit().content().explorationTokens().size()];
    for (int kind = 0; kind < left.length; kind++) {
      ExplorationToken token = s.kit().content().explorationTokens().at(kind);
      if (!token.surface()) left[kind] = token.count();
    }
    Pile tokens = s.interior().explorationTokens();
    int here = tokens.at(s.kit().tokenPosition(room));
    if (Thing.seenBy(here).has(seat)) {
      left = new int[left.length];
      left[s.kit().box().entry(Thing.number(here))] = 1;
      return left;
    }
    for (int i = 0; i < tokens.size(); i++) {
      if (!Thing.seenBy(tokens.at(i)).has(seat)) continue;
      if (!s.kit().exploration(tokens.number(i)).surface()) {
        left[s.kit().box().entry(tokens.number(i))]--;
      }
    }
    return left;
  }

  private static Option.Risk intruder(int hit, int of, List<Text> parts) {
    return Option.Risk.of("encounter", Text.of("risk.encounter"), hit, of, parts);
  }

  private List<Text> parts(int next) {
    List<Text> parts = new ArrayList<>();
    parts.add(Text.of("risk.faces.loud", Arg.of(loud), Arg.of(faces)));
    if (loud > 0) parts.add(Text.of("risk.tokens.bringing", Arg.of(bringing), Arg.of(bag)));
    if (comers) parts.add(Text.of("risk.faces.next", Arg.of(next), Arg.of(faces)));
    return parts;
  }

  /** N10.5 An encounter, and a token of more than the cards one has left then. */
  private Option.Risk surprise(Nemesis s, Seat seat, int room, int cost) {
    Site place = s.rules().place();
    boolean lit = place.isLitIn(s, seat, room);
    int hand = s.cards().hand(seat).size() - cost;
    int higher = 0;
    for (int token = 0; token < s.creatures().bag().kinds(); token++) {
      int count = s.creatures().bag().count(token);
      if (count == 0 || !s.rules().species().brings(s, token, seat)) continue;
      int printed = lit ? s.kit().tokenNumber(token) : s.kit().darkNumber(token);
      if (s.rules().species().surpriseNumber(s, printed, seat) > hand) higher += count;
    }
    List<Text> parts =
        List.of(
            Text.of("risk.faces.loud", Arg.of(loud), Arg.of(faces)),
            Text.of("risk.tokens.higher", Arg.of(higher), Arg.of(bag), Arg.of(hand)));
    return Option.Risk.of("surprise", Text.of("risk.surprise"), loud * higher, faces * bag, parts);
  }
}
