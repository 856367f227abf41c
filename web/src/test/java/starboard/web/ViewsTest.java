package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Games;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.table.Command;
import starboard.table.Keys;
import starboard.table.NewTable;
import starboard.table.Pace;
import starboard.table.Roster;
import starboard.table.Seeds;
import starboard.table.TableState;
import starboard.table.Tables;
import starboard.table.store.MemoryStore;
import starboard.wire.Delta;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** In random games every view is the one before it with its changes, and like one made afresh. */
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

  /** A view and an open question of anybody, if there is one. */
  private record Look(
      ObjectNode kept, ObjectNode fresh, int seat, int decision, List<String> ids) {}

  private record Looking(ViewMaker show, Audience audience)
      implements Function<TableState<?>, Look> {
    @Override
    public Look apply(TableState<?> position) {
      ObjectNode kept = show.next(position, Seats.NONE).tree();
      ObjectNode fresh = new ViewMaker(audience, NONE).next(position, Seats.NONE).tree();
      for (Seat seat : position.state().deciding()) {
        var decision = position.state().decision(seat);
        List<String> ids = decision.options().stream().map(option -> option.id()).toList();
        return new Look(kept, fresh, seat.index(), decision.number(), ids);
      }
      return new Look(kept, fresh, -1, -1, List.of());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "demo, 3, 150, 0, EN",
    "demo, 2, 150, -1, CS",
    "nemesis, 2, 120, 0, CS",
    "nemesis, 3, 80, -1, EN"
  })
  void aViewIsTheOneBeforeItWithItsChanges(
      String game, int players, int answers, int viewer, Language language) {
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
      Audience audience = new Audience(keys, viewer < 0 ? null : Seat.of(viewer), language);
      ViewMaker show = new ViewMaker(audience, NONE);
      Random random = new Random(answers);
      ObjectNode client = Json.MAPPER.createObjectNode();
      long whole = 0;
      long changes = 0;
      for (int i = 0; i < answers; i++) {
        Look look = laid.table().read(new Looking(show, audience)).join();
        ObjectNode patch = Delta.between(client, look.kept);
        String sent = patch.toString();
        client = Delta.applied(client, (ObjectNode) Json.MAPPER.readTree(sent));
        assertThat(client).isEqualTo(look.kept);
        assertThat(Delta.between(client, look.kept)).isEmpty();
        assertThat(withoutLinks(client)).isEqualTo(withoutLinks(look.fresh));
        if (i > 0) changes += sent.length();
        if (i > 0) whole += look.kept.toString().length();
        if (look.seat < 0) break;
        String option = look.ids.get(random.nextInt(look.ids.size()));
        laid.table()
            .order(keys, new Command.Choose(look.seat, look.decision, option, Integer.MAX_VALUE))
            .join();
      }
      assertThat(changes).isLessThan(whole / 3);
    }
  }

  /** A line of the log leads to what lay there when it was written. */
  private static ObjectNode withoutLinks(ObjectNode view) {
    ObjectNode copy = view.deepCopy();
    for (JsonNode row : copy.get("log")) ((ObjectNode) row).remove("parts");
    return copy;
  }
}
