package starboard.nemesis.game;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.words.Text;
import starboard.nemesis.GameMode;
import starboard.nemesis.RuleSet;
import starboard.nemesis.Species;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.intruders.Intruders;
import starboard.nemesis.mars.MarsBase;
import starboard.nemesis.mars.Roster;
import starboard.nemesis.nightstalkers.NightStalkers;
import starboard.nemesis.round.CoreWords;
import starboard.nemesis.round.RuleSets;
import starboard.nemesis.staff.Staff;
import starboard.nemesis.words.FaceTexts;

/** Lockdown put together: the Mars base with the Night Stalkers, or with the Intruders (L25). */
public final class Lockdown implements Pairing {

  /** What the core, the base, its people and either species evaluate. */
  public static final Vocabulary VOCABULARY =
      CoreWords.VOCABULARY
          .plus(MarsBase.VOCABULARY)
          .plus(Staff.VOCABULARY)
          .plus(NightStalkers.VOCABULARY);

  private static final Catalogue PLACE = file("mars.yaml");
  private static final Catalogue STALKERS = file("night-stalkers.yaml");

  /** L25.2 Their creatures, attacks and weaknesses, and the events made for them here. */
  private static final Catalogue INTRUDERS =
      STALKERS
          .only("serious_wounds", "contamination")
          .changedBy(
              BaseFiles.BOX.only(
                  "intruder_tokens", "intruder_types", "intruder_attacks", "weaknesses"))
          .changedBy(file("intruders-at-mars.yaml"));

  /** The people of both boxes (L25.1). */
  private static final Catalogue PEOPLE =
      file("lockdown-crew.yaml").changedBy(file("nemesis-crew-at-mars.yaml"));

  /** The side of the board that shows the surface (L26). */
  private static final Catalogue SURFACE_SIDE = file("mars-surface.yaml");

  /** What is on the table with one species on one side of the board. */
  private record Edition(Content content, Box box, BoxIndex kit, FaceTexts faces) {
    static Edition of(Content content, int firstNumber) {
      Box box = new Box(content, firstNumber);
      BoxIndex kit = new BoxIndex(content, box, content.board());
      return new Edition(content, box, kit, new FaceTexts(kit));
    }
  }

  /** By species, then by side; components are numbered through. */
  private static final List<Edition> EDITIONS = editions();

  /** The base side with Night Stalkers. */
  public static final Content CONTENT = EDITIONS.get(0).content;

  public static final Box BOX = EDITIONS.get(0).box;

  /** The side with the surface (L26). */
  public static final Content SURFACE = EDITIONS.get(1).content;

  public static final Box SURFACE_BOX = EDITIONS.get(1).box;

  /** The base side with Intruders. */
  public static final Content WITH_INTRUDERS = EDITIONS.get(2).content;

  private final BoxIndex kit;
  private final FaceTexts faces;
  private final MarsBase base;
  private final Species species;

  /** Night Stalkers and the Characters of this box, on that side: {@code base} or {@code mars}. */
  public Lockdown(String side) {
    this(side, false, Roster.Draft.LOCKDOWN);
  }

  /**
   * With one of the species.
   *
   * @param intruders those of the base game
   * @param draft whose Characters are played
   */
  public Lockdown(String side, boolean intruders, Roster.Draft draft) {
    Edition edition = EDITIONS.get((intruders ? 2 : 0) + (side.equals("mars") ? 1 : 0));
    kit = edition.kit;
    faces = edition.faces;
    base = new MarsBase(kit, !intruders, draft);
    species = intruders ? new Intruders(kit) : new NightStalkers(kit);
  }

  private static Catalogue file(String name) {
    return Catalogue.read(Content.class, name);
  }

  private static List<Edition> editions() {
    List<Edition> editions = new ArrayList<>();
    int first = 0;
    for (Catalogue species : List.of(STALKERS, INTRUDERS)) {
      Catalogue base = PLACE.changedBy(species).changedBy(PEOPLE);
      for (Catalogue side : List.of(base, base.changedBy(SURFACE_SIDE))) {
        Edition edition = Edition.of(Content.read(side, VOCABULARY), first);
        editions.add(edition);
        first = edition.box.size();
      }
    }
    return List.copyOf(editions);
  }

  /** The contents of all editions. */
  static List<Content> contents() {
    return EDITIONS.stream().map(Edition::content).toList();
  }

  /** The boxes of all editions, each on its side of the board. */
  static List<BoxIndex> kits() {
    return EDITIONS.stream().map(Edition::kit).toList();
  }

  /** What a component of any edition is called. */
  static Text name(int number) {
    for (Edition edition : EDITIONS) {
      if (number < edition.box.size()) return edition.box.name(number);
    }
    throw new IllegalArgumentException("no component has the number " + number);
  }

  @Override
  public BoxIndex kit() {
    return kit;
  }

  @Override
  public RuleSet rules(GameMode mode) {
    return RuleSets.of(kit, faces, base, species, mode);
  }
}
