package starboard.nemesis;

import starboard.kernel.Arg;
import starboard.kernel.Hooks;
import starboard.kernel.Pile;
import starboard.kernel.Places;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.Text;
import starboard.kernel.Thing;

/** What the players get before they start: the draft of the Characters and the objectives. */
public abstract class Briefing extends Cards {

  private Pile[] objectives;
  private Pile drafts = Pile.EMPTY;
  private Pile offered = Pile.EMPTY;

  Briefing(int players, RuleSet rules, Hooks<Nemesis> hooks) {
    super(players, rules, hooks);
    objectives = noPiles();
  }

  void walkBriefing(Places p) {
    objectives = p.piles(Zones.OBJECTIVES, objectives);
    drafts = p.pile(Zones.DRAFTS, drafts);
    offered = p.pile(Zones.OFFERED, offered);
  }

  public final Pile objectives(Seat seat) {
    return objectives[seat.index()];
  }

  public final Pile offered() {
    return offered;
  }

  public final void layDrafts(Pile cards) {
    drafts = shuffle(Chance.SETUP, cards);
  }

  /** N2.13 */
  public final void offerCharacters(Seat seat) {
    offered = show(drafts.top(2), Seats.EVERYONE);
    drafts = drafts.withoutTop(2);
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of(
              "event.offered", Arg.of(seat), Arg.thing(offered.at(0)), Arg.thing(offered.at(1))));
    }
  }

  /** N2.13 One is kept, the other shuffled back. */
  public final void keepCharacter(Seat seat, int character) {
    for (int i = 0; i < offered.size(); i++) {
      int card = offered.at(i);
      if (kit().box().entry(Thing.number(card)) == character) {
        intoBox(card);
        if (heard()) tell(Seats.EVERYONE, Text.of("event.plays-as", Arg.of(seat), Arg.thing(card)));
      } else {
        drafts = shuffle(Chance.SETUP, drafts.with(card));
      }
    }
    offered = Pile.EMPTY;
  }

  public final void removeDrafts() {
    intoBox(drafts);
    drafts = Pile.EMPTY;
  }

  /** Shows an objective to another player; tells the card. */
  final int showObjective(Seat seat, Seat owner, int position) {
    int card = show(objectives(owner).at(position), Seats.of(seat));
    objectives = with(objectives, owner, objectives(owner).with(position, card));
    return card;
  }

  /** N22.1 The objective with that entry is kept, others go back unseen. */
  public final void keepObjective(Seat seat, int objective) {
    Pile mine = objectives(seat);
    Pile kept = Pile.EMPTY;
    for (int i = 0; i < mine.size(); i++) {
      int card = followed(mine.at(i), Seats.of(seat));
      if (kit().box().entry(Thing.number(card)) == objective) kept = kept.with(card);
      else intoBox(card);
    }
    objectives = with(objectives, seat, kept);
    if (heard()) tell(Seats.EVERYONE, Text.of("event.chose-objective", seat));
  }

  /** N23.4 The game is over: all see what a player was after. */
  public final void revealObjectives(Seat seat) {
    objectives = with(objectives, seat, show(objectives(seat), Seats.EVERYONE));
  }

  public final void dealObjective(Seat seat, int card) {
    objectives = with(objectives, seat, objectives(seat).with(show(card, Seats.of(seat))));
  }
}
