package starboard.nemesis.family;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Setup;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Words;
import starboard.nemesis.Nemesis;
import starboard.nemesis.RuleSet;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.NameKeys;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.mode.SemiCooperative;
import starboard.nemesis.round.CoreWords;
import starboard.nemesis.round.RuleSets;
import starboard.nemesis.words.FaceTexts;

/** Vermin at an outpost, with the cards of the base game as far as the core evaluates them. */
final class OutpostGame extends NemesisGame {

  /** What the ship and the Intruders say in the file, and what stands there instead. */
  private static final Map<String, String> OTHERWISE = new LinkedHashMap<>();

  static {
    for (String section : List.of("engines", "escape_pods", "coordinates", "destinations")) {
      OTHERWISE.put("(?ms)^" + section + ":.*?(?=^\\S)", "");
    }
    OTHERWISE.put("(?ms)^  (self_destruct|destination):\\R.*?(?=^\\S|^  \\w)", "");
    OTHERWISE.put("(?m)^  (escape_pods_by_players|destination_marker): .*\\R", "");
    OTHERWISE.put(", mars_survives: true", "");
    OTHERWISE.put("passive_ops: \\[\\{op: passive-slime[^\\]]*\\]", "passive_ops: []");
    OTHERWISE.put(
        "\\{op: (start-self-destruct|stop-self-destruct|board-pod|eject-pod|toggle-pod|"
            + "repair-or-break-engine|check-engines|check-coordinates|set-destination|eclosion|"
            + "transform-creeper|slime|remove-slime)\\b[^{}]*\\}",
        "{op: heal-intruders, amount: 2}");
    OTHERWISE.put("\\{characters: \\{slimed: true\\}\\}", "{burning: true}");
    OTHERWISE.put("requires: cockpit-or-computer", "requires: computer");
    OTHERWISE.put("\\{p: ship-reaches[^{}]*\\}", "{p: signal-sent}");
    OTHERWISE.put("\\[pod, hibernation\\]", "[pod]");
    OTHERWISE.put("way: hibernation", "way: pod");
  }

  private static final Content CONTENT =
      Content.read(
          Catalogue.of("outpost.yaml", file()),
          Catalogue.read(Content.class, "board-advanced.yaml"),
          CoreWords.VOCABULARY.plus(Outpost.VOCABULARY));
  private static final BoxIndex KIT = new BoxIndex(CONTENT, new Box(CONTENT), CONTENT.board());
  private static final RuleSet RULES =
      RuleSets.of(
          KIT,
          new FaceTexts(KIT),
          new Outpost(CONTENT),
          new Vermin(KIT),
          new SemiCooperative(false));
  private static final Words WORDS =
      NameKeys.in(PhraseBook.beside(Nemesis.class, KIT.box()::name), CONTENT);

  private static String file() {
    try (InputStream in = Content.class.getResourceAsStream("nemesis.yaml")) {
      String file = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      for (var change : OTHERWISE.entrySet()) {
        file = file.replaceAll(change.getKey(), change.getValue());
      }
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Nemesis table(Setup setup) {
    return new Nemesis(setup, RULES);
  }

  @Override
  public List<Bot.Named<Nemesis>> bots() {
    return List.of();
  }

  /** The cadet, which judges tables of the ship, knows nothing of this place. */
  @Override
  public double outlook(Nemesis s, Seat seat) {
    return 1.0 / s.players();
  }

  @Override
  public Words words() {
    return WORDS;
  }
}
