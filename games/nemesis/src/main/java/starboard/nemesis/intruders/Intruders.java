package starboard.nemesis.intruders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Section;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.Quantity;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.body.Contamination;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.content.piece.IntruderType;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.TokenType;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.round.PlainSpecies;

/** The Intruders: tokens name the figure, larvae infest, the Queen rules. */
public class Intruders extends PlainSpecies {

  /** The words only this species evaluates. */
  public static final Vocabulary VOCABULARY =
      Vocabulary.ofOps(List.of(SlimeOps.class, LarvaOps.class)).andFeatures("slime");

  final int larva;
  final int creeper;
  final int adult;
  final int breeder;
  final int queen;

  public Intruders(BoxIndex kit) {
    super(kit);
    Section<IntruderType> types = kit.content().intruderTypes();
    larva = types.indexOf("larva");
    creeper = types.indexOf("creeper");
    adult = types.indexOf("adult");
    breeder = types.indexOf("breeder");
    queen = types.indexOf("queen");
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new IntrudersState(table);
  }

  @Override
  public Map<String, ExplorationEffect> exploration() {
    return Map.of("slime", Intruders::slime);
  }

  /** N6.9, N7.3 */
  @Override
  public boolean betrays(Nemesis s, Seat seat, String exploration) {
    boolean slimes =
        exploration.equals("slime") && InForce.equipped(s, Quantity.SLIME_PROOF, seat, 0) == 0;
    return slimes || super.betrays(s, seat, exploration);
  }

  /** N6.9 */
  private static ExplorationEffect.Noise slime(Nemesis s, Seat cause, int room, int via) {
    touched(s, cause);
    return ExplorationEffect.Noise.MADE;
  }

  /** N9.1 Slime comes upon a Character, unless it is proof or may have an answer. */
  static void touched(Nemesis s, Seat seat) {
    if (IntrudersState.of(s).isSlimed(seat)) return;
    if (InForce.equipped(s, Quantity.SLIME_PROOF, seat, 0) != 0) {
      s.announce("event.slime-proof", seat);
      return;
    }
    Trigger contact = Trigger.SLIME_OR_CONTAMINATION_ON_SELF;
    if (Reactions.mayAnswer(s, contact, seat)) {
      s.then(Reactions.toOwn(s, contact, seat, new Slimed(seat), new Reactions.Averted()));
    } else {
      IntrudersState.of(s).slime(seat);
    }
  }

  /** N9.1 */
  record Slimed(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      IntrudersState.of(s).slime(seat);
    }
  }

  /** N10.7 If it was the last token an adult joins it. */
  @Override
  protected void blank(Nemesis s, int token, int room) {
    if (s.creatures().bag().isEmpty()) s.creatures().addToBag(adult);
    super.blank(s, token, room);
  }

  /** N3.14 */
  @Override
  public void developed(Nemesis s, int token) {
    int type = s.kit().tokenType(token);
    if (type == larva || type == creeper) {
      s.creatures().addToBag(type == larva ? adult : breeder);
      s.creatures().intoSupply(token);
    } else if (type == queen) {
      queenStirs(s, token);
    } else if (type == TokenType.BLANK.index()) {
      s.creatures().addToBag(adult);
      s.creatures().intoBag(token);
    } else {
      s.creatures().keepOut(token);
      for (int i = 0; i < s.players(); i++) {
        s.then(new EventSteps.RollUnlessInCombat(s.clock().inTurnOrder(i)));
      }
      s.then(new EventSteps.PutTokenBack());
    }
  }

  /** N3.14, N10.9 With somebody in the Nest she comes; otherwise she lays an egg. */
  private void queenStirs(Nemesis s, int token) {
    int nest = s.interior().roomOf(s.kit().nest());
    Seat cause = nest == Nemesis.NONE ? null : s.fewestCards(nest);
    if (cause == null) {
      s.creatures().addEgg();
      s.creatures().intoBag(token);
      return;
    }
    s.interior().clearNoiseAround(nest);
    s.then(new Encounter.Appear(cause, nest, queen, token));
  }

  /** N27.1, N27.2 */
  @Override
  public int figureFor(Nemesis s, int type, int room) {
    if (type == larva && !isLarvaLeft(s)) return Nemesis.NONE;
    int free = s.creatures().freeFigure(type);
    if (free != Nemesis.NONE || type != adult) return free;
    for (int figure = breeds().first(adult); figure <= breeds().last(adult); figure++) {
      if (!s.crew().hasCharacter(s.creatures().roomOfFigure(figure)))
        s.creatures().slipAway(figure);
    }
    return s.creatures().freeFigure(type);
  }

  @Override
  public boolean brings(Nemesis s, int token, Seat cause) {
    int type = s.kit().tokenType(token);
    if (type == larva && !isLarvaLeft(s)) return false;
    return super.brings(s, token, cause) || (type == adult && canSlipAway(s));
  }

  /** N27.1 Whether an adult stands where no Character is. */
  private boolean canSlipAway(Nemesis s) {
    for (int figure = breeds().first(adult); figure <= breeds().last(adult); figure++) {
      if (!s.crew().hasCharacter(s.creatures().roomOfFigure(figure))) return true;
    }
    return false;
  }

  /** N14.6 A larva on the board of a Character keeps its figure. */
  protected boolean isLarvaLeft(Nemesis s) {
    int figures = breeds().allOf(larva);
    int inRooms = Integer.bitCount(s.creatures().figuresOnBoard() & figures);
    return inRooms + IntrudersState.of(s).larvae() < Integer.bitCount(figures);
  }

  /** N14.7 A creeper grows into a breeder. */
  int grownFrom(Nemesis s, int figure) {
    return s.creatures().typeOf(figure) == creeper
        ? s.creatures().freeFigure(breeder)
        : Nemesis.NONE;
  }

  /** N14.3, N14.6 A larva attaches without a card. */
  @Override
  public void attacks(Nemesis s, int figure, Seat target, boolean surprise) {
    if (s.creatures().typeOf(figure) == larva) {
      s.then(
          Reactions.toAttack(
              s, target, surprise, new Attach(figure, target), new Attack.Nothing()));
    } else {
      super.attacks(s, figure, target, surprise);
    }
  }

  @Override
  public boolean attacksWithCards(int type) {
    return type != larva;
  }

  /** N14.6 */
  record Attach(int figure, Seat target) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      int token = s.creatures().remove(figure);
      if (token != Nemesis.NONE) s.creatures().intoSupply(token);
      infest(s, target);
    }
  }

  /** N27.10 */
  @Override
  public void hatchedUpon(Nemesis s, Seat seat) {
    infest(s, seat);
  }

  private static void infest(Nemesis s, Seat seat) {
    if (!IntrudersState.of(s).hasLarva(seat)) IntrudersState.of(s).putLarva(seat);
    Contamination.take(s, seat);
  }

  /** N13.4 A carcass stays; the token goes to the supply, not into the bag. */
  @Override
  public void killed(Nemesis s, int figure) {
    int type = s.creatures().typeOf(figure);
    int room = s.creatures().roomOfFigure(figure);
    int token = s.creatures().remove(figure);
    if (token != Nemesis.NONE) s.creatures().intoSupply(token);
    if (breeds().leavesCarcass(type)) s.objects().lay(ObjectKind.CARCASS, null, room);
    if (type == queen) s.creatures().killMatriarch();
  }

  /** N15.6 The second one kills, and a Creeper appears. */
  @Override
  public void parasiteFound(Nemesis s, Seat seat) {
    if (!IntrudersState.of(s).hasLarva(seat)) {
      IntrudersState.of(s).putLarva(seat);
      return;
    }
    bursts(s, seat);
  }

  /** N27.9 To one who waits it happens in the room beside. */
  static void bursts(Nemesis s, Seat seat) {
    int room = s.roomOrBeside(seat);
    s.then(new Wounds.Death(seat), new Hatch(room));
  }

  /** N27.10 */
  @Override
  public void hatchedAlone(Nemesis s) {
    s.creatures().addToBag(larva);
  }

  /** N15.6 A Creeper in the room of the dead, if a figure is free; it has no token (N27.4). */
  record Hatch(int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      Intruders species = (Intruders) s.rules().species();
      int figure = species.figureFor(s, species.creeper, room);
      if (figure != Nemesis.NONE) s.creatures().place(figure, room, Nemesis.NONE);
    }
  }

  /** N15.5 */
  @Override
  public void treatParasite(Nemesis s, Seat seat) {
    IntrudersState.of(s).removeLarva(seat);
  }

  @Override
  public boolean hasParasite(Nemesis s, Seat seat) {
    return IntrudersState.of(s).hasLarva(seat);
  }

  @Override
  public List<String> conditions(Nemesis s, Seat seat) {
    IntrudersState state = IntrudersState.of(s);
    List<String> conditions = new ArrayList<>();
    if (state.isSlimed(seat)) conditions.add("slimed");
    if (state.hasLarva(seat)) conditions.add("larva");
    return conditions;
  }

  @Override
  public boolean meets(Nemesis s, Seat seat, String line) {
    return line.equals("slimed") && IntrudersState.of(s).isSlimed(seat);
  }

  /** N9.1 Slime. */
  @Override
  public @Nullable String betrayal(Nemesis s, Seat seat) {
    return IntrudersState.of(s).isSlimed(seat) ? "event.slime-tells" : null;
  }

  /** N9.1 */
  @Override
  public void washed(Nemesis s, Seat seat) {
    IntrudersState.of(s).removeSlime(seat);
  }

  @Override
  public void died(Nemesis s, Seat seat) {
    IntrudersState.of(s).buryLarva(seat);
  }

  /** N23.4 (3) With a larva there is no scan. */
  @Override
  public boolean mustDraw(Nemesis s, Seat seat) {
    return super.mustDraw(s, seat) || IntrudersState.of(s).hasLarva(seat);
  }

  @Override
  public boolean rollsAfterEggsInCombat() {
    return true;
  }
}
