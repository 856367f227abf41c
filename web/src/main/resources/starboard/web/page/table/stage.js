/** The stage: the map or the things of the table, what lies in its corners, and the cards a question is about. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {isSpotted} from '../map/map-layout.js';
import '../map/scene-map.js';
import {tell} from '../part.js';
import {bagView} from '../scene/bag-view.js';
import {bigCard, pileCard} from '../scene/card-zone.js';
import {counterView} from '../scene/counter-view.js';
import {dieView} from '../scene/die-view.js';
import {widgetView} from '../scene/widget-view.js';
import {say} from '../words.js';

/**
 * @param {import('../scene/scene.js').Parts} parts
 * @param {import('../scene/showing.js').Showing} show
 * @param {{layers: Set<string>, things: import('../scene/scene.js').Things, result: unknown}} more
 */
export function stageView(parts, show, {layers, things, result}) {
  const {map} = parts;
  return html`<div class="ground">
    ${map ? html`<scene-map .map=${map} .show=${show} .layers=${layers}></scene-map>`
      : html`<div class="board">${parts.table.map((widget) => html`<div class="pane box">${widgetView(widget, show)}</div>`)}</div>`}
    <div class="strip"><div class="corner tl">${layersOf(map).map((name) => html`<button class="toggle" aria-pressed=${String(layers.has(name))}
      @click=${(click) => tell(click.target, 'layer', name)}>${icon('claw', 15)} <span class="name">${say(`table.layer.${name}`)}</span> <kbd>D</kbd></button>`)}</div>
    ${map ? html`<div class="corner tr">${parts.table.filter(({kind}) => kind === 'die').map((die) => dieView(die, show))}</div>` : nothing}
    ${map && !isSpotted(map) ? html`<div class="corner bl">${bagsOf(parts).map((bag) => bagView(bag, show))}</div>` : nothing}</div>
    ${result}</div>
    ${tray(parts, show, things)}
    ${gathered(parts, show)}`;
}

/** The views of a map that can be switched on. */
export function layersOf(map) {
  const things = map ? [...map.nodes, ...map.links, ...map.pieces] : [];
  return [...new Set(things.flatMap((thing) => thing.marks.map((mark) => mark.layer).filter(Boolean)))];
}

export const bagsOf = (parts) => parts.table.flatMap((widget) => (widget.kind === 'bag' ? [widget]
  : widget.kind === 'mat' ? widget.content.filter(({kind}) => kind === 'bag') : []));

/** Between the cards of the table and the hand: what was gathered this turn, and the bags a full map has no corner for. */
function gathered(parts, show) {
  const counters = parts.table.filter(({kind, style}) => kind === 'mat' && style === 'turn').flatMap(({content}) => content);
  const bags = parts.map && isSpotted(parts.map) ? bagsOf(parts) : [];
  if (counters.length + bags.length === 0) return nothing;
  return html`<div class="gathered">${counters.map((counter) => counterView(counter, show))}${bags.map((bag) => bagView(bag, show))}</div>`;
}

/** The cards of the table that can be chosen, or that the question is about; own ones where nothing else can be. */
function tray(parts, show, things) {
  const zoneOf = (id) => {
    const {thing, inside} = things.get(id) ?? {inside: []};
    return thing?.kind === 'zone' ? thing : inside.find(({kind}) => kind === 'zone');
  };
  const isMine = (zone) => Boolean(parts.mine) && (things.get(zone.id)?.inside ?? []).includes(parts.mine);
  const lit = [...(show.offers?.at.keys() ?? [])].map(zoneOf);
  const about = zoneOf(show.offers?.decision.about);
  const holders = new Set([...lit, about].filter((zone) => zone && !isMine(zone) && !parts.market.includes(zone)));
  const [own] = lit;
  if (own && own.layout !== 'hand' && isMine(own) && lit.length > 1 && lit.every((zone) => zone === own)) holders.add(own);
  if (holders.size === 0) return nothing;
  return html`<div class="tray">${[...holders].map((zone) => (show.state(zone.id) ? pileCard(zone, show) : html`<section><h2 class="cap">${zone.name}</h2>
    <div class="hand">${zone.cards.map((card) => bigCard(card, show))}</div></section>`))}</div>`;
}
