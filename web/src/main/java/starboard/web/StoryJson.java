package starboard.web;

import java.util.Locale;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.table.Chronicle;
import starboard.table.TableState;
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
    Speaker speaker = text -> words.say(text, audience.language());
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
    for (Moment moment : story.moments()) moments.add(tree(moment, speaker));
    ArrayNode danger = tree.putArray("danger");
    if (!heard.steps().isEmpty()) story.danger(PARTS).forEach(danger::add);
    plots(tree, story, speaker);
    return tree;
  }

  private interface Speaker {
    String say(Text text);
  }

  private static ObjectNode tree(Moment moment, Speaker speaker) {
    Beat beat = moment.event().beat();
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("step", moment.step());
    tree.put("why", moment.why().name().toLowerCase(Locale.ROOT));
    tree.put("kind", beat.kind().name().toLowerCase(Locale.ROOT));
    tree.put("text", speaker.say(moment.event().text()));
    Seat seat = beat.seat();
    if (seat != null) tree.put("seat", seat.index());
    if (beat.rule() != null) tree.put("rule", beat.rule());
    Beat.Odds odds = beat.odds();
    if (odds != null) tree.putObject("odds").put("hit", odds.hit()).put("of", odds.of());
    return tree;
  }

  private static void plots(ObjectNode tree, Story story, Speaker speaker) {
    ObjectNode counts = tree.putObject("counts");
    story
        .counts()
        .forEach(
            (kind, times) -> {
              ArrayNode list = counts.putArray(kind.name().toLowerCase(Locale.ROOT));
              times.forEach(list::add);
            });
    ArrayNode harm = tree.putArray("harm");
    for (Story.Source source : story.harm()) {
      harm.addObject().put("rule", source.rule()).put("times", source.times());
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
    for (Luck die : story.luck()) {
      ObjectNode one = luck.addObject().put("die", die.die()).put("rolls", die.rolls());
      ArrayNode faces = one.putArray("faces");
      for (Luck.Face face : die.faces()) {
        faces
            .addObject()
            .put("name", speaker.say(face.name()))
            .put("seen", face.seen())
            .put("expected", Math.round(face.expected() * 10) / 10.0)
            .put("usual", Math.round(face.usual() * 10) / 10.0);
      }
    }
  }
}
