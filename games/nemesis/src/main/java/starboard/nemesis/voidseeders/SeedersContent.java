package starboard.nemesis.voidseeders;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Section;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Text;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.Numbering;
import starboard.nemesis.content.Printing;
import starboard.nemesis.content.Supplement;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.words.OpTexts;

/**
 * What only the Void Seeders have in the box: the insanity track and the panic cards (V2.5, V2.8).
 */
public record SeedersContent(Tracks tracks, List<Slot> weaknessSlots, Section<PanicCard> panicCards)
    implements Supplement {

  public static final Family PANIC = new Family("panic-card", "panic");

  /** The tracks beside that of time. */
  public record Tracks(InsanityTrack insanity) {}

  /** What a weakness slot needs besides objects (V10.4). */
  public record Slot(String id, @Nullable Needs needs) {}

  /** A Character in the room with that insanity. */
  public record Needs(int insanityAtLeast) {}

  public InsanityTrack insanity() {
    return tracks.insanity;
  }

  @Override
  public void number(Numbering numbering) {
    numbering.all("panic-card", PANIC, panicCards, PanicCard::count);
  }

  @Override
  public Map<String, Iterable<? extends Named>> named() {
    SortedMap<String, Iterable<? extends Named>> named = new TreeMap<>();
    named.put("panic", panicCards);
    named.put("track", List.of(tracks.insanity));
    named.put("insanity", tracks.insanity.levels());
    return named;
  }

  @Override
  public Map<Family, Printing> printed() {
    return Map.of(PANIC, new PanicFaces(panicCards));
  }

  /** V4.1 The level from which it happens, what it does, and what else. */
  private record PanicFaces(Section<PanicCard> cards) implements Printing {
    @Override
    public Text text(int entry) {
      return OpTexts.sentences(
          List.of(OpTexts.all(cards.at(entry).ops()), Text.of("op.panic.otherwise")));
    }

    @Override
    public void parts(int entry, List<Widget.Part> parts) {
      parts.add(
          new Widget.Part("threshold", Text.of("part.threshold", cards.at(entry).threshold())));
    }
  }
}
