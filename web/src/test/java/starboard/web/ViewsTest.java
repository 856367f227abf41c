package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Games;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.table.NewTable;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.secret.Keys;
import starboard.table.secret.Seeds;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.table.work.Pace;
import starboard.wire.Delta;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * In random games every view is the one before it with its changes, and like one made afresh for
 * nobody else, though all that are made for a table share what they can.
 */
class ViewsTest {

  private static final Timers NONE =
      new Timers() {
        @Override
        public long now() {
          return 0;
        }

        @Override
        public long scene(long since) {
          return since;
        }

        @Override
        public long json(long since) {
          return since;
        }

        @Override
        public long delta(long since) {
          return since;
        }
      };

  /** What all are shown, each also made afresh, and an open question of anybody. */
  private record Look(
      List<View> kept, List<ObjectNode> fresh, int seat, int decision, List<String> ids) {}

  private record Looking(List<ViewMaker> shows, List<Audience> audiences)
      implements Function<TableState<?>, Look> {
    @Override
    public Look apply(TableState<?> position) {
      List<View> kept = new ArrayList<>();
      List<ObjectNode> fresh = new ArrayList<>();
      for (int i = 0; i < shows.size(); i++) {
        kept.add(shows.get(i).next(position, Seats.NONE));
        ViewMaker alone = new ViewMaker(audiences.get(i), new Shared(), NONE);
        fresh.add(alone.next(position, Seats.NONE).tree());
      }
      for (Seat seat : position.state().deciding()) {
        var decision = position.state().decision(seat);
        List<String> ids = decision.options().stream().map(option -> option.id()).toList();
        return new Look(kept, fresh, seat.index(), decision.number(), ids);
      }
      return new Look(kept, fresh, -1, -1, List.of());
    }
  }

  /** One who looks on, with the page's copy of what was sent. */
  private static final class Onlooker {
    private @Nullable View last;
    private ObjectNode copy = Json.MAPPER.createObjectNode();
    private long whole;
    private long changes;

    void see(View view) {
      View before = last;
      if (before == null) {
        copy = (ObjectNode) Json.MAPPER.readTree(view.whole()).get("view");
      } else {
        JsonNode sent = Json.MAPPER.readTree(view.since(before)).get("patch");
        copy = Delta.applied(copy, (ObjectNode) sent);
        whole += view.tree().toString().length();
        changes += sent.toString().length();
      }
      last = view;
      assertThat(copy).isEqualTo(view.tree());
    }
  }

  @ParameterizedTest
  @CsvSource({"demo, 3, 100, EN", "demo, 2, 150, CS", "nemesis, 2, 80, CS", "nemesis, 3, 40, EN"})
  void everyViewIsTheOneBeforeItWithItsChangesAndAsIfMadeAlone(
      String game, int players, int answers, Language language) {
    try (Tables tables =
        new Tables(
            Games.registered(),
            new Roster(Roster.OWN),
            new MemoryStore(),
            Clock.systemUTC(),
            Pace.STANDARD,
            Seeds.from(players))) {
      List<NewTable.Wanted> seats = new ArrayList<>();
      for (int i = 0; i < players; i++) seats.add(new NewTable.Wanted.Here("Name " + i));
      NewTable wanted =
          new NewTable(game, players, Map.of(), "Views", seats, null, "salt", false, false);
      NewTable.Laid laid = tables.open(wanted).join();
      Keys keys = Keys.of(laid.seats().stream().map(NewTable.Key::value).toList());
      Shared shared = new Shared();
      List<Audience> audiences = new ArrayList<>();
      List<ViewMaker> shows = new ArrayList<>();
      List<Onlooker> onlookers = new ArrayList<>();
      for (int i = -1; i < players; i++) {
        Audience audience = new Audience(keys, i < 0 ? null : Seat.of(i), language);
        audiences.add(audience);
        shows.add(new ViewMaker(audience, shared, NONE));
        onlookers.add(new Onlooker());
      }
      Random random = new Random(answers);
      for (int i = 0; i < answers; i++) {
        Look look = laid.table().read(new Looking(shows, audiences)).join();
        for (int who = 0; who < onlookers.size(); who++) {
          onlookers.get(who).see(look.kept.get(who));
          assertThat(withoutLinks(look.kept.get(who).tree()))
              .isEqualTo(withoutLinks(look.fresh.get(who)));
        }
        if (look.seat < 0) break;
        String option = look.ids.get(random.nextInt(look.ids.size()));
        laid.table()
            .order(keys, new Command.Choose(look.seat, look.decision, option, Integer.MAX_VALUE))
            .join();
      }
      for (Onlooker one : onlookers) assertThat(one.changes).isLessThan(one.whole / 3);
    }
  }

  /** A line of the log leads to what lay there when it was written. */
  private static ObjectNode withoutLinks(ObjectNode view) {
    ObjectNode copy = view.deepCopy();
    for (JsonNode row : copy.get("log")) ((ObjectNode) row).remove("parts");
    return copy;
  }
}
