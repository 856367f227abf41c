package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How the bar puts many options together, and what it calls them. */
@InChromium
class OffersTest {

  @Test
  void manyAreGroupedByTheirVerbAndOneGroupIsOpen(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    Object listed =
        guest
            .page()
            .evaluate(
                """
                async () => {
                  const {alike, choices, Offers} = await import('/page/offers.js');
                  const closed = {at: null, group: null};
                  const listed = texts => {
                    const options = texts.map((text, i) => ({id: `${text.split(' ')[0]}:${i}`, text}));
                    const offers = new Offers({seat: 0, options, refused: []}, new Map());
                    return choices(offers, closed).map(({group, offer}) => group ? `${group.name} x${group.offers.length}${alike(group.offers) ? '' : ' in full'}` : offer.text).join(' | ');
                  };
                  const many = (text, times) => Array.from({length: times}, (_, i) => `${text}: card ${i}`);
                  return [
                    listed([...many('play', 2), 'pass']),
                    listed([...many('play', 9), 'pass']),
                    listed([...many('trash played', 4), ...many('trash discarded', 4), 'pass']),
                    listed(many('trash', 9)).split(' | ').length,
                  ].map(String);
                }
                """);
    assertThat((List<?>) listed)
        .isEqualTo(
            List.of(
                "play: card 0 | play: card 1 | pass",
                "play x9 | pass",
                "trash x8 in full | pass",
                "9"));
  }

  @Test
  void whatNoDimmedThingTellsIsRefusedFirst(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    Object told =
        guest
            .page()
            .evaluate(
                """
                async () => {
                  const {Offers} = await import('/page/offers.js');
                  const things = new Map(['a', 'b'].map(id => [id, {thing: {id, kind: 'card'}, inside: []}]));
                  const buy = id => ({id: `buy:${id}`, text: `Buy: ${id}`, target: id, reason: 'Costs 5.'});
                  const refused = [buy('a'), buy('b'), {id: 'end', text: 'End', reason: 'Play first.'}];
                  return new Offers({seat: 0, options: [], refused}, things).refusals.map(({name, reason}) => `${name} ${reason}`);
                }
                """);
    assertThat((List<?>) told).isEqualTo(List.of("End Play first.", "Buy (2) Costs 5."));
  }
}
