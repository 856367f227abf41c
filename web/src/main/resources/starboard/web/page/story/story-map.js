/** The map of a finished game, small, with the numbers of its key moments where they happened. */
import {html, nothing, svg} from 'lit';
import {say} from '../words.js';

/** The things of a map a moment may have happened at, each with its place. @param {import('../line/view.js').Board} map */
function places(map) {
  const at = new Map(map.nodes.map((node) => [node.id, node.at]));
  for (const {id, from, to} of map.links) {
    const [a, b] = [at.get(from), at.get(to)];
    if (a && b) at.set(id, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  }
  for (const node of map.nodes) for (const mark of node.marks) at.set(mark.id, node.at);
  for (const piece of map.pieces) if (at.has(piece.at)) at.set(piece.id, at.get(piece.at));
  return at;
}

/**
 * @param {import('../line/view.js').Board} map
 * @param {import('../replay/recording.js').Story} story
 */
export function storyMap(map, story) {
  const at = places(map);
  const shown = story.moments.map((moment, i) => ({moment, number: i + 1, where: at.get(moment.at ?? '') ?? at.get(moment.place ?? '')})).filter(({where}) => where);
  const here = Map.groupBy(shown, ({where}) => String(where));
  const unit = map.width / 100;
  const xs = map.nodes.map((node) => node.at[0]);
  const ys = map.nodes.map((node) => node.at[1]);
  const [left, top] = [Math.min(...xs) - 6 * unit, Math.min(...ys) - 6 * unit];
  const box = `${left} ${top} ${Math.max(...xs) + 6 * unit - left} ${Math.max(...ys) + 6 * unit - top}`;
  return html`<figure class="story-map pane"><svg viewBox=${box} role="img" aria-label=${say('story.map')}>
    ${map.regions.map(({outline}) => svg`<polygon class="region" points=${outline.map((point) => point.join()).join(' ')} />`)}
    ${map.links.map(({from, to}) => (at.has(from) && at.has(to) ? svg`<line class="way" x1=${at.get(from)[0]} y1=${at.get(from)[1]} x2=${at.get(to)[0]} y2=${at.get(to)[1]} stroke-width=${unit * 0.5} />` : nothing))}
    ${map.nodes.map(({id, at: [x, y]}) => svg`<rect class="place ${here.has(String(at.get(id))) ? 'told' : ''}" x=${x - 2.6 * unit} y=${y - 1.7 * unit} width=${5.2 * unit} height=${3.4 * unit} rx=${unit * 0.8} stroke-width=${unit * 0.3} />`)}
    ${[...here.values()].flatMap((list) => list.map(({moment, number, where}, i) => {
    const across = (i - (list.length - 1) / 2) * 4.6 * unit;
    return svg`<g class="no ${moment.why}" transform="translate(${where[0] + across} ${where[1] - 2.2 * unit})"><circle r=${2.4 * unit} stroke-width=${unit * 0.5} /><text dy=".36em" font-size=${2.9 * unit} text-anchor="middle">${number}</text></g>`;
  }))}</svg></figure>`;
}
