package starboard.nemesis;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** What the players get before they start: player numbers, objectives, the draft. */
public final class Briefing extends NemesisPart {

  /** The help cards, by seat: the player numbers (N2.11). */
  private Pile helpCards = Pile.EMPTY;

  private Pile[] objectives;
  private Pile drafts = Pile.EMPTY;
  private Pile offered = Pile.EMPTY;

  Briefing(Nemesis table) {
    super(table);
    objectives = table().crew().noPiles();
  }

  @Override
  protected void walk(Places p) {
    helpCards = p.pile(Zones.HELP_CARDS, helpCards);
    objectives = p.piles(Zones.OBJECTIVES, objectives);
    drafts = p.pile(Zones.DRAFTS, drafts);
    offered = p.pile(Zones.OFFERED, offered);
  }

  /** N2.11 The number on the help card of that seat, from 1. */
  public int playerNumber(Seat seat) {
    int card = kit().box().entry(helpCards.number(seat.index()));
    return kit().content().helpCards().at(card).number();
  }

  /** N2.11 The seat with that player number, which somebody has. */
  public Seat numbered(int number) {
    int seat = 0;
    while (playerNumber(Seat.of(seat)) != number) seat++;
    return Seat.of(seat);
  }

  /** N2.11 One help card for every seat, in the order of the seats. */
  public void layHelpCards(Pile cards) {
    helpCards = show(cards, Seats.EVERYONE);
    if (!heard()) return;
    for (Seat seat : table().seats()) {
      tell(
          Seats.EVERYONE, Text.of("event.player-number", Arg.of(seat), Arg.of(playerNumber(seat))));
    }
  }

  public Pile objectives(Seat seat) {
    return objectives[seat.index()];
  }

  public Pile offered() {
    return offered;
  }

  public void layDrafts(Pile cards) {
    drafts = shuffle(Chance.SETUP, cards);
  }

  /** N2.13 */
  public void offerCharacters(Seat seat) {
    offered = show(drafts.top(2), Seats.EVERYONE);
    drafts = drafts.withoutTop(2);
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of(
              "event.offered", Arg.of(seat), Arg.thing(offered.at(0)), Arg.thing(offered.at(1))),
          Beats.of("event.offered", seat).to("offered"));
    }
  }

  /** N2.13 One is kept, the other shuffled back. */
  public void keepCharacter(Seat seat, int character) {
    for (int i = 0; i < offered.size(); i++) {
      int card = offered.at(i);
      if (kit().box().entry(Thing.number(card)) == character) {
        table().cards().intoBox(card);
        if (heard()) {
          Beat beat = Beats.character(table(), seat).from("offered").shows(Beats.card(card, null));
          tell(Seats.EVERYONE, Text.of("event.plays-as", Arg.of(seat), Arg.thing(card)), beat);
        }
      } else {
        drafts = shuffle(Chance.SETUP, drafts.with(card));
      }
    }
    offered = Pile.EMPTY;
  }

  /** L25.1 Of those of the colour that was kept this one is played. */
  public void playTwin(Seat seat, int character) {
    if (!heard()) return;
    Text name = Text.of("character." + kit().content().characters().at(character).id());
    tell(
        Seats.EVERYONE,
        Text.of("event.plays-twin", Arg.of(seat), Arg.of(name)),
        Beats.character(table(), seat));
  }

  public void removeDrafts() {
    table().cards().intoBox(drafts);
    drafts = Pile.EMPTY;
  }

  /** N27.24 A player looks secretly at an objective of another. */
  public void peekObjective(Seat seat, Seat owner, int position) {
    int card = show(objectives(owner).at(position), Seats.of(seat));
    objectives = with(objectives, owner, objectives(owner).with(position, card));
    int round = table().clock().round();
    note(seat, Text.of("note.objective", Arg.of(round), Arg.of(owner), Arg.thing(card)));
    if (heard()) {
      String where = Beats.at("objectives", owner);
      Text peeks = Text.of("event.peeks-objective", Arg.of(seat), Arg.of(owner));
      tell(Seats.EVERYONE, peeks, Beats.of("event.peeks-objective", seat).on(where));
      Text text = Text.of("event.you-see-objective", Arg.of(owner), Arg.thing(card));
      Beat beat = Beats.of("event.you-see-objective", seat).on(where);
      tell(Seats.of(seat), text, beat.shows(Beats.card(card, null)));
    }
  }

  /** N22.1 The objective with that entry is kept, others go back unseen. */
  public void keepObjective(Seat seat, int objective) {
    Pile mine = objectives(seat);
    Pile kept = Pile.EMPTY;
    for (int i = 0; i < mine.size(); i++) {
      int card = followed(mine.at(i), Seats.of(seat));
      if (kit().box().entry(Thing.number(card)) == objective) kept = kept.with(card);
      else table().cards().intoBox(card);
    }
    objectives = with(objectives, seat, kept);
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("event.chose-objective", seat),
          Beats.objectives("event.chose-objective", seat));
  }

  /** N23.4 The game is over: all see what a player was after. */
  public void revealObjectives(Seat seat) {
    objectives = with(objectives, seat, show(objectives(seat), Seats.EVERYONE));
  }

  public void dealObjective(Seat seat, int card) {
    objectives = with(objectives, seat, objectives(seat).with(show(card, Seats.of(seat))));
  }
}
