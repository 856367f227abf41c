package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Things of a map that differ are drawn differently. */
@InChromium
class SignsTest {

  /** A map of so many places as the page draws it, and the shapes of a part of it. */
  private static final String DRAWN =
      """
      async (marks, ways, barred) => {
        const thing = (id, more) => ({id, name: id, knownTo: 'all', marks: [], ...more});
        const mark = style => ({id: style, name: style, knownTo: 'all', style, count: 1});
        const nodes = marks.map((styles, i) => thing(`node-${i}`, {at: [(i % 8) * 120, Math.floor(i / 8) * 120], marks: styles.map(mark)}));
        const links = ways.map((style, i) => thing(`way-${i}`, {from: `node-${i}`, to: `node-${i + 1}`, marks: [mark(style)]}));
        const map = document.createElement('scene-map');
        map.map = {id: 'map', name: 'map', kind: 'map', width: 1000, height: 700, regions: [], nodes, links, pieces: []};
        map.show = {viewer: 0, state: id => id === barred ? 'no' : '', letter: () => '', risk: () => null, numbers: new Map(), classes: (id, ...words) => words.join(' ')};
        map.layers = new Set();
        const pane = document.createElement('div');
        document.body.replaceChildren(pane);
        pane.style.cssText = 'position:relative;width:1000px;height:700px';
        map.style.cssText = 'display:block;width:1000px;height:700px';
        pane.append(map);
        while (!map.querySelector('.node')) await new Promise(requestAnimationFrame);
        return selector => [...map.querySelectorAll(`${selector} *`)].filter(one => !one.matches('g, title, svg, .ring, .plate'))
          .map(one => [one.localName, one.getAttribute('d'), one.getAttribute('rx'), getComputedStyle(one).fill].join(' ')).join('; ');
      }
      """;

  @Test
  void whatCannotBeDoneAClosedDoorAndACodedOneHaveSignsOfTheirOwn(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    guest.see("starboard-start");
    Object signs =
        guest
            .page()
            .evaluate(
                "async () => { const shapes = await ("
                    + DRAWN
                    + ")([[], [], []], ['closed', 'lock'], 'node-2'); return ['.tags',"
                    + " '[data-thing=way-0]', '[data-thing=way-1]'].map(shapes); }");
    List<List<String>> figures =
        ((List<?>) signs).stream().map(sign -> List.of(String.valueOf(sign).split("; "))).toList();
    for (int i = 0; i < figures.size(); i++) {
      assertThat(String.join("", figures.get(i))).isNotEmpty();
      for (int j = 0; j < i; j++) {
        assertThat(figures.get(i)).doesNotContainAnyElementsOf(figures.get(j));
      }
    }
  }

  /** The same three in words and lists, where each is an icon. */
  @Test
  void theirIconsDifferToo(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    Object icons =
        guest
            .page()
            .evaluate(
                """
                async () => {
                  const {iconFor} = await import('/page/scene/styles.js');
                  const {icon} = await import('/page/icons.js');
                  const {render} = await import('lit');
                  return ['barred', 'closed', 'lock'].map(word => {
                    const place = document.createElement('div');
                    render(icon(iconFor(word), 16), place);
                    return [...place.querySelectorAll('svg *')].map(one => one.outerHTML.replaceAll(/<!--.*?-->/g, '')).join('');
                  });
                }
                """);
    assertThat(icons).asInstanceOf(LIST).hasSize(3).doesNotContain("").doesNotHaveDuplicates();
  }

  /** C12.1: who has hacked a terminal is seen on the map of the ship. */
  @Test
  void aHackedTerminalLooksDifferentFromAFreshOneAndSaysWhose(Guests guests) {
    Guest guest = guests.arrive(Screen.LAPTOP).goTo("/");
    guest.see("starboard-start");
    Object terminals =
        guest
            .page()
            .evaluate(
                "async () => { const marks = Array.from({length: 48}, (_, i) => [['terminal'],"
                    + " ['cube-0'], ['cube-1']][i] ?? []); const shapes = await ("
                    + DRAWN
                    + ")(marks, [], null); return [0, 1, 2, 3].map(i =>"
                    + " shapes(`[data-thing=node-${i}]`)); }");
    assertThat(terminals).asInstanceOf(LIST).hasSize(4).doesNotHaveDuplicates();
  }
}
