package starboard.app.headless;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Replay;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.wire.GameJson;
import starboard.wire.Json;
import starboard.wire.Reader;
import starboard.wire.ReplayJson;
import starboard.wire.Request;
import starboard.wire.RuleJson;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Answers requests, one line each; keeps the game between them. */
final class Protocol {

  private static final String COMMANDS =
      "games, new, decide, position, scene, hash, undo, save, load, imagine, return, random, rule,"
          + " why, quit";

  /** Longer words of a request are cut when an error repeats them. */
  private static final int LONGEST_WORD = 500;

  private final Games games;
  private final Words kernel = PhraseBook.kernel();
  private final Language standard;
  private final Consumer<Throwable> faults;
  private @Nullable HeldGame<?> held;

  /** Who reads the answer to the request at hand. */
  private Reader reader;

  private boolean ended;

  /**
   * Begins without a game.
   *
   * @param faults is told what goes wrong inside the program
   */
  Protocol(Games games, Language standard, Consumer<Throwable> faults) {
    this.games = games;
    this.standard = standard;
    this.faults = faults;
    this.reader = new Reader(kernel, standard, 0);
  }

  /** Whether {@code quit} was asked for. */
  boolean ended() {
    return ended;
  }

  static boolean isBlank(byte[] line) {
    for (byte b : line) if (b != ' ' && b != '\t' && b != '\r') return false;
    return true;
  }

  String tooLarge(int longest) {
    return error("too-large", Text.of("error.too-large", Arg.word(String.valueOf(longest))));
  }

  /** The answer to a line, itself without a line feed. */
  String answer(byte[] line) {
    HeldGame<?> before = held;
    reader = before == null ? new Reader(kernel, standard, 0) : before.reader();
    try {
      ObjectNode answer = Json.MAPPER.createObjectNode();
      answer.put("ok", true);
      carryOut(Request.of(line), answer);
      return Json.MAPPER.writeValueAsString(answer);
    } catch (Refusal refusal) {
      Words words = refusal.words();
      if (words != null) reader = new Reader(words, reader.language(), reader.players());
      return error(refusal.code(), refusal.text());
    } catch (RuntimeException | StackOverflowError | AssertionError fault) {
      held = before;
      faults.accept(fault);
      return error("internal", Text.of("error.internal"));
    }
  }

  private void carryOut(Request request, ObjectNode answer) {
    String command = request.string("cmd");
    switch (command) {
      case "games" -> {
        ArrayNode list = answer.putArray("games");
        for (Game<?> game : games.all()) list.add(GameJson.tree(game, reader.language()));
      }
      case "new" -> answer.setAll(open(request));
      case "load" -> answer.setAll(load(request));
      case "decide" -> answer.setAll(held().decide(request));
      case "position" -> answer.setAll(held().position());
      case "scene" -> answer.set("scene", held().scene(request));
      case "hash" -> answer.put("hash", held().hash());
      case "undo" -> answer.setAll(held().undo(request));
      case "save" -> answer.set("replay", held().save());
      case "imagine" -> answer.setAll(held().imagine(request));
      case "return" -> answer.setAll(held().comeBack());
      case "random" -> answer.setAll(held().random(request));
      case "rule" -> answer.set("rules", rules(request));
      case "why" -> answer.set("refused", held().why(request));
      case "quit" -> ended = true;
      default ->
          throw new Refusal(
              "unknown-command", Text.of("error.command", Arg.word(command), Arg.word(COMMANDS)));
    }
  }

  /** One rule by its number, or those that have some words; of the game at hand or of another. */
  private ArrayNode rules(Request request) {
    Game<?> game =
        request.has("game") ? games.named(request.string("game")) : games.named(held().gameId());
    return RuleJson.tree(game.book().find(request.string("rule"), reader.language()));
  }

  private HeldGame<?> held() {
    HeldGame<?> open = held;
    if (open == null) throw new Refusal("no-game", Text.of("error.no-game"));
    return open;
  }

  private ObjectNode open(Request request) {
    Language language = request.has("lang") ? Language.of(request.string("lang")) : standard;
    reader = new Reader(reader.words(), language, 0);
    Game<?> game = games.named(request.string("game"));
    int players = request.whole("players");
    reader = new Reader(game.words(), language, players);
    Setup setup = Setup.of(game, players, request.options(), request.carried());
    Seed seed = request.seed();
    HeldGame<?> opened = HeldGame.open(game, setup, seed, reader);
    ObjectNode position = opened.opening();
    held = opened;
    return position;
  }

  private ObjectNode load(Request request) {
    Language language =
        request.has("lang") ? Language.of(request.string("lang")) : reader.language();
    reader = new Reader(reader.words(), language, 0);
    Replay replay = ReplayJson.read(request.object("replay"), games);
    Game<?> game = games.named(replay.game());
    reader = new Reader(game.words(), language, replay.setup().players());
    HeldGame<?> loaded = HeldGame.load(game, replay, reader);
    ObjectNode position = loaded.position();
    held = loaded;
    return position;
  }

  private String error(String code, Text text) {
    ObjectNode answer = Json.MAPPER.createObjectNode();
    answer.put("ok", false);
    answer
        .putObject("error")
        .put("code", code)
        .put("message", reader.say(text.shortened(LONGEST_WORD)));
    return Json.MAPPER.writeValueAsString(answer);
  }
}
