package starboard.nemesis.combat;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.content.card.WeaponMods;
import starboard.nemesis.content.piece.HitTable;
import starboard.nemesis.content.term.Face;

/** How likely one roll of an attack hurts, face by face, and what an escape may cost (N11). */
final class Aim {

  private static final Face[] FACES = Face.values();

  private Aim() {}

  /** N11.2, N11.3 A shot; what may be rolled again or paid for more is not foreseen. */
  static Option.Risk shot(Nemesis s, Seat seat, int weapon, int victim) {
    HitTable die = die(s, seat);
    int[] hurt = new int[MOST];
    for (Face rolled : die.die().faces()) hurt[injuries(s, die, seat, weapon, victim, rolled)]++;
    return hit(hurt, die.die().faces().size());
  }

  private static final int MOST = 16;

  private static HitTable die(Nemesis s, Seat seat) {
    return Marksman.isPoor(s, seat)
        ? s.kit().content().hits()
        : s.rules().place().shootingDie(s, s.crew().roomOf(seat));
  }

  private static int injuries(
      Nemesis s, HitTable die, Seat seat, int weapon, int victim, Face rolled) {
    WeaponMods mods = s.kit().weapon(weapon).mods();
    Face face = mods.mapped(rolled);
    if (victim == Combat.EGGS) return die.eggsShot(face);
    int type = s.creatures().typeOf(victim);
    if (face == rolled) face = mapped(s, seat, type, face);
    int injuries = die.shoot(face, type);
    if (mods.minOneUnlessBlank() && face != Face.BLANK) injuries = Math.max(1, injuries);
    if (mods.bonusFaces().contains(face)) injuries++;
    return injuries == 0 ? 0 : Math.min(MOST - 1, injuries + mods.bonusOnHit());
  }

  private static Face mapped(Nemesis s, Seat seat, int type, Face face) {
    return FACES[InForce.known(s, Quantity.FACE, Seats.of(seat), type, face.ordinal())];
  }

  /** N11.4 A melee attack; who misses is wounded. */
  static Option melee(Nemesis s, Seat seat, int victim, Option option) {
    HitTable die = s.kit().content().hits();
    int[] hurt = new int[MOST];
    for (Face rolled : die.die().faces()) {
      if (victim == Combat.EGGS) {
        hurt[die.eggsMelee(rolled)]++;
      } else {
        int type = s.creatures().typeOf(victim);
        int injuries = die.melee(mapped(s, seat, type, rolled), type);
        hurt[injuries == 0 ? 0 : InForce.equipped(s, Quantity.MELEE, seat, injuries)]++;
      }
    }
    int faces = die.die().faces().size();
    Option told = option.risking(hit(hurt, faces));
    if (victim == Combat.EGGS) return told;
    boolean light = InForce.equipped(s, Quantity.MELEE_MISS, seat, 0) != 0;
    Text name = Text.of(light ? "risk.light-wound" : "risk.serious-wound");
    List<Text> parts = List.of(Text.of("risk.faces.missed", Arg.of(hurt[0]), Arg.of(faces)));
    return told.risking(Option.Risk.of("wound", name, hurt[0], faces, parts));
  }

  /**
   * @param hurt by injuries, on how many faces
   */
  private static Option.Risk hit(int[] hurt, int faces) {
    List<Text> parts = new ArrayList<>();
    for (int injuries = 1; injuries < hurt.length; injuries++) {
      if (hurt[injuries] > 0) {
        parts.add(
            Text.of("risk.faces.hurt", Arg.of(hurt[injuries]), Arg.of(faces), Arg.of(injuries)));
      }
    }
    return Option.Risk.hope("hit", Text.of("risk.hit"), faces - hurt[0], faces, parts);
  }

  /**
   * N11.6 That an attack on who escapes strikes: a card with the symbol of its attacker among those
   * not laid aside (N14.3); what attacks without cards strikes surely (N14.6).
   */
  static Option escape(Nemesis s, Seat seat, Option option) {
    int figures = s.creatures().figuresIn(s.crew().roomOf(seat));
    List<Integer> attackers = new ArrayList<>();
    boolean sure = false;
    for (int left = figures; left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      int type = s.creatures().typeOf(figure);
      if (s.creatures().isResting(figure) || !s.creatures().breeds().attacks(type)) continue;
      if (s.rules().species().attacksWithCards(type)) attackers.add(type);
      else sure = true;
    }
    if (attackers.isEmpty() && !sure) return option;
    Pile deck = s.intruderDecks().attackDeck();
    if (deck.size() < attackers.size() || !isPublic(s)) return option;
    double missed = sure ? 0 : missed(s, deck, attackers);
    List<Text> parts = new ArrayList<>();
    for (int type : attackers) parts.add(part(s, deck, type));
    int hit = (int) Math.round(CASES * (1 - missed));
    if (missed > 0 && missed < 1) hit = Math.clamp(hit, 1, CASES - 1);
    Text name = Text.of("risk.attack");
    return option.risking(Option.Risk.of("attack", name, hit, CASES, parts).forAll());
  }

  /** A chance of several cards is told as so many of these. */
  private static final int CASES = 1_000;

  /** Whether nobody holds attack cards that others do not see (N26.4). */
  private static boolean isPublic(Nemesis s) {
    int seen = s.intruderDecks().attackDeck().size() + s.intruderDecks().attackDiscard().size();
    return seen == s.rules().species().attacks(s.kit()).size();
  }

  private static Text part(Nemesis s, Pile deck, int type) {
    int strikes = 0;
    for (int i = 0; i < deck.size(); i++) {
      if (s.kit().attack(deck.number(i)).strikesFor(type)) strikes++;
    }
    return Text.of(
        "risk.attack-cards",
        Arg.of(s.creatures().breeds().title(type)),
        Arg.of(strikes),
        Arg.of(deck.size()));
  }

  /** That the cards of all attackers miss, drawn one after another. */
  private static double missed(Nemesis s, Pile deck, List<Integer> attackers) {
    int[] alike = new int[1 << attackers.size()];
    for (int i = 0; i < deck.size(); i++) {
      int misses = 0;
      for (int at = 0; at < attackers.size(); at++) {
        if (!s.kit().attack(deck.number(i)).strikesFor(attackers.get(at))) misses |= 1 << at;
      }
      alike[misses]++;
    }
    return missed(alike, deck.size(), attackers.size(), 0);
  }

  /**
   * @param alike cards by whom they miss, a bit each
   * @param at whose card is drawn next
   */
  private static double missed(int[] alike, int all, int attackers, int at) {
    if (at == attackers) return 1;
    double sum = 0;
    for (int misses = 0; misses < alike.length; misses++) {
      if (alike[misses] == 0 || (misses >>> at & 1) == 0) continue;
      double chance = (double) alike[misses] / all;
      alike[misses]--;
      sum += chance * missed(alike, all - 1, attackers, at + 1);
      alike[misses]++;
    }
    return sum;
  }
}
