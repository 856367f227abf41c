package starboard.nemesis;

import starboard.kernel.Seat;
import starboard.nemesis.content.Breeds;

/** What hunts us: what depends on the species and not on the place. Each method is a question. */
public interface Species {

  /** What only this species has on the table. */
  NemesisPart state(Nemesis table);

  Breeds breeds();

  /** N2.8 The bag at the start. */
  void fillBag(Nemesis s);

  /** TokenMeaning, WhoAppears: a token was drawn in an encounter of that Character. */
  void encountered(Nemesis s, int token, Seat cause);

  /** TokenMeaning: a token was drawn in the development of the bag (N3.14). */
  void developed(Nemesis s, int token);

  /**
   * WhenFiguresRunOut: a free figure for a creature of that type to appear in the room, or NONE if
   * none appears.
   */
  int figureFor(Nemesis s, int type, int room);

  /** FigureTokens: a figure of that type has left; its token, if it had one, goes into the bag. */
  void intoBag(Nemesis s, int type, int token);

  /** WhoAppears: a token was drawn by Summoning; its creature appears there and rests (N14.8). */
  void summoned(Nemesis s, int token, int room);

  /** FigureTokens: a free figure that an attacker grows into (N14.7), or NONE. */
  int grownFrom(Nemesis s, int figure);

  /** SurpriseNumber: which number is compared with the hand? */
  int surpriseNumber(Nemesis s, int token, Seat cause);

  /** SurpriseAttack and other attacks: what happens when this figure attacks? */
  void attacks(Nemesis s, int figure, Seat target, boolean surprise);

  /** Whether creatures of that type attack with attack cards; a larva does not (N14.6). */
  boolean attacksWithCards(int type);

  /** AfterDeath: what stays of a killed creature, what goes where? */
  void killed(Nemesis s, int figure);

  /** ParasiteFound: a scan found an infected card. */
  void parasiteFound(Nemesis s, Seat seat);

  /** ParasiteTreatment: what Surgery and Antidote cure. */
  void treatParasite(Nemesis s, Seat seat);

  /** ParasiteFound: a Character dies of what it carries (N15.6, N27.9). */
  void bursts(Nemesis s, Seat seat);

  /** An egg hatched and met nobody (N27.10). */
  void hatchedAlone(Nemesis s);

  /** A larva attack without a figure (N27.10, N14.6). */
  void infest(Nemesis s, Seat seat);

  /** FinalInfectionCheck: must that survivor draw four cards? The scan is done by it. */
  boolean mustDraw(Nemesis s, Seat seat);

  /** NoiseInCombat: does a Character in combat roll after attacking eggs (N12.4)? */
  boolean rollsAfterEggsInCombat();
}
