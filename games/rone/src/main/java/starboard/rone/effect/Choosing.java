package starboard.rone.effect;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Trigger;

/** R6.1, R6.10 Which of the revealed cards is kept; the others are destroyed. */
public record Choosing(Seat seat, String from, boolean technology, boolean triggers)
    implements Question<Kind> {

  @Override
  public void options(Rone s, Choices<Kind> out) {
    Kind.list(s.player(seat).revealed(), out);
  }

  @Override
  public void answer(Rone s, Kind card) {
    Player player = s.player(seat);
    if (technology) {
      player.discover(card.kind());
      return;
    }
    player.recruit(card.kind());
    if (triggers) Passives.setOff(s, seat, Trigger.WHEN_RECRUIT, null);
  }

  @Override
  public String key() {
    return technology ? "choose-technology" : "choose-recruit";
  }

  @Override
  public Option option(Rone s, Kind card) {
    return card.option(technology ? "discover" : "recruit", "revealed-" + seat.index());
  }

  @Override
  public Text source(Rone s) {
    return Text.of(from);
  }
}
