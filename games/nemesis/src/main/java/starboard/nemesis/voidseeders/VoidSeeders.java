package starboard.nemesis.voidseeders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Beats;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.Occasion;
import starboard.nemesis.ShownCards;
import starboard.nemesis.SpeciesView;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.content.piece.IntruderToken;
import starboard.nemesis.content.term.TokenType;
import starboard.nemesis.round.PlainSpecies;
import starboard.nemesis.words.OpTexts;

/** The Void Seeders: insanity says who comes, lairs call them, and panic does the rest. */
public final class VoidSeeders extends PlainSpecies {

  private static final String SEEDER_TOKEN = "void-seeder";
  private static final String INSANITY_TOKEN = "insanity";

  /** The words only this species evaluates. */
  public static final Vocabulary VOCABULARY =
      Vocabulary.ofOps(List.of(InsanityOps.class, PanicOps.class, SeederWeaknessOps.class))
          .andGoals(List.of(SeederGoals.class))
          .andFeatures("insanity")
          .andTokenKinds(SEEDER_TOKEN, INSANITY_TOKEN)
          .andSections(SeedersContent.class);

  private static final int TREATED = 3;

  private final SeedersContent content;
  private final BoxIndex kit;
  private final int lair;
  private final int despoiler;

  /** What tokens with a void seeder show, and those of a Character. */
  private final int seederToken;

  private final int insanityToken;

  public VoidSeeders(BoxIndex kit) {
    super(kit);
    this.kit = kit;
    content = kit.content().supplement(SeedersContent.class);
    lair = breeds().indexOf("lair");
    despoiler = breeds().indexOf("despoiler");
    seederToken = tokenType(kit, SEEDER_TOKEN);
    insanityToken = tokenType(kit, INSANITY_TOKEN);
  }

  private static int tokenType(BoxIndex kit, String id) {
    for (IntruderToken token : kit.content().intruderTokens()) {
      if (token.type().id().equals(id)) return token.type().index();
    }
    throw new IllegalArgumentException("no token shows '" + id + "'");
  }

  /** Those of a table with Void Seeders. */
  static VoidSeeders of(Nemesis s) {
    return (VoidSeeders) s.rules().species();
  }

  public SeedersContent content() {
    return content;
  }

  public InsanityTrack insanity() {
    return content.insanity();
  }

  /** The panic card of that number. */
  PanicCard panic(int number) {
    return content.panicCards().at(kit.box().entry(number));
  }

  Text panicText(int number) {
    return OpTexts.all(panic(number).ops());
  }

  int lair() {
    return lair;
  }

  /** How many lairs there are. */
  int lairs() {
    return Integer.bitCount(breeds().allOf(lair));
  }

  int despoiler() {
    return despoiler;
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new SeedersState(table, this);
  }

  @Override
  public Map<String, ExplorationEffect> exploration() {
    return Map.of("lair", Lairs::found);
  }

  /** V2.7 The tokens of the Characters go in. */
  @Override
  public void drafted(Nemesis s) {
    for (int token = 0; token < s.creatures().supply().kinds(); token++) {
      if (seatOf(s, token) == null) continue;
      s.creatures().take(token);
      s.creatures().intoBag(token);
    }
  }

  /** Whose token it is; null if nobody plays that Character. */
  private static @Nullable Seat seatOf(Nemesis s, int token) {
    return s.crew().playing(s.kit().tokenCharacter(token));
  }

  // Step lists

  /** V9.5 Lurking comes after the event card. */
  @Override
  public List<Step<Nemesis>> eventPhase(List<Step<Nemesis>> ofPlace) {
    List<Step<Nemesis>> steps = new ArrayList<>();
    for (Step<Nemesis> step : ofPlace) {
      steps.add(step);
      if (step instanceof EventSteps.DrawEvent) steps.add(new Lurking());
    }
    return steps;
  }

  /** Nothing before it brings a lair, so most turns end without that step. */
  @Override
  public List<Step<Nemesis>> endOfTurn(Nemesis s, Seat seat) {
    return Lairs.isIn(s, s.crew().roomOf(seat)) ? List.of(new Lairs.EndOfTurn(seat)) : List.of();
  }

  // The bag

  /** V2.4, V2.5 A blank and random void seeders; the panic cards lie beside. */
  @Override
  public void fillBag(Nemesis s) {
    s.creatures().lay(TokenType.BLANK.index(), 1);
    int seeders =
        s.kit().content().setup().tokens(new TokenType(seederToken, SEEDER_TOKEN), s.players());
    s.creatures().lay(seederToken, seeders);
    SeedersState.of(s).layPanic(s.cards().fromBox(s.kit().box().stock("panic-card").pile()));
  }

  /** V6.2, V6.4, V6.5 */
  @Override
  public void encountered(Nemesis s, int token, Seat cause) {
    int type = s.kit().tokenType(token);
    if (type == seederToken) {
      Tokens.appear(s, cause, token);
      return;
    }
    s.interior().placeNoiseAround(s.crew().roomOf(cause));
    if (type == insanityToken) {
      SeedersState.of(s).setAside(token);
      s.then(new Panic(cause), new Tokens.PutBack(token));
      return;
    }
    if (s.creatures().bag().isEmpty()) s.creatures().addToBag(seederToken);
    s.creatures().intoBag(token);
  }

  @Override
  public boolean brings(Nemesis s, int token, Seat cause) {
    return s.kit().tokenType(token) == seederToken
        && figureFor(s, kindFor(s, cause), s.crew().roomOf(cause)) != Nemesis.NONE;
  }

  /** V10.9 Where a lair is found, all is still. */
  @Override
  public ExplorationEffect.Noise noiseOf(String exploration) {
    return ExplorationEffect.Noise.SILENCE;
  }

  /** V3.1 The kind that the insanity of that Character brings. */
  int kindFor(Nemesis s, Seat cause) {
    return insanity().at(SeedersState.of(s).level(cause)).spawns().index();
  }

  /** V9.6 */
  @Override
  public void developed(Nemesis s, int token) {
    int type = s.kit().tokenType(token);
    if (type == seederToken) {
      SeedersState.of(s).setAside(token);
      for (int i = 0; i < s.players(); i++) {
        s.then(new EventSteps.RollUnlessInCombat(s.clock().inTurnOrder(i)));
      }
      s.then(new Tokens.PutBack(token));
    } else if (type == insanityToken) {
      Seat seat = Objects.requireNonNull(seatOf(s, token));
      if (s.crew().isInPlay(seat)) {
        SeedersState.of(s).setAside(token);
        s.then(new Panic(seat), new Tokens.PutBack(token));
      } else {
        s.creatures().intoSupply(token);
        s.announce("event.insanity-token-out", seat);
        s.then(new EventSteps.BagDevelopment());
      }
    } else {
      s.creatures().addToBag(seederToken);
      s.creatures().intoBag(token);
    }
  }

  /** V14 As in an encounter, but it rests: no card of this species calls one so. */
  @Override
  public void summoned(Nemesis s, int token, int room) {
    s.creatures().intoBag(token);
  }

  /** V6.3 The nearest lower kind that is left; a dead Despoiler never comes again (V5.11). */
  @Override
  public int figureFor(Nemesis s, int type, int room) {
    for (int rank = kit.content().intruderTypes().at(type).rank(); rank > 0; rank--) {
      int kind = breeds().ofRank(rank);
      if (kind == despoiler && s.creatures().isMatriarchKilled()) continue;
      int figure = s.creatures().freeFigure(kind);
      if (figure != Nemesis.NONE) return figure;
    }
    return Nemesis.NONE;
  }

  /** V7.4 A random token for every void seeder that leaves. */
  @Override
  public void intoBag(Nemesis s, int type, int token) {
    s.creatures().addToBag(seederToken);
  }

  // Attacks and death

  /** V6.6 An infection card and a panic card; what answers a surprise attack answers it. */
  @Override
  public void surprises(Nemesis s, int figure, Seat cause) {
    s.then(Reactions.toAttack(s, cause, true, new Tokens.Surprise(cause), new Attack.Nothing()));
  }

  @Override
  public boolean attacksWithCards(int type) {
    return breeds().attacks(type);
  }

  /** V5.10, V7.3 */
  @Override
  public void killed(Nemesis s, int figure) {
    if (s.creatures().typeOf(figure) == lair) Lairs.destroyed(s, figure);
    else leaves(s, figure);
  }

  /** V7.3 A killed void seeder leaves nothing but a token in the bag. */
  void leaves(Nemesis s, int figure) {
    s.creatures().remove(figure);
    Seats users = s.crew().inPlay();
    if (SeederWeaknessOps.known(s, users, SeederWeaknessOps.NoTokenOnDeath.class) == null) {
      s.creatures().addToBag(seederToken);
    }
  }

  // Infection

  /** V10.1 */
  @Override
  public void parasiteFound(Nemesis s, Seat seat) {
    Insanity.setToTop(s, seat);
  }

  @Override
  public boolean canCalmDown(Nemesis s, Seat seat) {
    return Insanity.lowered(s, seat) != SeedersState.of(s).level(seat);
  }

  @Override
  public Step<Nemesis> calming(Nemesis s, Occasion on, Seat seat, Step<Nemesis> scan) {
    return canCalmDown(s, seat) ? new CalmingDown(on, seat, scan) : scan;
  }

  @Override
  public boolean hasParasite(Nemesis s, Seat seat) {
    return SeedersState.of(s).level(seat) > TREATED;
  }

  /** V10.2, V10.3 */
  @Override
  public void treatParasite(Nemesis s, Seat seat) {
    Insanity.reduceTo(s, seat, TREATED);
  }

  /** V10.4 */
  @Override
  public int slotsIn(Nemesis s, int room) {
    int found = 0;
    List<SeedersContent.Slot> slots = content.weaknessSlots();
    for (int slot = 0; slot < slots.size(); slot++) {
      SeedersContent.Needs needs = slots.get(slot).needs();
      if (needs == null) continue;
      for (Seat seat : s.crew().seatsIn(room)) {
        if (SeedersState.of(s).level(seat) >= needs.insanityAtLeast()) found |= 1 << slot;
      }
    }
    return found;
  }

  @Override
  public boolean meets(Nemesis s, Seat seat, String line) {
    return line.equals("insanity-above-hand")
        && SeedersState.of(s).level(seat) > s.cards().hand(seat).size();
  }

  /** One who is brought back is sane (V16.1). */
  @Override
  public void died(Nemesis s, Seat seat) {
    SeedersState.of(s).resetLevel(seat);
  }

  /** V11.2 Every infection card drives mad, harmless or not; who is mad draws. */
  @Override
  public boolean mustDraw(Nemesis s, Seat seat) {
    int cards =
        contamination(s, s.cards().hand(seat))
            + contamination(s, s.cards().deck(seat))
            + contamination(s, s.cards().discard(seat));
    int level = Math.min(insanity().top(), SeedersState.of(s).level(seat) + cards);
    SeedersState.of(s).setLevel(seat, level);
    return level == insanity().top();
  }

  private static int contamination(Nemesis s, Pile pile) {
    int count = 0;
    for (int i = 0; i < pile.size(); i++) if (s.kit().isContamination(pile.number(i))) count++;
    return count;
  }

  /** V5.3 The end of a turn beside a lair is the only roll in combat. */
  @Override
  public boolean rollsAfterEggsInCombat() {
    return false;
  }

  @Override
  public SpeciesView view(Nemesis s, Viewer viewer, ShownCards cards) {
    return new SeedersView(s, viewer, cards);
  }

  @Override
  public List<String> onMat(Seat seat) {
    return List.of(Beats.at("insanity", seat));
  }
}
