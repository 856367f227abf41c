package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.nightstalkers.Stalked.explored;
import static starboard.nemesis.nightstalkers.Stalked.hand;
import static starboard.nemesis.nightstalkers.Stalked.intruder;
import static starboard.nemesis.nightstalkers.Stalked.item;
import static starboard.nemesis.nightstalkers.Stalked.noise;
import static starboard.nemesis.nightstalkers.Stalked.noisy;
import static starboard.nemesis.nightstalkers.Stalked.room;
import static starboard.nemesis.nightstalkers.Stalked.stands;

import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Turn;
import starboard.nemesis.staff.StaffState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/**
 * The examples printed in the Czech rulebook, in its order. The room it pictures beside the
 * elevator is 008 here: its corridor 2 goes to 012, its corridor 3 to the elevator, its corridor 4
 * to 009.
 */
final class LockdownExamplesTest {

  private static final int ONE_ON_THE_NOISE_DIE = 1;
  private static final int TWO_ON_THE_NOISE_DIE = 3;
  private static final int FOUR_ON_THE_NOISE_DIE = 7;
  private static final int SILENCE = 10;
  private static final int DOUBLE_HIT_OF_THE_ADVANTAGE_DIE = 4;
  private static final int ONE_ON_THE_MARS_DIE = 1;
  private static final int THREE_ON_THE_MARS_DIE = 5;

  /** The Survivor at the elevator of S-02 with these cards, the Sentry in the alert room. */
  private static Scenario<Nemesis> survivor(String... cards) {
    return Stalked.two().given(stands(ONE, "007")).given(hand(ONE, cards));
  }

  /** The same with the Archive beside the elevator, where all have been. */
  private static Scenario<Nemesis> atTheArchive(String... cards) {
    return survivor(cards).given(explored("008", "archive"));
  }

  private static Scenario<Nemesis> moves(Scenario<Nemesis> table) {
    return table.perform(new Turn(ONE)).choose(ONE, "move:room-008", "pay:hand-0-rest");
  }

  /**
   * Page 13, an event card: adults and breeders that are not in combat go through the corridor with
   * its number, together; then the effect; then what counts only for those in the dark.
   */
  @Test
  @Rule({"L5.6", "L5.7", "L8.3"})
  void anEventCard() {
    Stalked.two()
        .given(stands(ONE, "008"))
        .given(stands(TWO, "020"))
        .given(intruder("adult", "008"))
        .given(intruder("adult", "013"))
        .given(intruder("breeder", "025"))
        .given(intruder("creeper", "026"))
        .given(Stalked.closed("022-023"))
        .given(s -> MarsState.of(s).power(Circuit.S_03, false))
        .given(Stalked.nextEvent("ev-bulkheads-open"))
        .perform(new EventSteps.DrawEvent())
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).as("in combat").isEqualTo("008"))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 2)).isEqualTo("014"))
        .then(s -> assertThat(Stalked.whereIs(s, "breeder", 1)).isEqualTo("021"))
        .then(s -> assertThat(Stalked.whereIs(s, "creeper", 1)).as("no symbol").isEqualTo("026"))
        .then(s -> assertThat(s.interior().closedDoors()).isZero())
        .then(
            s ->
                assertThat(noisy(s))
                    .as("around who is in the dark")
                    .containsExactlyInAnyOrder("019-020", "020-021", "technical-corridors"))
        .then(s -> assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(1));
  }

  /** Page 15, the parts of an action card: Clean-up, out of combat, no more cards, one of two. */
  @Test
  @Rule({"L6.1", "L6.2", "L6.9"})
  void theJanitorCleansUp() {
    Scenario<Nemesis> both =
        janitor().given(Stalked.broken("007")).given(Stalked.burning("007")).perform(new Turn(ONE));
    both.choose(ONE, "play:hand-0-clean-up").asks(ONE, "ask.effect");
    assertThat(both.decision(ONE).options()).hasSize(2);
    both.choose(ONE, both.decision(ONE).options().getFirst().id())
        .then(s -> assertThat(s.interior().isBroken(room("007"))).isFalse())
        .then(s -> assertThat(s.interior().burns(room("007"))).isTrue());
    janitor()
        .given(Stalked.burning("007"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-clean-up")
        .then(s -> assertThat(s.interior().burns(room("007"))).isFalse());
    janitor()
        .given(Stalked.burning("007"))
        .given(intruder("larva", "007"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-clean-up", "refused.in-combat");
  }

  private static Scenario<Nemesis> janitor() {
    return Stalked.of("janitor", "sentry").given(stands(ONE, "007")).given(hand(ONE, "clean-up"));
  }

  /** Page 16: the Survivor pays a card and goes where the Sentry is; nobody rolls for noise. */
  @Test
  @Rule({"L7.1", "L6.3"})
  void movingIntoAnOccupiedRoom() {
    moves(atTheArchive("rest").given(stands(TWO, "008")))
        .notTold(ONE, "event.noise-roll")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("008")))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
    moves(atTheArchive("rest").given(intruder("adult", "008"))).notTold(ONE, "event.noise-roll");
  }

  /**
   * Page 17: she finds the Archive. Its token puts a malfunction there and says that 3 items are to
   * be found; then she rolls for noise.
   */
  @Test
  @Rule({"L7.1", "L7.2"})
  void movingIntoAnUnexploredRoom() {
    moves(
            survivor("rest")
                .given(s -> hide(s, "archive", "explore-17"))
                .rolls(Chance.NOISE, ONE_ON_THE_NOISE_DIE))
        .then(s -> assertThat(s.interior().isExplored(room("008"))).isTrue())
        .then(s -> assertThat(s.interior().isBroken(room("008"))).isTrue())
        .then(s -> assertThat(s.interior().counter(room("008"))).isEqualTo(3))
        .told(TWO, "event.noise-roll")
        .then(s -> assertThat(noisy(s)).containsExactly("008-012"));
  }

  /** That tile lies face down in 008, with that token on it. */
  private static void hide(Nemesis s, String tile, String token) {
    int room = room("008");
    s.interior()
        .layBoard(
            first(s, s.interior().tiles(), s.kit().tilePosition(room), Sited.tile(tile)),
            first(
                s,
                s.interior().explorationTokens(),
                s.kit().tokenPosition(room),
                Stalked.CONTENT.explorationTokens().indexOf(token)));
  }

  /** The pile with a thing of that kind at that position, and what was there in its place. */
  private static Pile first(Nemesis s, Pile pile, int position, int entry) {
    int found = 0;
    while (s.kit().box().entry(pile.number(found)) != entry) found++;
    return pile.with(found, pile.at(position)).with(position, pile.at(found));
  }

  /**
   * Page 17: into the empty Archive; a 2 puts noise in corridor 2, or is an encounter if it lay
   * there.
   */
  @Test
  @Rule({"L7.1", "L7.4"})
  void movingIntoAnEmptyRoom() {
    moves(atTheArchive("rest").rolls(Chance.NOISE, TWO_ON_THE_NOISE_DIE))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(noisy(s)).containsExactly("008-012"))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
    moves(atTheArchive("rest").given(noise("008-012")).rolls(Chance.NOISE, TWO_ON_THE_NOISE_DIE))
        .told(ONE, "event.encounter");
  }

  /**
   * Page 18: noise in a corridor with a door lies on both sides of it; noise of the technical
   * corridors lies in every entrance. Two corridors of the Guard Room have noise so: 4 with a door
   * and the technical one.
   */
  @Test
  @Rule({"L7.6", "L7.9", "L7.4"})
  void whereNoiseLies() {
    for (int face : new int[] {FOUR_ON_THE_NOISE_DIE, ONE_ON_THE_NOISE_DIE}) {
      guardRoom(face)
          .given(stands(ONE, "003"))
          .perform(new NoiseRoll(ONE))
          .told(ONE, "event.encounter");
    }
    guardRoom(FOUR_ON_THE_NOISE_DIE)
        .given(stands(ONE, "004"))
        .perform(new NoiseRoll(ONE))
        .told(ONE, "event.encounter");
    guardRoom(FOUR_ON_THE_NOISE_DIE)
        .given(stands(ONE, "001"))
        .perform(new NoiseRoll(ONE))
        .told(ONE, "event.encounter");
    guardRoom(TWO_ON_THE_NOISE_DIE)
        .given(stands(ONE, "003"))
        .perform(new NoiseRoll(ONE))
        .notTold(ONE, "event.encounter");
  }

  private static Scenario<Nemesis> guardRoom(int face) {
    return Stalked.two()
        .given(explored("003", "guard-room"))
        .given(noise("003-004", "technical"))
        .given(Stalked.closed("003-004"))
        .rolls(Chance.NOISE, face);
  }

  /**
   * Page 20, an encounter: she comes from the elevator; noise lies in two corridors, she rolls the
   * 2 of one of them. Both markers go, an adult with 2 and 3 comes, and as the section has power
   * the 2 counts: with 1 card in hand she is attacked at once.
   */
  @Test
  @Rule({"L12.2", "L8.3", "L15.7"})
  void anEncounter() {
    moves(encounter("rest", "search"))
        .then(s -> assertThat(noisy(s)).isEmpty())
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("008"))
        .told(TWO, "event.surprise")
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.intruderDecks().attackDiscard().size()).isEqualTo(1));
    moves(encounter("rest", "search", "demolition")).notTold(TWO, "event.surprise");
  }

  private static Scenario<Nemesis> encounter(String... cards) {
    return atTheArchive(cards)
        .given(noise("008-012", "008-009"))
        .given(Stalked.bag("tok-adult-2-3"))
        .given(Stalked.attacks("at-cut-2", "at-cut-3", "at-cut-4"))
        .rolls(Chance.NOISE, TWO_ON_THE_NOISE_DIE);
  }

  /**
   * Page 21, a fight: the Survivor fires her Assault Rifle. A card and an ammo are spent, the
   * double hit and the rifle's own make 3 injuries, and the adult holds out as its number is
   * higher.
   */
  @Test
  @Rule({"L15.1", "L15.4", "L15.11"})
  void aFight() {
    fight()
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(Stalked.ammo(s, ONE, "quest-assault-rifle")).isEqualTo(1))
        .then(s -> assertThat(Stalked.injuries(s, "adult")).isEqualTo(3))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("008"));
  }

  private static Scenario<Nemesis> fight() {
    return atTheArchive("rest", "search")
        .given(stands(ONE, "008"))
        .given(item(ONE, "quest-assault-rifle"))
        .given(intruder("adult", "008"))
        .given(Stalked.attacks("at-cut-4", "at-perched-in-the-dark-2", "at-cut-3"))
        .rolls(Chance.COMBAT, DOUBLE_HIT_OF_THE_ADVANTAGE_DIE)
        .perform(new Turn(ONE))
        .choose(ONE, "shoot", "pay:hand-0-rest");
  }

  /**
   * Page 21, the escape from that fight: a card is paid, the adult attacks first and she takes a
   * serious wound, then she stands at the elevator. The card named there is none of this box.
   */
  @Test
  @Rule({"L15.6", "L15.8", "L28.8"})
  void anEscape() {
    fight()
        .rolls(Chance.NOISE, SILENCE)
        .choose(ONE, "escape:room-007", "pay:hand-0-search")
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("007")))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("008"));
    assertThat(Stalked.CONTENT.attacks().entries())
        .noneSatisfy(attack -> assertThat(attack.id()).contains("bite"));
  }

  /**
   * Page 22, the parts of an attack card: Cut shows the attacker, so a light wound and a
   * contamination card; in the dark another light wound.
   */
  @Test
  @Rule({"L15.8", "L8.3"})
  void anAttackCard() {
    cut(true)
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
    cut(false)
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(2))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1));
  }

  private static Scenario<Nemesis> cut(boolean lit) {
    return survivor()
        .given(s -> MarsState.of(s).power(Circuit.S_02, lit))
        .given(intruder("adult", "007"))
        .given(Stalked.attacks("at-cut-2"))
        .perform(new Attack(Stalked.figure("adult", 1), ONE, false));
  }

  /**
   * Page 22, a scan: the Janitor rests and finds a parasite. The card stays in his hand, a larva
   * goes on his board; Surgery rids him of both.
   */
  @Test
  @Rule({"L17.3", "L17.4", "L16.17"})
  void aScan() {
    Stalked.of("janitor", "sentry")
        .given(explored("008", "surgery"))
        .given(stands(ONE, "008"))
        .given(hand(ONE, "rest", "infected", "search", "demolition"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-rest")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(3))
        .choose(ONE, "use:action-operate", "pay:hand-0-search", "pay:hand-0-demolition")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse())
        .then(s -> assertThat(s.cards().deck(ONE).size()).isEqualTo(10));
  }

  /**
   * Page 23: the Survivor analyses an egg and finds the second weakness. The egg is used up; for
   * the last one a carcass or a corpse is needed, another egg teaches only her.
   */
  @Test
  @Rule({"L16.6", "L19.1", "L19.4"})
  void aWeakness() {
    laboratory(ObjectKind.EGG)
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(3))
        .then(s -> assertThat(Integer.bitCount(s.intruderDecks().discovered())).isEqualTo(2))
        .then(s -> assertThat(s.objects().eggsIn(room("008"))).isZero())
        .given(Stalked.lying(ObjectKind.EGG, "008"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(6))
        .then(s -> assertThat(Integer.bitCount(s.intruderDecks().discovered())).isEqualTo(2))
        .given(Stalked.lying(ObjectKind.CARCASS, "008"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(Integer.bitCount(s.intruderDecks().discovered())).isEqualTo(3));
  }

  private static Scenario<Nemesis> laboratory(ObjectKind sample) {
    return Stalked.two()
        .given(Stalked.weakness("weak-light"))
        .given(explored("008", "laboratory"))
        .given(stands(ONE, "008"))
        .given(Stalked.lying(sample, "008"))
        .perform(Sited.uses(ONE, 1));
  }

  /**
   * Page 24, dark and light: an encounter in a section without power. For one use of her flashlight
   * she counts as lit, and the lower number of the token holds.
   */
  @Test
  @Rule({"L8.3", "L12.2"})
  void aFlashlightInTheDark() {
    inTheDark()
        .choose(ONE, "react:items-0-flashlight")
        .notTold(TWO, "event.surprise")
        .then(s -> assertThat(StaffState.of(s).uses(thing(s))).isEqualTo(2));
    Scenario<Nemesis> dark = inTheDark();
    dark.choose(ONE, dark.decision(ONE).options().getFirst().id())
        .told(TWO, "event.surprise")
        .then(s -> assertThat(StaffState.of(s).uses(thing(s))).isEqualTo(3));
  }

  private static int thing(Nemesis s) {
    return Stalked.thing(s, ONE, "flashlight");
  }

  private static Scenario<Nemesis> inTheDark() {
    return survivor("rest", "search")
        .given(Stalked::dark)
        .given(item(ONE, "flashlight"))
        .given(Stalked.bag("tok-adult-2-3"))
        .given(Stalked.attacks("at-cut-2", "at-cut-3"))
        .perform(new Encounter(ONE));
  }

  /**
   * Page 25, the parts of an item card: a Medkit is a component, is used out of combat, costs a
   * card, is used up and does one of two things, to its owner or to another in the room.
   */
  @Test
  @Rule({"L20.11", "L20.6", "L6.9", "L6.2"})
  void anItemCard() {
    Scenario<Nemesis> hurt =
        medkit()
            .given(Stalked.wounds(ONE, "wound-head", "wound-lungs"))
            .given(s -> s.crew().dress(ONE, 0));
    hurt.perform(new Turn(ONE)).choose(ONE, "use:items-0-first-aid-kit").asks(ONE, "ask.effect");
    assertThat(hurt.decision(ONE).options()).hasSize(2);
    hurt.choose(ONE, hurt.decision(ONE).options().getFirst().id(), "pay:hand-0-rest")
        .then(s -> assertThat(Stalked.has(s, ONE, "first-aid-kit")).isFalse())
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.GREEN).size()).isEqualTo(1));
    medkit()
        .given(Stalked.wounds(ONE, "wound-head"))
        .given(intruder("larva", "007"))
        .perform(new Turn(ONE))
        .refuses(ONE, "use:items-0-first-aid-kit", "refused.in-combat");
    assertThat(Stalked.CONTENT.items().require("first-aid-kit").component())
        .isEqualTo(Stalked.CONTENT.items().require("neutralizer").recipe().getFirst());
  }

  private static Scenario<Nemesis> medkit() {
    return survivor("rest").given(item(ONE, "first-aid-kit"));
  }

  /**
   * Page 26, a search: in the white Archive she names the red deck, looks at two cards, keeps the
   * battery and puts the glowstick under the deck, both unseen by the others.
   */
  @Test
  @Rule({"L20.3", "L20.1"})
  void aSearch() {
    atTheArchive("search")
        .given(stands(ONE, "008"))
        .given(Stalked.counter("008", 3))
        .given(s -> stack(s, "battery", "glow-stick"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-search", "deck:deck-red")
        .then(s -> assertThat(s.interior().counter(room("008"))).isEqualTo(2))
        .choose(ONE, "keep:finds-0-battery")
        .then(s -> assertThat(Stalked.has(s, ONE, "battery")).isTrue())
        .then(s -> assertThat(s.itemDecks().itemDeck(ItemDeck.RED).size()).isEqualTo(29))
        .then(s -> assertThat(under(s)).isEqualTo("glow-stick"))
        .then(s -> assertThat(s.knows(TWO, s.belongings().inventory(ONE).number(0))).isFalse())
        .then(
            s -> assertThat(s.knows(ONE, s.itemDecks().itemDeck(ItemDeck.RED).number(0))).isTrue())
        .then(
            s ->
                assertThat(s.knows(TWO, s.itemDecks().itemDeck(ItemDeck.RED).number(0))).isFalse());
  }

  /** These red items lie on top of their deck, in any order. */
  private static void stack(Nemesis s, String... items) {
    Pile rest = s.itemDecks().itemDeck(ItemDeck.RED);
    Pile top = Pile.EMPTY;
    for (String item : items) {
      int position = s.itemDecks().findItem(rest, Stalked.CONTENT.items().indexOf(item));
      top = top.with(rest.at(position));
      rest = rest.without(position);
    }
    s.itemDecks().layItems(ItemDeck.RED, top);
    for (int i = 0; i < rest.size(); i++) s.itemDecks().underDeck(rest.at(i));
  }

  /** The item at the bottom of the red deck. */
  private static String under(Nemesis s) {
    int card = s.itemDecks().itemDeck(ItemDeck.RED).number(0);
    return s.kit().content().items().at(s.kit().box().entry(card)).id();
  }

  /**
   * Page 31, noise in a building: Surgery lies in area 1, a 1 on the Mars die puts noise in the
   * whole area; if it lay there, it is an encounter.
   */
  @Test
  @Rule({"L26.3", "L28.28"})
  void noiseInABuilding() {
    surface("001", ONE_ON_THE_MARS_DIE)
        .then(s -> assertThat(noisy(s)).containsExactly("area-1"))
        .notTold(ONE, "event.encounter")
        .rolls(Chance.NOISE, ONE_ON_THE_MARS_DIE)
        .perform(new NoiseRoll(ONE))
        .told(ONE, "event.encounter");
  }

  /** Page 31, noise on a crossroads: a 3 puts noise in area 3, where it lies. */
  @Test
  @Rule("L26.3")
  void noiseOnACrossroads() {
    surface("028", THREE_ON_THE_MARS_DIE).then(s -> assertThat(noisy(s)).containsExactly("area-3"));
  }

  private static Scenario<Nemesis> surface(String room, int face) {
    return OnMars.begun()
        .given(s -> explore(s, room))
        .given(OnMars.stands(ONE, room))
        .given(OnMars.stands(TWO, "014"))
        .rolls(Chance.NOISE, face)
        .perform(new NoiseRoll(ONE));
  }

  /** The tile of a room of the surface lies face up; a crossroads has none. */
  private static void explore(Nemesis s, String room) {
    int number = OnMars.room(room);
    if (!s.interior().isExplored(number)) s.interior().turnTile(number);
  }

  /**
   * Page 31, the parts of a surface card: Radioactive Dust gives whoever is outside without a
   * spacesuit a contamination card and slime, whoever is in a suit or a building only the card.
   */
  @Test
  @Rule({"L26.4", "L26.10"})
  void aSurfaceCard() {
    dust("028", false)
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isTrue());
    dust("028", true)
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isFalse());
    dust("002", false)
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isFalse());
  }

  private static Scenario<Nemesis> dust(String room, boolean suit) {
    Scenario<Nemesis> table =
        OnMars.begun()
            .given(s -> explore(s, room))
            .given(OnMars.stands(ONE, room))
            .given(OnMars.stands(TWO, "014"))
            .given(OnMars.next("mars-radioactive-dust"));
    if (suit) table.given(item(ONE, "spacesuit"));
    return table.perform(s -> Surface.turnUp(s, ONE));
  }
}
