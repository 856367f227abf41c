package starboard.table;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.bot.Roster;
import starboard.table.command.Decency;
import starboard.table.log.Entry;
import starboard.table.secret.Secret;

/** Who sits at a new table, and what opens the seats and the host's rights. */
record Seating(List<Entry.Seating> seats, List<NewTable.Key> keys, Secret host) {

  Seating {
    seats = List.copyOf(seats);
    keys = List.copyOf(keys);
  }

  /** As somebody wants it, with fresh secrets; seats nobody is named for get a link. */
  static Seating of(Game<?> game, NewTable wanted, Roster roster) {
    if (wanted.seats().size() > wanted.players()) {
      throw new Refusal("bad-request", Text.of("table.seats", wanted.players()));
    }
    List<NewTable.Key> keys = new ArrayList<>();
    List<Entry.Seating> seats = new ArrayList<>();
    for (int i = 0; i < wanted.players(); i++) {
      NewTable.Wanted who =
          i < wanted.seats().size() ? wanted.seats().get(i) : new NewTable.Wanted.Link("");
      seats.add(seat(game, roster, who, i, keys));
    }
    return new Seating(seats, keys, host(keys));
  }

  private static Entry.Seating seat(
      Game<?> game, Roster roster, NewTable.Wanted who, int seat, List<NewTable.Key> keys) {
    Secret secret = Secret.fresh();
    return switch (who) {
      case NewTable.Wanted.Here(String name) -> {
        keys.add(new NewTable.Key(seat, true, secret));
        yield new Entry.Seating(Decency.name(name), null, null, secret.hash());
      }
      case NewTable.Wanted.Link(String name) -> {
        keys.add(new NewTable.Key(seat, false, secret));
        yield new Entry.Seating(named(name), null, secret.hash(), null);
      }
      case NewTable.Wanted.Robot(String name, String bot) -> {
        if (roster.named(game, bot) == null) {
          throw new Refusal("unknown-bot", Text.of("table.bot", Arg.word(bot)));
        }
        yield new Entry.Seating(named(name), bot, null, null);
      }
    };
  }

  private static String named(String name) {
    return name.isBlank() ? "" : Decency.name(name);
  }

  /** The secret of who sits at this device, whose phrase gives both rights back; else one more. */
  private static Secret host(List<NewTable.Key> keys) {
    for (NewTable.Key key : keys) if (key.secret()) return key.value();
    return Secret.fresh();
  }

  /** The hashes of all that opens something here. */
  List<String> tokens() {
    List<String> tokens = new ArrayList<>(List.of(host.hash()));
    for (NewTable.Key key : keys) tokens.add(key.value().hash());
    return tokens;
  }
}
