package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.rone.content.Content;
import starboard.rone.game.RoneGame;
import starboard.testkit.Rule;

/** R17.1: scenarios that people write. */
final class ScenarioFilesTest {

  @TempDir Path folder;

  /** Our own example; tests run in the folder of the game. */
  private static String example() throws IOException {
    return Files.readString(Path.of("../../docs/examples/scenarios/night-watch.yaml"));
  }

  private RoneGame game(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name + ".yaml"), text);
    return new RoneGame(folder.toString());
  }

  /** What is wrong with the files, as a host reads it. */
  private static List<String> complaints(RoneGame game, Language language) {
    return game.complaints().stream().map(text -> game.words().say(text, language)).toList();
  }

  private static List<String> complaints(RoneGame game) {
    return complaints(game, Language.EN);
  }

  private static Setup setup(RoneGame game, String scenario) {
    return Setup.of(game, 2, Map.of("mode", "co-op", "scenario", scenario));
  }

  @Test
  @Rule("R17.1")
  void theExampleIsOfferedAndCanBePlayedToItsEnd() throws IOException {
    RoneGame game = game("night-watch", example());
    assertThat(game.complaints()).isEmpty();
    assertThat(game.words().say(Text.of("option.scenario.night-watch.name"), Language.CS))
        .isEqualTo("Noční hlídka");
    for (int seed = 0; seed < 5; seed++) {
      Rone s = game.open(setup(game, "night-watch"), Seed.of(seed));
      SplittableRandom random = new SplittableRandom(seed);
      while (!s.over()) {
        Seat seat = s.deciding().first();
        s.answer(seat, s.choices(seat).at(random.nextInt(s.choices(seat).size())));
      }
      assertThat(s.invasion().round()).isLessThanOrEqualTo(7);
    }
  }

  @ParameterizedTest
  @Rule("R17.1")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          op: deploy, n: 1 | op: deplyo, n: 1 | line 44, events 'nw-midnight' | deplyo
          op: deploy, n: 1 | op: deploy, n: 0 | line 44, events 'nw-midnight' | from 1 to 99
          op: deploy, n: 1 | op: draw, n: 1 | line 38, events 'nw-midnight' | the Invasion cannot do this: draw
          ends_round: 7 | ends_round: 70 | line 45, events 'nw-dawn' | from 1 to 20
          victory: {type | victori: {type | victori | victori
          event: nw-dawn | event: nw-noon | nw-noon | there is no event 'nw-noon'
          4: {ranged: 0, melee: 1, armour: 0, life: 0} | 5: {ranged: 0, melee: 1, armour: 0, life: 0} | support_lines | 1, 2, 3 and 4 players
          name_cs: Noční hlídka | name_de: Nachtwache | name_cs | name_cs
          melee: 2 | melee: 200 | support_lines | from 0 to 99
          difficulty: hard | difficulty: horrible | horrible | horrible
          {do: recruit_all_zones} | {do: recruit_all_zonez} | line 7 | recruit_all_zonez
          """)
  void aMistakeIsToldWithFileLineAndEntry(String good, String bad, String where, String complaint)
      throws IOException {
    assertThat(example()).contains(good);
    RoneGame game = game("night-watch", example().replace(good, bad));
    assertThat(complaints(game)).hasSize(1);
    assertThat(complaints(game).getFirst())
        .contains("night-watch.yaml")
        .contains(where)
        .contains(complaint);
    for (Language language : Language.values()) {
      assertThat(refusal(game, "night-watch", language))
          .contains(complaints(game, language).getFirst());
    }
    assertThat(setup(game, "first-wave").option("scenario")).isEqualTo("first-wave");
  }

  /** What whoever chooses it reads. */
  private static String refusal(RoneGame game, String scenario, Language language) {
    Refusal refusal = catchThrowableOfType(Refusal.class, () -> setup(game, scenario));
    return game.words().say(refusal.text(), language);
  }

  @ParameterizedTest
  @Rule("R17.1")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          op: deploy, n: 1 | op: deplyo, n: 1 | řádek 44, events 'nw-midnight' | neznámé slovo 'deplyo' (op); nejbližší známá jsou: deploy
          difficulty: hard | difficulty: horrible | řádek 24, support_lines | neznámé slovo 'horrible' (slovo); známá jsou: story, easy, normal, hard
          name_cs: Noční hlídka | nome: x | řádek 3 | chybí klíč 'name_cs'
          op: deploy, n: 1 | op: deploy, n: 0 | řádek 44, events 'nw-midnight' | má tu být číslo od 1 do 99
          ends_round: 7 | ends_round: 70 | řádek 45, events 'nw-dawn' | kolo má být od 1 do 20
          melee: 2 | melee: 200 | support_lines | hodnoty mají být od 0 do 99
          n: players | n: many | řádek 8, setup | číslo od 0 do 99 nebo slovo players
          op: deploy, n: 1 | op: draw, n: 1 | events 'nw-midnight' | toto Invaze nemůže: draw
          event: nw-dawn | event: nw-noon | night-watch.yaml | událost 'nw-noon' neexistuje; jsou tu nw-dusk, nw-midnight, nw-dawn
          ends_round: 7 | ends_round: seven | řádek 48, events 'nw-dawn' | má tu být celé číslo, je tu 'seven'
          {do: recruit_all_zones} | {do: recruit_all_zones | řádek 8, sloupec 3 | chybný YAML; anglicky
          """)
  void aCzechReaderIsToldInCzech(String good, String bad, String where, String complaint)
      throws IOException {
    assertThat(example()).contains(good);
    RoneGame game = game("night-watch", example().replace(good, bad));
    assertThat(complaints(game, Language.CS).getFirst())
        .contains("night-watch.yaml")
        .contains(where)
        .contains(complaint);
    assertThat(refusal(game, "night-watch", Language.CS))
        .startsWith("Tento scénář nelze hrát:")
        .contains(complaint);
  }

  @Test
  @Rule("R17.1")
  void everySentenceAboutFilesIsThereInBothLanguages() {
    PhraseBook book = PhraseBook.beside(Content.class, number -> Text.of("unnamed", number));
    assertThat(book.keys(Language.CS)).isEqualTo(book.keys(Language.EN)).isNotEmpty();
  }

  @Test
  @Rule("R17.1")
  void aFileOfTenMegabytesIsRefusedAndTheOthersAreThere() throws IOException {
    Files.write(folder.resolve("huge.yaml"), new byte[10 << 20]);
    RoneGame game = game("night-watch", example());
    assertThat(complaints(game)).hasSize(1);
    assertThat(complaints(game).getFirst()).contains("huge.yaml").contains("larger than 4 MiB");
    assertThat(complaints(game, Language.CS).getFirst())
        .contains("huge.yaml")
        .contains("soubor je větší než 4 MiB");
    assertThat(refusal(game, "huge", Language.CS)).contains("soubor je větší než 4 MiB");
    assertThat(setup(game, "night-watch").option("scenario")).isEqualTo("night-watch");
  }

  @Test
  @Rule("R17.1")
  void binaryNoiseIsRefused() throws IOException {
    byte[] noise = new byte[5000];
    new java.util.Random(7).nextBytes(noise);
    Files.write(folder.resolve("noise.yaml"), noise);
    RoneGame game = new RoneGame(folder.toString());
    assertThat(complaints(game).getFirst()).contains("noise.yaml line ").contains("not UTF-8");
    assertThat(complaints(game, Language.CS).getFirst())
        .contains("noise.yaml řádek ")
        .contains("toto není text v UTF-8");
  }

  @Test
  @Rule("R17.1")
  void textThatIsNoScenarioIsRefused() throws IOException {
    RoneGame game = game("poem", "roses are red\n");
    assertThat(complaints(game).getFirst()).contains("poem.yaml");
    assertThat(complaints(game("empty", ""))).hasSize(2);
  }

  @Test
  @Rule("R17.1")
  void anUnknownScenarioIsRefusedWithThoseThereAre() {
    RoneGame game = new RoneGame(folder.resolve("nowhere").toString());
    assertThat(game.complaints()).isEmpty();
    assertThatThrownBy(() -> setup(game, "night-watch"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("first-wave");
  }

  @Test
  @Rule("R17.1")
  void aFileCannotTakeTheNameOfAScenarioOfTheBox() throws IOException {
    RoneGame game = game("first-wave", example());
    assertThat(complaints(game)).hasSize(1);
    assertThat(game.table(setup(game, "first-wave")).invasion().scenario().id())
        .isEqualTo("scenario-1-first-wave");
  }

  @Test
  void filesOfOtherKindsAreLeftAlone() throws IOException {
    Files.writeString(folder.resolve("notes.txt"), "nothing", StandardCharsets.UTF_8);
    assertThat(new RoneGame(folder.toString()).complaints()).isEmpty();
  }
}
