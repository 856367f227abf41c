package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ShownCards;
import starboard.nemesis.content.Stock;
import starboard.nemesis.words.FaceTexts;

/** Cards and the places they lie at, as one viewer sees them. */
final class CardViews implements ShownCards {

  private final Nemesis s;
  private final Viewer viewer;
  private final FaceTexts faces;

  CardViews(Nemesis s, Viewer viewer) {
    this.s = s;
    this.viewer = viewer;
    this.faces = s.rules().faces();
  }

  /** A face: with all that is printed on it where it matters now, else its name alone. */
  Widget.Card face(String id, int thing, boolean printed, List<Widget.Badge> badges) {
    int number = Thing.number(thing);
    Label label =
        Label.of(id, s.kit().name(number))
            .knownTo(Thing.seenBy(thing))
            .styled(s.kit().box().family(number).id());
    Text text = printed ? faces.text(number) : faces.explained(number);
    if (text != null) label = label.explained(text);
    return new Widget.Card(label, true, printed ? faces.parts(number) : List.of(), badges);
  }

  @Override
  public Widget.Card face(String id, int thing, boolean printed) {
    return face(id, thing, printed, List.of());
  }

  /** A back, or contamination that is not scanned: it tells which cards it may be. */
  @Override
  public Widget.Card back(String id, int thing) {
    Stock stock = s.kit().box().stocks().get(s.kit().box().back(Thing.number(thing)));
    Label label = Label.of(id, stock.name()).styled(stock.id());
    if (s.kit().isContamination(Thing.number(thing))) {
      label = label.explained(Text.of("glossary.contamination"));
    }
    return new Widget.Card(label, false, List.of(), List.of());
  }

  /** Hand cards from behind: no telling whether action cards or contamination (N15.3). */
  static void handCards(String id, Stock actions, int count, List<Widget.Card> out) {
    List<String> used = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Label label =
          Label.of(free(id, used), Text.of("back.hand-card"))
              .explained(Text.of("glossary.hand-card"))
              .styled(actions.id());
      out.add(new Widget.Card(label, false, List.of(), List.of()));
    }
  }

  static Widget.Zone zone(
      Label label, Widget.Layout layout, @Nullable Seat owner, int count, List<Widget.Card> cards) {
    return new Widget.Zone(label, layout, owner, count, cards);
  }

  /** A deck: how many, and the cards the viewer knows in it, by their place from the top. */
  Widget.Zone deck(Label label, @Nullable Seat owner, Pile pile) {
    return deck(label, owner, pile, null);
  }

  /**
   * The same with names for what the viewer knows.
   *
   * @param ids names the known cards; null names them by their place
   */
  Widget.Zone deck(Label label, @Nullable Seat owner, Pile pile, @Nullable Ids ids) {
    return viewer.drawn(label.id(), pile, () -> pile(label, owner, pile, ids));
  }

  private Widget.Zone pile(Label label, @Nullable Seat owner, Pile pile, @Nullable Ids ids) {
    List<Widget.Card> known = new ArrayList<>();
    for (int i = pile.size() - 1; i >= 0; i--) {
      if (!viewer.sees(pile.at(i))) continue;
      int fromTop = pile.size() - i;
      Widget.Badge place = new Widget.Badge("place", Text.of("badge.from-top", fromTop));
      String id = ids == null ? label.id() + "." + fromTop : ids.of(pile.number(i));
      known.add(face(id, pile.at(i), false, List.of(place)));
    }
    return zone(label, Widget.Layout.PILE, owner, pile.size(), known);
  }

  /**
   * A pile of faces, the uppermost first, each named by its place from the bottom: that it keeps.
   */
  Widget.Zone faceUp(Label label, @Nullable Seat owner, Pile pile) {
    return viewer.drawn(label.id(), pile, () -> discard(label, owner, pile));
  }

  private Widget.Zone discard(Label label, @Nullable Seat owner, Pile pile) {
    List<Widget.Card> cards = new ArrayList<>();
    for (int i = pile.size() - 1; i >= 0; i--) {
      String id = label.id() + "." + (i + 1);
      int thing = pile.at(i);
      cards.add(viewer.sees(thing) ? face(id, thing, false) : back(id, thing));
    }
    return zone(label, Widget.Layout.PILE, owner, pile.size(), cards);
  }

  /** How a kind of thing is called in a zone. */
  interface Ids {
    String of(int number);
  }

  /**
   * Things lying before somebody: the faces the viewer sees by kind, and the backs of the others if
   * backs tell something; their order tells nothing.
   */
  List<Widget.Card> kinds(Pile pile, boolean printed, Ids ids, @Nullable Ids backs) {
    int[] things = pile.toArray();
    Arrays.sort(things);
    int[] seen = new int[things.length];
    int[] unseen = new int[things.length];
    int faceCount = 0;
    int backCount = 0;
    for (int thing : things) {
      if (viewer.sees(thing)) seen[faceCount++] = thing;
      else unseen[backCount++] = thing;
    }
    List<Widget.Card> cards = new ArrayList<>();
    List<String> used = new ArrayList<>();
    byNumber(seen, faceCount);
    for (int i = 0; i < faceCount; i++) {
      cards.add(face(free(ids.of(Thing.number(seen[i])), used), seen[i], printed));
    }
    if (backs == null) return cards;
    byBack(unseen, backCount);
    for (int i = 0; i < backCount; i++) {
      cards.add(back(free(backs.of(Thing.number(unseen[i])), used), unseen[i]));
    }
    return cards;
  }

  private static void byNumber(int[] things, int count) {
    for (int i = 1; i < count; i++) {
      for (int j = i; j > 0 && Thing.number(things[j - 1]) > Thing.number(things[j]); j--) {
        swap(things, j);
      }
    }
  }

  private void byBack(int[] things, int count) {
    for (int i = 1; i < count; i++) {
      for (int j = i; j > 0 && backOf(things[j - 1]) > backOf(things[j]); j--) swap(things, j);
    }
  }

  private int backOf(int thing) {
    return s.kit().box().back(Thing.number(thing));
  }

  private static void swap(int[] things, int j) {
    int thing = things[j];
    things[j] = things[j - 1];
    things[j - 1] = thing;
  }

  /** The id itself for the first of its kind; further ones are numbered. */
  static String free(String id, List<String> used) {
    int copy = 1;
    for (String other : used) if (other.equals(id)) copy++;
    used.add(id);
    return copy == 1 ? id : id + "." + copy;
  }
}
