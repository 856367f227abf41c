package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;
import starboard.nemesis.content.NameKeys;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.board.RoomAction;

/** What rooms and cards offer to do, for the player who may do it. */
final class ActionsView {

  private static final String EFFECT = "effect:";

  private final Nemesis s;
  private final List<String> used = new ArrayList<>();

  ActionsView(Nemesis s) {
    this.s = s;
  }

  /** The actions of the player's room with their texts, those of other explored rooms by name. */
  List<Widget> of(Seat seat) {
    List<Widget> content = new ArrayList<>();
    int here = s.crew().roomOf(seat);
    List<Widget.Card> own = new ArrayList<>();
    if (here != Nemesis.NONE) actions(here, true, own);
    List<Widget.Card> others = new ArrayList<>();
    for (int room = 0; room < s.board().rooms(); room++) {
      if (room != here) actions(room, false, others);
    }
    zone("actions-here", seat, own, content);
    zone("actions-elsewhere", seat, others, content);
    return content;
  }

  private static void zone(String kind, Seat seat, List<Widget.Card> cards, List<Widget> content) {
    if (cards.isEmpty()) return;
    Label label =
        Label.of(kind + "-" + seat.index(), Text.of("zone." + kind))
            .explained(Text.of("glossary.actions"));
    content.add(CardViews.zone(label, Widget.Layout.ROW, seat, cards.size(), cards));
  }

  private void actions(int room, boolean printed, List<Widget.Card> cards) {
    int tile = s.interior().tileAt(room);
    if (tile == Nemesis.NONE) return;
    Room there = s.kit().room(tile);
    for (int i = 0; i < there.actions().size(); i++) {
      RoomAction action = there.actions().at(i);
      if (used.contains(action.id())) continue;
      used.add(action.id());
      Text text = s.rules().faces().actions(tile).get(i);
      List<Widget.Part> parts =
          printed
              ? List.of(
                  new Widget.Part("cost", Text.of("part.cost", action.cost()), action.cost()),
                  new Widget.Part("text", text))
              : List.of();
      Text explained = Text.of("glossary.action-of", Arg.of(s.kit().roomName(tile)), Arg.of(text));
      Label label =
          Label.of(Widgets.action(action), NameKeys.action(there, action)).explained(explained);
      cards.add(new Widget.Card(label.styled("room-action"), true, parts, List.of()));
    }
  }

  /** The alternatives of a card that is being played. */
  static void effects(List<Decision> decisions, List<Widget> widgets) {
    List<Widget.Card> cards = new ArrayList<>();
    for (Decision decision : decisions) {
      for (Option option : decision.options()) effect(option, cards);
      for (Decision.Refused refused : decision.refused()) effect(refused.option(), cards);
    }
    if (cards.isEmpty()) return;
    Label label = Label.of("effects", Text.of("zone.effects"));
    widgets.add(CardViews.zone(label, Widget.Layout.ROW, null, cards.size(), cards));
  }

  private static void effect(Option option, List<Widget.Card> cards) {
    if (!option.id().startsWith(EFFECT)) return;
    Label label = Label.of(option.id().substring(EFFECT.length()), option.text());
    cards.add(new Widget.Card(label, true, List.of(), List.of()));
  }
}
