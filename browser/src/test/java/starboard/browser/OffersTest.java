package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How the bar puts many options together, and what it calls them. */
@InChromium
class OffersTest {

  @Test
  void manyArePutIntoTheirGroupsAndOneGroupIsOpen(Guests guests) {
    Object listed =
        told(
            guests,
            """
            async () => {
              const {choices, Offers} = await import('/page/scene/offers.js');
              const listed = (options, group = null) => {
                const offers = new Offers({seat: 0, options, refused: []}, new Map());
                return choices(offers, {at: null, group})
                  .map(({key, group, offer}) => `${key} ${group ? `${group.name} x${group.offers.length}` : offer.text}`).join(' | ');
              };
              const many = (text, times) => Array.from({length: times},
                (_, i) => ({id: `use:${text}-${i}`, text: `${text} ${i}`, group: {id: text, name: text, member: String(i)}}));
              const pass = {id: 'pass', text: 'pass'};
              return [
                listed([...many('play', 2), pass]),
                listed([...many('play', 9), pass]),
                listed([...many('item', 4), ...many('room', 4), pass]),
                listed([...many('item', 4), ...many('room', 5)], 'room'),
                listed(many('trash', 12)),
              ];
            }
            """);
    assertThat((List<?>) listed)
        .isEqualTo(
            List.of(
                "1 play 0 | 2 play 1 | 3 pass",
                "1 play x9 | 2 pass",
                "1 item x4 | 2 room x4 | 3 pass",
                "1 room 0 | 2 room 1 | 3 room 2 | 4 room 3 | 5 room 4",
                "1 trash 0 | 2 trash 1 | 3 trash 2 | 4 trash 3 | 5 trash 4 | 6 trash 5 | 7 trash 6"
                    + " | 8 trash 7 | 9 trash 8 | ⇧A trash 9 | ⇧B trash 10 | ⇧C trash 11"));
  }

  @Test
  void whatComesWhenAllDigitsAreKeptHasALetter(Guests guests) {
    Object keys =
        told(
            guests,
            """
            async () => {
              const {choices, Digits, Offers} = await import('/page/scene/offers.js');
              const digits = new Digits();
              const keys = (names) => {
                const options = names.map(id => ({id, text: id}));
                const offers = new Offers({seat: 0, question: 'q', options, refused: []}, new Map(), digits);
                return choices(offers, {at: null, group: null}).map(({key}) => key).join(' ');
              };
              const nine = Array.from({length: 9}, (_, i) => `old-${i}`);
              return [keys(nine), keys(['new', ...nine, 'newer'])];
            }
            """);
    assertThat((List<?>) keys).isEqualTo(List.of("1 2 3 4 5 6 7 8 9", "⇧A 1 2 3 4 5 6 7 8 9 ⇧B"));
  }

  @Test
  void everyLitThingHasAKeyHoweverManyThereAre(Guests guests) {
    Object keys =
        told(
            guests,
            """
            async () => {
              const {Offers} = await import('/page/scene/offers.js');
              const ids = Array.from({length: 20}, (_, i) => `room-${i}`);
              const map = {kind: 'map'};
              const things = new Map(ids.map(id => [id, {thing: {id}, inside: [map]}]));
              const options = ids.map(id => ({id: `move:${id}`, text: id, target: id}));
              return new Offers({seat: 0, options, refused: []}, things).all.map(({letter}) => letter);
            }
            """);
    assertThat(keys).asInstanceOf(LIST).hasSize(20).doesNotContain("").doesNotHaveDuplicates();
  }

  /** In the text view, where all options are one list. */
  @Test
  void everyOptionOfTheTextHasAKeyHoweverManyThereAre(Guests guests) {
    Object chosen =
        told(
            guests,
            """
            async () => {
              const {Deciding} = await import('/page/table/deciding.js');
              const host = Object.assign(new EventTarget(), {addController: () => {}, requestUpdate: () => {}});
              const chosen = [];
              host.addEventListener('choose', ({detail}) => chosen.push(detail.option));
              const deciding = new Deciding(host);
              deciding.offers = {all: Array.from({length: 12}, (_, i) => ({id: `option-${i + 1}`})), decision: {decision: 4}};
              return ['1', '9', '⇧A', '⇧C', '⇧D'].map(key => deciding.keyInText(key) ? chosen.pop() : 'none');
            }
            """);
    assertThat((List<?>) chosen)
        .isEqualTo(List.of("option-1", "option-9", "option-10", "option-12", "none"));
  }

  /** Several answers at once have a key like any option: in the bar, and in the text view. */
  @Test
  void shortcutsHaveKeysToo(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    Object done =
        guest
            .page()
            .evaluate(
                """
                async () => {
                  const {Offers} = await import('/page/scene/offers.js');
                  const {Deciding} = await import('/page/table/deciding.js');
                  const host = Object.assign(new EventTarget(), {addController: () => {}, requestUpdate: () => {}});
                  const done = [];
                  host.addEventListener('command', ({detail}) => done.push(detail.shortcut));
                  host.addEventListener('choose', ({detail}) => done.push(detail.option));
                  const deciding = new Deciding(host);
                  const pressed = (options, method, ...keys) => {
                    const shortcuts = [{id: 'hurry', text: 'Hurry', options: []}, {id: 'run', text: 'Run', options: []}];
                    const all = Array.from({length: options}, (_, i) => ({id: `option-${i + 1}`, text: ''}));
                    deciding.offers = new Offers({seat: 0, decision: 4, options: all, refused: [], shortcuts}, new Map());
                    return keys.map(key => deciding[method](key) ? done.pop() : 'none').join(' ');
                  };
                  return [pressed(2, 'key', '2', '3', '4', '5'), pressed(8, 'key', '9', '⇧A', '⇧B'),
                    pressed(2, 'keyInText', '2', '3', '4', '5'), pressed(8, 'keyInText', '9', '⇧A', '⇧B')];
                }
                """);
    assertThat((List<?>) done)
        .isEqualTo(
            List.of(
                "option-2 hurry run none",
                "hurry run none",
                "option-2 hurry run none",
                "hurry run none"));
  }

  @Test
  void whatNoDimmedThingTellsIsRefusedFirst(Guests guests) {
    Object told =
        told(
            guests,
            """
            async () => {
              const {Offers} = await import('/page/scene/offers.js');
              const things = new Map(['a', 'b'].map(id => [id, {thing: {id, kind: 'card'}, inside: []}]));
              const buy = id => ({id: `buy:${id}`, text: `Buy: ${id}`, target: id, reason: 'Costs 5.', group: {id: 'buy', name: 'Buy', member: id}});
              const refused = [buy('a'), buy('b'), {id: 'end', text: 'End', reason: 'Play first.'}];
              return new Offers({seat: 0, options: [], refused}, things).refusals.map(({name, reason}) => `${name} ${reason}`);
            }
            """);
    assertThat((List<?>) told).isEqualTo(List.of("End Play first.", "Buy (2) Costs 5."));
  }

  /** What a function of the page gives. */
  private static Object told(Guests guests, String function) {
    return guests.arrive(Screen.LAPTOP).goTo("/").page().evaluate(function);
  }
}
