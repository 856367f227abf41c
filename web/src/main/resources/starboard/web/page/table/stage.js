/** The stage: the map or the things of the table, and what lies in its corners. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {isSpotted} from '../map/map-areas.js';
import '../map/scene-map.js';
import {tell} from '../part.js';
import {bagBar, bagView, isShared} from '../scene/bag-view.js';
import {counterView} from '../scene/counter-view.js';
import {dieView} from '../scene/die-view.js';
import {say} from '../words.js';
import {benchView} from './bench.js';

/**
 * @param {import('../scene/scene.js').Parts} parts
 * @param {import('../scene/showing.js').Showing} show
 * @param {{layers: Set<string>, result: unknown}} more
 */
export function stageView(parts, show, {layers, result}) {
  const {map} = parts;
  return html`<div class="ground ${map && isSpotted(map) ? 'spotted' : ''}">
    ${map ? html`<scene-map .map=${map} .show=${show} .layers=${layers}></scene-map>`
      : benchView(parts, show)}
    <div class="strip"><div class="corner tl">${layersOf(map).map((name) => html`<button class="toggle" aria-pressed=${String(layers.has(name))}
      @click=${(click) => tell(click.target, 'layer', name)}>${icon('claw', 15)} <span class="name">${say(`table.layer.${name}`)}</span> <kbd>D</kbd></button>`)}</div>
    ${map ? html`<div class="corner tr">${parts.table.filter(({kind}) => kind === 'die').map((die) => dieView(die, show))}</div>` : nothing}
    ${map && !isSpotted(map) ? html`<div class="corner bl">${bagsOf(parts).map((bag) => bagView(bag, show))}</div>` : nothing}</div>
    ${result}</div>
    ${gathered(parts, show)}`;
}

/** The views of a map that can be switched on. */
export function layersOf(map) {
  const things = map ? [...map.nodes, ...map.links, ...map.pieces] : [];
  return [...new Set(things.flatMap((thing) => thing.marks.map((mark) => mark.layer).filter(Boolean)))];
}

export const bagsOf = (parts) => parts.table.flatMap((widget) => (widget.kind === 'bag' ? [widget]
  : widget.kind === 'mat' && widget.style !== 'turn' ? widget.content.filter(({kind}) => kind === 'bag') : []));

/** Between the cards of the table and the hand: what was gathered this turn. */
function gathered(parts, show) {
  const turn = parts.table.filter(({kind, style}) => kind === 'mat' && style === 'turn').flatMap(({content}) => content);
  return turn.length ? html`<div class="gathered">${turn.map((one) => (one.kind === 'bag' ? bagView(one, show) : counterView(one, show)))}</div>` : nothing;
}

/** The bags a full map has no corner for, beside the stage. */
export function bagsBeside(parts, show) {
  const bags = parts.map && isSpotted(parts.map) ? parts.table.filter(({kind, total}) => kind === 'bag' && total) : [];
  bags.sort((one, other) => Number(isShared(other)) - Number(isShared(one)));
  return bags.length ? html`<section class="pane box bags">${bags.map((bag) => (isShared(bag) ? bagBar(bag, show) : bagView(bag, show)))}</section>` : nothing;
}
