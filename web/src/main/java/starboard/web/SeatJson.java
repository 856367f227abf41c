package starboard.web;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.table.secret.Keys;
import starboard.table.state.Chair;
import starboard.table.state.TableState;
import starboard.table.words.QuickPhrase;
import starboard.table.words.TableWords;
import starboard.wire.Json;
import starboard.wire.Reader;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Seats and what their people have set. */
final class SeatJson {
  private SeatJson() {}

  private static final Map<Language, ArrayNode> QUICK = quick();

  private static Map<Language, ArrayNode> quick() {
    Map<Language, ArrayNode> quick = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      ArrayNode phrases = Json.MAPPER.createArrayNode();
      for (String id : QuickPhrase.ALL) {
        String text = TableWords.BOOK.say(Text.of("quick." + id), language);
        phrases.addObject().put("id", id).put("text", text);
      }
      quick.put(language, phrases);
    }
    return quick;
  }

  /** How the seats are called; one nobody has named is called by its number or its bot. */
  static List<String> names(TableState<?> position, Language language) {
    List<String> names = new ArrayList<>();
    for (Chair chair : position.chairs()) {
      names.add(chair.name().isEmpty() ? unnamed(chair, names.size(), language) : chair.name());
    }
    return names;
  }

  private static String unnamed(Chair chair, int seat, Language language) {
    String bot = chair.human() ? null : chair.bot();
    if (bot == null) return Speech.say(Text.of("player", seat + 1), language, null);
    Arg letter = Arg.word(String.valueOf((char) ('A' + seat)));
    return Speech.say(Text.of("bot.called", letter, Arg.of(named(bot))), language, null);
  }

  /** What a seat is called where there is little room: a bot by its letter alone. */
  private static String brief(Chair chair, int seat, String name, Language language) {
    if (chair.human() || !chair.name().isEmpty()) return name;
    Arg letter = Arg.word(String.valueOf((char) ('A' + seat)));
    return Speech.say(Text.of("bot.brief", letter), language, null);
  }

  private static Text named(String bot) {
    return Text.of("bot." + bot);
  }

  static ArrayNode seats(TableState<?> position, Keys keys, Seats online, Language language) {
    ArrayNode list = Json.MAPPER.createArrayNode();
    List<String> names = names(position, language);
    for (int i = 0; i < names.size(); i++) {
      Chair chair = position.chairs().get(i);
      boolean deciding = !position.over() && position.state().deciding().has(Seat.of(i));
      ObjectNode one = list.addObject();
      one.put("seat", i);
      one.put("name", names.get(i));
      one.put("brief", brief(chair, i, names.get(i), language));
      one.put("kind", chair.human() ? "human" : "bot");
      String bot = chair.bot();
      one.put("bot", bot);
      one.put("botName", bot == null ? null : Speech.say(named(bot), language, null));
      one.put("claimed", chair.claimed());
      one.put("online", online.has(Seat.of(i)));
      one.put("mine", position.sits(keys, Seat.of(i)));
      one.put("deciding", deciding);
      one.put("since", position.asked(Seat.of(i)).since().toString());
    }
    return list;
  }

  /** What a seat has set for itself, and the phrases it can say with one press. */
  static void settings(
      ObjectNode tree, TableState<?> position, @Nullable Seat seat, Reader reader) {
    ArrayNode reactions = tree.putArray("reactions");
    tree.set("quick", QUICK.get(reader.language()));
    if (seat == null) return;
    Chair chair = position.chair(seat);
    Map<String, String> kinds = new TreeMap<>();
    for (String kind : chair.reactions().keySet()) {
      if (!kind.equals(Chair.ALL)) kinds.put(kind, Speech.about(reader, kind));
    }
    for (String kind : position.game().reactions()) {
      kinds.put(kind, reader.say(Text.of(kind + ".kind")));
    }
    String all = Speech.say(Text.of("reactions.all"), reader.language(), null);
    reaction(reactions, position, seat, Chair.ALL, all);
    kinds.forEach((kind, name) -> reaction(reactions, position, seat, kind, name));
    Chair.Hook hook = chair.hook();
    if (hook == null) tree.putNull("webhook");
    else tree.put("webhook", hook.url());
  }

  private static void reaction(
      ArrayNode into, TableState<?> position, Seat seat, String kind, String name) {
    ObjectNode one = into.addObject();
    one.put("id", kind);
    one.put("kind", kind);
    one.put("name", name);
    one.put("setting", position.wish(seat, kind).id());
    if (position.isUnasked(kind)) one.put("unasked", true);
  }
}
