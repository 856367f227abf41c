package starboard.web;

import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Lesson;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.table.bot.Coaching;
import starboard.wire.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What somebody who helps a seat tells it. */
final class CoachJson {
  private CoachJson() {}

  static ObjectNode tree(Coaching coaching, Words words, Language language) {
    ObjectNode tree = Json.MAPPER.createObjectNode().put("ok", true);
    tree.put("decision", coaching.decision());
    ArrayNode hints = tree.putArray("hints");
    for (Coaching.Hint hint : coaching.hints()) {
      ObjectNode one = hints.addObject().put("option", hint.option());
      Text why = hint.why();
      if (why != null) one.put("why", words.say(why, language));
    }
    lesson(tree, coaching.lesson(), words, language);
    return tree.put("at", coaching.at()).put("of", coaching.of());
  }

  private static void lesson(
      ObjectNode into, @Nullable Lesson lesson, Words words, Language language) {
    if (lesson == null) {
      into.putNull("lesson");
      return;
    }
    ObjectNode tree = into.putObject("lesson").put("id", lesson.id()).put("rule", lesson.rule());
    tree.put("title", words.say(Text.of(lesson.title()), language));
    tree.put("text", words.say(Text.of(lesson.text()), language));
    tree.put("example", !lesson.shows().isEmpty());
  }
}
