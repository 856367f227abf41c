package starboard.nemesis.voidseeders;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ShownCards;
import starboard.nemesis.SpeciesView;

/** Insanity, lairs and panic, as everybody sees them. */
final class SeedersView implements SpeciesView {

  private final Nemesis s;
  private final Viewer viewer;
  private final ShownCards cards;
  private final SeedersState state;

  SeedersView(Nemesis s, Viewer viewer, ShownCards cards) {
    this.s = s;
    this.viewer = viewer;
    this.cards = cards;
    state = SeedersState.of(s);
  }

  /** V5 Lairs that were found and stand, that are destroyed, and that are still hidden. */
  @Override
  public void board(List<Widget> widgets) {
    VoidSeeders species = VoidSeeders.of(s);
    int lairs = s.creatures().breeds().allOf(species.lair());
    int standing = Integer.bitCount(s.creatures().figuresOnBoard() & lairs);
    int destroyed = state.lairsDestroyed();
    widgets.add(counter("lairs-found", standing));
    widgets.add(counter("lairs-destroyed", destroyed));
    widgets.add(counter("lairs-hidden", species.lairs() - standing - destroyed));
  }

  private static Widget counter(String id, int value) {
    Label label =
        Label.of(id, Text.of("counter." + id)).explained(Text.of("glossary.lairs")).styled("lair");
    return Widget.Counter.of(label, value);
  }

  /** V3.1 The level, and what an encounter would bring. */
  @Override
  public void mat(Seat seat, List<Widget> widgets) {
    InsanityTrack.Level level = VoidSeeders.of(s).insanity().at(state.level(seat));
    Text name = Text.of("counter.insanity", Arg.of(level.spawns().name()));
    Label label =
        Label.of("insanity-" + seat.index(), name)
            .explained(Text.of("glossary.insanity"))
            .styled("insanity");
    widgets.add(Widget.Counter.of(label, level.level()));
  }

  @Override
  public void decks(List<Widget> widgets) {
    Pile deck = state.panicDeck();
    widgets.add(zone("panic-deck", deck.size(), List.of()));
    Pile discard = state.panicDiscard();
    if (!discard.isEmpty()) {
      widgets.add(zone("panic-discard", discard.size(), faces("panic-discard.", discard, false)));
    }
  }

  /** V4.1 The panic cards that have been turned up. */
  @Override
  public void resolving(List<Widget> widgets) {
    Pile turned = state.turned();
    if (turned.isEmpty()) return;
    widgets.add(zone("panic-turned", turned.size(), faces("panic-", turned, true)));
  }

  private List<Widget.Card> faces(String prefix, Pile pile, boolean printed) {
    List<Widget.Card> shown = new ArrayList<>();
    List<String> used = new ArrayList<>();
    for (int i = pile.size() - 1; i >= 0; i--) {
      if (!viewer.sees(pile.at(i))) continue;
      String id = prefix + VoidSeeders.of(s).panic(pile.number(i)).id();
      if (used.contains(id)) id += "." + (i + 1);
      used.add(id);
      shown.add(cards.face(id, pile.at(i), printed));
    }
    return shown;
  }

  private static Widget zone(String id, int count, List<Widget.Card> shown) {
    Label label = Label.of(id, Text.of("zone." + id)).explained(Text.of("glossary.panic"));
    return new Widget.Zone(label.styled(id), Widget.Layout.ROW, null, count, shown);
  }

  /** V5.3 */
  @Override
  public void dangers(int room, List<String> dangers) {
    if (Lairs.isIn(s, room)) dangers.add("lair-noise");
  }
}
