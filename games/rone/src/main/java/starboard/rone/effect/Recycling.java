package starboard.rone.effect;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Cause;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Trigger;

/**
 * R6.7 Cards recycled one by one: the top of scrapyard or discard pile, or a hand card. Shared by
 * R14.2.5 also cards of team-mates, of their hands with their consent.
 *
 * @param unwilling team-mates who have refused a card of their hand
 */
public record Recycling(Cause cause, int left, Seats unwilling) implements Question<Choice> {

  /** A pile whose top is recycled, or a hand out of which its owner may give a card. */
  public enum From {
    SCRAPYARD,
    DISCARD,
    HAND
  }

  /** A pile of a player. */
  public record Of(From pile, Seat whose) implements Choice {}

  private static final Of[] OF = new Of[3 * Seat.MOST];

  static {
    for (int i = 0; i < OF.length; i++) OF[i] = new Of(From.values()[i % 3], Seat.of(i / 3));
  }

  static Of of(From pile, Seat whose) {
    return OF[3 * whose.index() + pile.ordinal()];
  }

  public static Recycling of(Cause cause, int n) {
    return new Recycling(cause, n, Seats.NONE);
  }

  @Override
  public Seat seat() {
    return cause.seat();
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public void options(Rone s, Choices<Choice> out) {
    tops(s, seat(), out);
    Kind.list(s.player(seat()).hand(), out);
    if (!Sharing.isShared(s, seat())) return;
    Seats team = s.team(seat());
    for (int i = 0; i < s.players(); i++) {
      Seat mate = Seat.of(i);
      if (mate == seat() || !team.has(mate)) continue;
      tops(s, mate, out);
      if (!s.player(mate).hand().isEmpty() && !unwilling.has(mate)) out.add(of(From.HAND, mate));
    }
  }

  private static void tops(Rone s, Seat whose, Choices<Choice> out) {
    Player player = s.player(whose);
    if (!player.scrapyard().isEmpty()) out.add(of(From.SCRAPYARD, whose));
    if (!player.discard().isEmpty()) out.add(of(From.DISCARD, whose));
  }

  @Override
  public void answer(Rone s, Choice choice) {
    switch (choice) {
      case Of(From pile, Seat whose) when pile == From.HAND -> {
        s.then(new Consent(whose, this));
        return;
      }
      case Of(From pile, Seat whose) -> {
        Player player = s.player(whose);
        boolean scrapped = pile == From.SCRAPYARD;
        int card = scrapped ? player.recycleScrapped() : player.recycleDiscarded();
        Decks.setOff(s, whose, card, Trigger.ON_RECYCLED);
      }
      case Kind card -> fromHand(s, seat(), card);
      default -> throw new IllegalArgumentException(choice.toString());
    }
    goOn(s);
  }

  private static void fromHand(Rone s, Seat whose, Kind card) {
    int recycled = s.player(whose).recycleFromHand(card.kind());
    Decks.setOff(s, whose, recycled, Trigger.ON_RECYCLED);
  }

  private void goOn(Rone s) {
    if (left > 1) s.then(new Recycling(cause, left - 1, unwilling));
  }

  @Override
  public String key() {
    return "choose-recycled";
  }

  @Override
  public Option option(Rone s, Choice choice) {
    if (choice instanceof Kind kind) return kind.option("recycle", "hand-" + seat().index());
    Of of = (Of) choice;
    String pile =
        switch (of.pile) {
          case SCRAPYARD -> "scrapyard";
          case DISCARD -> "discard";
          case HAND -> "hand";
        };
    String widget = pile + "-" + of.whose.index();
    Text text =
        of.whose == seat()
            ? Text.of("do.recycle-" + pile)
            : Text.of("do.recycle-" + pile + "-of", of.whose);
    return Option.of("recycle:" + widget, text, widget);
  }

  @Override
  public Text source(Rone s) {
    return cause.name();
  }

  /** R14.2.5 Whether a team-mate gives a card of its hand, and which. */
  record Consent(Seat seat, Recycling asking) implements Question<Kind> {

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Rone s, Choices<Kind> out) {
      Kind.list(s.player(seat).hand(), out);
      out.add(Kind.REST);
    }

    @Override
    public void answer(Rone s, Kind card) {
      if (card.isRest()) {
        s.announce("refuses", seat, asking.cause.name());
        s.then(new Recycling(asking.cause, asking.left, asking.unwilling.with(seat)));
        return;
      }
      fromHand(s, seat, card);
      asking.goOn(s);
    }

    @Override
    public String key() {
      return "choose-consent";
    }

    @Override
    public Text question(Rone s) {
      return Text.of(key(), Arg.of(asking.seat()));
    }

    @Override
    public Option option(Rone s, Kind card) {
      return card.isRest()
          ? Option.of("refuse", Text.of("do.refuse"))
          : card.option("recycle", "hand-" + seat.index());
    }

    @Override
    public Text source(Rone s) {
      return asking.cause.name();
    }
  }
}
