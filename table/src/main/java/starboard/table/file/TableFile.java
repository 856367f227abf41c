package starboard.table.file;

import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.State;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.command.Decency;
import starboard.table.log.Entry;
import starboard.table.log.Logged;
import starboard.table.state.Origin;
import starboard.table.state.Past;
import starboard.table.state.TableFacts;
import starboard.table.state.TableState;
import starboard.table.words.TableWords;
import starboard.table.work.ReplayPool;
import starboard.wire.Json;
import starboard.wire.ReplayJson;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A table as one file: a replay that opens everywhere, with the table's log behind it. Secrets of
 * seats are not in it; the seed is.
 */
public final class TableFile {
  private TableFile() {}

  private static final String CODE = "bad-file";
  private static final int MOST_ENTRIES = ReplayJson.MOST_ANSWERS;

  public static String write(String table, TableFacts facts, List<Logged> log) {
    Entry.Opened opened = log.getFirst().opened();
    ObjectNode file = ReplayJson.tree(facts.replay(opened));
    file.put("table", table);
    file.put("name", opened.name());
    if (facts.end().closed() == null) {
      file.put("note", TableWords.BOOK.say(Text.of("table.file-note"), Language.EN));
    }
    ArrayNode entries = file.putArray("log");
    for (Logged logged : log) entries.add(Json.MAPPER.readTree(withoutSecrets(logged).json()));
    return Json.MAPPER.writeValueAsString(file) + "\n";
  }

  private static Logged withoutSecrets(Logged logged) {
    return new Logged(
        logged.number(),
        logged.at(),
        switch (logged.entry()) {
          case Entry.Opened e -> e.withoutSecrets();
          case Entry.Claimed e -> new Entry.Claimed(e.seat(), e.name(), "");
          case Entry.Reissued e -> new Entry.Reissued(e.seat(), "");
          case Entry.Imported e -> new Entry.Imported(e.table(), "");
          case Entry.Webhook e -> new Entry.Webhook(e.seat(), null, e.language());
          case Entry e -> e;
        });
  }

  /**
   * The log in a file; whatever else these bytes are is refused with the reason. A log is read one
   * entry after another, so that it takes little more memory than the file.
   */
  public static List<Logged> read(byte[] utf8, Games games, Instant now) {
    try {
      List<Logged> log = log(utf8);
      if (log != null) return begunWell(log, games);
      JsonNode file = Json.MAPPER.readTree(text(utf8));
      if (!(file.get("answers") instanceof ArrayNode)) throw refused(Text.of("table.file-object"));
      Replay replay = ReplayJson.read(file, games);
      return entries(replay, games.named(replay.game()), now);
    } catch (JacksonException broken) {
      boolean noText = broken.getCause() instanceof CharacterCodingException;
      throw refused(Text.of(noText ? "table.file-utf8" : "table.file-json"));
    }
  }

  private static Reader text(byte[] utf8) {
    return new InputStreamReader(
        new ByteArrayInputStream(utf8), StandardCharsets.UTF_8.newDecoder());
  }

  /** The entries of the file's log, or null if it has none. */
  private static @Nullable List<Logged> log(byte[] utf8) {
    List<Logged> log = null;
    try (JsonParser file = Json.MAPPER.createParser(text(utf8))) {
      if (file.nextToken() != JsonToken.START_OBJECT) throw refused(Text.of("table.file-object"));
      while (file.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean isLog = file.currentName().equals("log");
        if (file.nextToken() == JsonToken.START_ARRAY && isLog) log = entries(file);
        else file.skipChildren();
      }
      if (file.nextToken() != null) throw refused(Text.of("table.file-json"));
    }
    return log;
  }

  /** Those in the list that has begun. */
  private static List<Logged> entries(JsonParser list) {
    List<Logged> entries = new ArrayList<>();
    int players = 0;
    while (list.nextToken() != JsonToken.END_ARRAY) {
      int number = entries.size() + 1;
      if (number > MOST_ENTRIES) throw refused(Text.of("table.file-entries", MOST_ENTRIES));
      JsonNode json = list.readValueAsTree();
      if (number == 1) players = json.path("players").asInt(0);
      try {
        Logged logged = Logged.of(number, json);
        requireDecent(logged.entry());
        requireSeat(json, players);
        entries.add(logged);
      } catch (IllegalArgumentException | NullPointerException odd) {
        throw refused(Text.of("table.file-entry", number));
      } catch (Refusal indecent) {
        throw refused(indecent.text());
      }
    }
    return entries;
  }

  /** The same entries, if the first lays a table of a game that is played here by these rules. */
  private static List<Logged> begunWell(List<Logged> entries, Games games) {
    if (entries.isEmpty() || !(entries.getFirst().entry() instanceof Entry.Opened opened)) {
      throw refused(Text.of("table.file-entry", 1));
    }
    Game<?> game = games.named(opened.game());
    if (!opened.rules().equals(game.rules())) throw otherRules(opened, game);
    if (opened.seats().size() != opened.players()) throw refused(Text.of("table.file-seats"));
    requireSetup(opened, game);
    return entries;
  }

  /** The game can be set up so, with what an earlier one has handed on. */
  private static void requireSetup(Entry.Opened opened, Game<?> game) {
    Setup setup = opened.setup();
    try {
      Setup.of(game, setup.players(), setup.options(), setup.carried());
    } catch (Refusal odd) {
      throw new Refusal(CODE, odd.text(), game.words());
    }
  }

  /** A game that these rules cannot play. */
  static Refusal otherRules(Entry.Opened opened, Game<?> game) {
    return refused(Text.of("table.file-rules", Arg.word(opened.rules()), Arg.word(game.rules())));
  }

  /** Whom an entry names sits at the table. */
  private static void requireSeat(JsonNode entry, int players) {
    for (String field : List.of("seat", "by")) {
      JsonNode seat = entry.path(field);
      if (seat.isInt() && (seat.intValue() < 0 || seat.intValue() >= players)) {
        throw new IllegalArgumentException("nobody sits at " + seat);
      }
    }
  }

  /** Names and messages keep to the bounds they have at a table. */
  private static void requireDecent(Entry entry) {
    switch (entry) {
      case Entry.Opened e -> {
        Decency.name(e.name());
        for (Entry.Seating seat : e.seats()) if (!seat.name().isEmpty()) Decency.name(seat.name());
      }
      case Entry.Claimed e -> {
        if (!e.name().isEmpty()) Decency.name(e.name());
      }
      case Entry.Renamed e -> {
        if (!e.name().isEmpty()) Decency.name(e.name());
      }
      case Entry.Entropy e -> Decency.requireEntropy(e.text());
      case Entry.Chat e -> Decency.requireChat(e.text(), e.quick(), e.point());
      case Entry _ -> {}
    }
  }

  /** A replay becomes the log of a table whose seats are all to be claimed. */
  private static List<Logged> entries(Replay replay, Game<?> game, Instant now) {
    Entry.Seating unclaimed = new Entry.Seating("", null, "", null);
    List<Entry.Seating> seats = Collections.nCopies(replay.setup().players(), unclaimed);
    Entry.Opened opened = Retelling.opened(replay, game.id(), "", seats, false);
    try {
      return Retelling.log(Retelling.draft(game, opened, replay, Clock.fixed(now, ZoneOffset.UTC)));
    } catch (Refusal odd) {
      throw odd.code().equals("too-slow") ? odd : refused(odd.text());
    }
  }

  /** The table these entries lead to; refused at the first that the rules do not allow. */
  public static <S extends State<S>> TableState<S> follow(
      String id, Game<S> game, List<Logged> log) {
    int number = 1;
    try {
      TableState<S> position =
          TableState.open(Origin.of(id, game, log.getFirst(), Past.replayed()));
      for (Logged logged : log.subList(1, log.size())) {
        number = logged.number();
        ReplayPool.requireTime();
        Plausibility.require(position, logged.entry());
        position = position.after(logged);
      }
      return position;
    } catch (Refusal | IllegalArgumentException | IndexOutOfBoundsException odd) {
      if (odd instanceof Refusal late && late.code().equals("too-slow")) throw late;
      throw refused(Text.of("table.file-entry", number));
    }
  }

  private static Refusal refused(Text why) {
    return new Refusal(CODE, why);
  }
}
