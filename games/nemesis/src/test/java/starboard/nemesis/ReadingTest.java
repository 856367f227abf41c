package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.CatalogueException;
import starboard.kernel.game.Setup;
import starboard.kernel.seats.Seat;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.mode.SemiCooperative;

/** Mistakes in the file are found when it is read, and told with their place. */
class ReadingTest {
  private static final String FILE = text("nemesis.yaml");
  private static final String REVERSE = text("board-advanced.yaml");

  private static Content read(String file, String reverse) {
    return Content.read(
        Catalogue.of("nemesis.yaml", file),
        Catalogue.of("board-advanced.yaml", reverse),
        BaseGame.VOCABULARY);
  }

  private static String text(String file) {
    try (InputStream in = Content.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{op: decoy} | {op: decoi} | items.red 'decoy' | unknown op 'decoi'",
        "{op: decoy} | {op: decoy, far: true} | items.red 'decoy' | unknown key 'far'",
        "op: cycle-hand, bonus: 1 | op: cycle-hand | items.green 'military-drugs' | 'bonus'",
        "weapon: revolver, amount: 1 | weapon: bow, amount: 1 | 'reload' | unknown item 'bow'",
        "weapon: energy, amount: 2 | weapon: energy, amount: all | 'armory' | cannot be 'all'",
        "rooms: [comms-room] | rooms: [cellar] | quest_items 'log-key' | unknown room 'cellar'",
        "colour: yellow, computer: printed | colour: pink | 'ev-short-circuit' | 'pink'",
        "types: [breeder, queen] | types: [boss] | 'weak-way-of-moving' | Intruder 'boss'",
        "{p: ship-reaches, dest: mars} | {p: ship-reaches, dest: moon} | 'obj-quarantine' | 'moon'",
        "{card: order, count: 1} | {card: ordre, count: 1} | characters 'captain' | 'ordre'",
        "recipe: [flame, medical] | recipe: [flame] | items.blue 'antidote' | two icons",
        "health: 6, retreat: false, bite | health: 6, retreat: true, bite | 'at-bite-6' | arrow",
        "y: 474, technical: [2, 3] | y: 474, technical: [2] | '004' | nothing has the number 3",
        "y: 474, technical: [2, 3] | y: 474, technical: [2, 3, 4] | '004' | number 4 is there"
            + " twice",
        "owner: captain, count: 1, unlock | count: 1, unlock | quest_items 'log-key' | owner",
        "weaknesses_used: 3 | weaknesses_used: 4 | weakness_slots | weaknesses_used of the set-up",
        "eggs_reserve: 3 | eggs_reserve: 2 | objects | eggs_reserve of the set-up is 2, not 3",
        "light_wound_track: 2 | light_wound_track: 16 | characters | at most 15 light wounds",
        "{op: passive-slime, moment: enter} | {op: passive-slime, moment: enter, then: pass} |"
            + " 'slime-room' | nothing follows"
      })
  void aMistakeIsToldWithItsEntry(String right, String wrong, String where, String what) {
    String broken = FILE.replaceFirst(Pattern.quote(right), wrong);
    assertThatThrownBy(() -> read(broken, REVERSE))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining("nemesis.yaml line")
        .hasMessageContaining(where)
        .hasMessageContaining(what);
  }

  /** A word that other games of the family have and this one never asks about is a mistake too. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{op: decoy} | {op: decoy, when: in-dark} | items.red 'decoy' | key 'when' needs 'light'",
        "at_technical: true, in_combat: false | dark: true | 'ev-noise-in-technical-corridors' |"
            + " 'dark' needs 'light'",
        "at_technical: true, in_combat: false | exterior: true | 'ev-noise-in-technical-corridors'"
            + " | 'surface'",
        "at_technical: true, in_combat: false | insanity_above_hand: true |"
            + " 'ev-noise-in-technical-corridors' | 'insanity'",
        "colour: yellow, computer: printed | powered: true | 'ev-short-circuit' | key 'powered'"
            + " needs 'light'",
        "requires: cockpit-or-computer | requires: exit-chamber | 'piloting' | requirement"
            + " 'exit-chamber'",
        "way: hibernation | way: bunker | 'hibernatorium' | unknown way out 'bunker'",
        "{p: finish-in, where: [pod]} | {p: finish-in, where: [bunker]} | 'obj-hoarder' | unknown"
            + " way out 'bunker'",
        "{op: analyse-object} | {op: analyse-object, knowledge: 3} | 'laboratory' | 'knowledge'",
        "{op: injure, amount: 1 | {op: injure, amount: 1, per_knowledge: 2 | 'taser' | 'knowledge'",
        "{op: cancel-interruption | {op: cancel-interruption, limit: once-per-round |"
            + " 'interruption' | 'round-limits'"
      })
  void soIsAWordThatNoRuleOfThisGameEvaluates(
      String right, String wrong, String where, String what) {
    aMistakeIsToldWithItsEntry(right, wrong, where, what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a: \"005\", b: \"008\" | a: \"005\", b: \"022\" | 'c-005-008-1' | unknown id '022'",
        "tile: evacuation-section-a | tile: cellar | '007' | unknown room 'cellar'",
        "networks: {red: [2, 3], blue: [4]} | networks: {red: [2, 3]} | '007' | one network",
        "networks: {red: [2, 3], blue: [4]} | networks: {red: [1, 2, 3]} | '007' | is there twice"
      })
  void soIsOneOfTheReverseSide(String right, String wrong, String where, String what) {
    String broken = REVERSE.replaceFirst(Pattern.quote(right), wrong);
    assertThatThrownBy(() -> read(FILE, broken))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining("board-advanced.yaml line")
        .hasMessageContaining(where)
        .hasMessageContaining(what);
  }

  /** What neither the core nor the place nor the species reads. */
  @Test
  void aSectionThatNobodyDeclaresIsRefused() {
    refuses(FILE + "lairs: []\n", REVERSE, "unknown key 'lairs'");
    refuses(FILE.replace("hand_size: 5", "hand_size: 5\n  feet: 2"), REVERSE, "key 'feet'");
    Vocabulary all = BaseGame.VOCABULARY;
    Vocabulary without =
        new Vocabulary(
            all.chapters(),
            all.goals(),
            all.waysOut(),
            all.requirements(),
            all.features(),
            List.of(),
            List.of());
    assertThatThrownBy(
            () ->
                Content.read(
                    Catalogue.of("nemesis.yaml", FILE),
                    Catalogue.of("board-advanced.yaml", REVERSE),
                    without))
        .hasMessageContaining("unknown key 'engines'")
        .hasMessageContaining("tracks: unknown key 'self_destruct'");
  }

  @Test
  void whatTheTableCannotHoldIsRefused() {
    refuses(FILE, wider(12), "at most 32 rooms, not 33");
    String many = FILE.replaceFirst("(id: creeper, .*?count: )3", "$140");
    refuses(many, REVERSE, "at most 31 figures");
  }

  private static void refuses(String file, String reverse, String what) {
    assertThatThrownBy(() -> read(file, reverse))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining(what);
  }

  /** The reverse side with so many more rooms, at the end of red technical corridors. */
  private static String wider(int more) {
    StringBuilder slots = new StringBuilder();
    for (int number = 22; number < 22 + more; number++) {
      slots.append("    - {id: \"0").append(number).append("\", number: ").append(number);
      slots.append(", name_en: Room, name_cs: Místnost, count: 1, source: designed, kind: \"1\"");
      slots.append(", tile: null, x: 1, y: 1, technical: [1, 2, 3, 4]");
      slots.append(", networks: {red: [1, 2, 3, 4]}}\n");
    }
    return REVERSE.replaceFirst(
        "(  # rooms joined by two corridors)", Matcher.quoteReplacement(slots.toString()) + "$1");
  }

  /** The last room that fits is a room like all others. */
  @Test
  void theLastOfThirtyTwoRoomsIsOneLikeAllOthers() {
    Content content = read(FILE, wider(11));
    BaseGame game = new BaseGame(content, new Box(content), content.board("board-advanced"));
    RuleSet rules = game.rules(new SemiCooperative(false));
    Nemesis s = new Nemesis(Setup.of(new NemesisGame(), 2, Map.of()), rules);
    assertThat(s.board().allRooms()).isEqualTo(-1);
    s.interior().setCounter(31, 3);
    s.interior().placeFire(31);
    s.creatures().moveFigure(0, 31);
    s.crew().stand(Seat.TWO, 31);
    assertThat(s.interior().counter(31)).isEqualTo(3);
    assertThat(s.interior().counter(30)).isZero();
    assertThat(s.interior().burns(31)).isTrue();
    assertThat(s.creatures().isOnBoard(0)).isTrue();
    assertThat(s.creatures().isOnBoard(1)).isFalse();
    assertThat(s.creatures().roomOfFigure(0)).isEqualTo(31);
    assertThat(s.crew().isInCombat(Seat.TWO)).isTrue();
  }
}
