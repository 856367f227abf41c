package starboard.web;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.table.history.Chronicle;
import starboard.table.state.TableState;
import starboard.table.story.Luck;
import starboard.table.story.Moment;
import starboard.table.story.Story;
import starboard.wire.Json;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A story as the page gets it, in the reader's language. */
final class StoryJson {
  private StoryJson() {}

  /** Into so many parts the line of danger is cut. */
  private static final int PARTS = 60;

  static ObjectNode tree(
      TableState<?> now, Hindsight eyes, Audience audience, Chronicle chronicle) {
    Words words = now.game().words().calling(SeatJson.names(now, audience.language()));
    Chronicle heard = chronicle.heardBy(eyes.viewer());
    Story story = new Story(heard, now.over());
    Speaker speaker = new Speaker(words, now.game().book(), audience.language());
    ObjectNode tree = Json.MAPPER.createObjectNode().put("ok", true);
    tree.put("entry", now.entry()).put("over", now.over());
    Seat seat = eyes.seat();
    if (eyes.everything()) tree.put("eyes", "all");
    else if (seat == null) tree.put("eyes", "public");
    else tree.put("eyes", seat.index());
    ArrayNode steps = tree.putArray("steps");
    for (Chronicle.Step step : heard.steps()) steps.add(step.entry());
    ArrayNode chapters = tree.putArray("chapters");
    for (Story.Chapter chapter : story.chapters()) {
      chapters.addObject().put("step", chapter.step()).put("name", speaker.say(chapter.name()));
    }
    ArrayNode moments = tree.putArray("moments");
    for (Moment moment : story.moments()) moments.add(tree(moment, story.place(moment), speaker));
    ArrayNode danger = tree.putArray("danger");
    if (!heard.steps().isEmpty()) story.danger(PARTS).forEach(danger::add);
    plots(tree, story, speaker);
    if (now.over()) {
      ArrayNode points = tree.putArray("points");
      for (List<Integer> chapter : story.points()) chapter.forEach(points.addArray()::add);
    }
    return tree;
  }

  /** Says texts, and what paragraphs are called. */
  private record Speaker(Words words, RuleBook book, Language language) {

    String say(Text text) {
      return words.say(text, language);
    }

    String rule(@Nullable String id) {
      RuleBook.Entry entry = id == null ? null : book.entry(id, language);
      if (entry == null) return id == null ? "" : id;
      return entry.title().isBlank() ? entry.chapter() : entry.title();
    }
  }

  private static ObjectNode tree(Moment moment, @Nullable String place, Speaker speaker) {
    Beat beat = moment.event().beat();
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("step", moment.step());
    tree.put("why", moment.why().name().toLowerCase(Locale.ROOT));
    tree.put("kind", word(beat.kind()));
    String at = beat.to() != null ? beat.to() : beat.from();
    if (at == null && !beat.on().isEmpty()) at = beat.on().getFirst();
    if (at != null) tree.put("at", at);
    if (place != null) tree.put("place", place);
    tree.put("text", speaker.say(moment.event().text()));
    Seat seat = beat.seat();
    if (seat != null) tree.put("seat", seat.index());
    if (beat.rule() != null) tree.put("rule", beat.rule());
    Beat.Odds odds = beat.odds();
    if (odds != null) tree.putObject("odds").put("hit", odds.hit()).put("of", odds.of());
    return tree;
  }

  private static void plots(ObjectNode tree, Story story, Speaker speaker) {
    ArrayNode counts = tree.putArray("counts");
    for (Story.Count count : story.counts()) {
      Text procedure = count.procedure();
      ObjectNode one = counts.addObject().put("kind", word(count.kind()));
      one.put("name", procedure == null ? speaker.rule(count.rule()) : speaker.say(procedure));
      if (count.rule() != null) one.put("rule", count.rule());
      ArrayNode times = one.putArray("times");
      count.times().forEach(times::add);
    }
    ArrayNode harm = tree.putArray("harm");
    for (Story.Source source : story.harm()) {
      harm.addObject()
          .put("rule", source.rule())
          .put("name", speaker.rule(source.rule()))
          .put("seat", source.seat().index())
          .put("times", source.times());
    }
    ArrayNode secrets = tree.putArray("secrets");
    for (Story.Secret secret : story.secrets()) {
      ObjectNode one = secrets.addObject().put("text", speaker.say(secret.text()));
      ArrayNode seats = one.putArray("seats");
      secret
          .seats()
          .forEach((seat, step) -> seats.addObject().put("seat", seat.index()).put("step", step));
    }
    ArrayNode courses = tree.putArray("courses");
    for (Story.Course course : story.courses()) {
      ObjectNode one = courses.addObject().put("name", speaker.say(course.name()));
      Seat seat = course.seat();
      if (seat != null) one.put("seat", seat.index());
      one.put("limit", course.limit());
      ArrayNode points = one.putArray("points");
      for (Story.Point point : course.points())
        points.addArray().add(point.step()).add(point.value());
    }
    ArrayNode luck = tree.putArray("luck");
    for (Luck stock : story.luck()) {
      ObjectNode one = luck.addObject().put("name", speaker.say(stock.name()));
      ArrayNode kinds = one.put("draws", stock.draws()).putArray("kinds");
      for (Luck.Kind kind : stock.kinds()) {
        kinds
            .addObject()
            .put("name", speaker.say(kind.name()))
            .put("seen", kind.seen())
            .put("expected", tenths(kind.expected()))
            .put("usual", tenths(kind.usual()));
      }
    }
  }

  private static double tenths(double number) {
    return Math.round(number * 10) / 10.0;
  }

  private static String word(Beat.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
