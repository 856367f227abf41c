import {html, svg, nothing} from 'lit';
import {Part, tell} from '../part.js';
import {say} from '../words.js';
import {icon, seatMark} from '../icons.js';
import {areaOf, isNarrow, oneArea} from './map-areas.js';
import {layOut, leastGround, smooth} from './map-layout.js';
import {chipsSize, drawnAt, nodeShape, nodeTag, riskTag} from './map-node.js';
import {glyph, isHidden, linkTag, putSigns, tube} from './map-link.js';
import {breadth, overhang, pieceShape, rim, stacked} from './map-piece.js';
import {spotName} from './map-spot.js';
import {breadthOf} from './map-text.js';
import {called, placeName} from '../scene/scene.js';
import {colourOf} from '../scene/styles.js';
import {pieceLine, placeLine, wayLine} from './map-words.js';

const MOST = 4;

/** So far beyond its edge a map can be moved, from under what lies in the corners of its pane. */
const EDGE = 50;

/** Where there is no keyboard nothing bears its key. */
const KEYLESS = matchMedia('(max-width: 759px), (any-hover: none)');

/** How high the row of areas is. */
const AREAS = 48;

/** How large what stands on a way is, from its middle. */
const SIGN = 13;

/** What a piece's line stands out beside it: so far from a name. */
const ROUND = 3;

/** How large the number of something that happened is. */
const NUMBER = 24;

/**
 * A map of a scene, fitted to its pane, to be moved by wheel, pinch, drag, buttons and keys. Tells `touch` with the id of a
 * thing.
 */
export class SceneMap extends Part {
  /** @type {string|null} where the viewer's own piece was when this was last drawn */
  #here = null;

  static properties = {
    map: {attribute: false},
    /** How its things stand right now. */
    show: {attribute: false},
    layers: {attribute: false},
    at: {state: true},
    size: {state: true},
    eye: {state: true},
    /** The area that is seen where there is room for one only; null: the one with the viewer's piece. */
    area: {state: true},
  };

  constructor() {
    super();
    /** @type {import('../line/view.js').Board} */
    this.map = /** @type {any} */ (null);
    /** @type {import('../scene/showing.js').Showing} */
    this.show = /** @type {any} */ (null);
    /** @type {string|null} */
    this.at = null;
    this.size = {w: 0, h: 0};
    this.eye = {k: 1, x: 0, y: 0};
    /** @type {string|null} */
    this.area = null;
    /** @type {string|undefined} the area of the viewer's piece */
    this.own = undefined;
    /** @type {import('./map-areas.js').Drawn} what of the map is drawn */
    this.drawn = /** @type {any} */ (null);
    this.layers = new Set();
    this.fingers = new Map();
    this.watch = new ResizeObserver(() => {
      const {clientWidth: w, clientHeight: h} = this;
      this.size = {w, h: this.map && isNarrow(this.map, w, h) ? h - AREAS : h};
      if (this.map) this.look(1, 0, 0);
      this.updateComplete.then(() => this.approach());
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  /** Whose piece goes to another area is followed. */
  willUpdate() {
    const here = this.map && areaOf(this.map, this.map.nodes.find(({id}) => id === this.base))?.id;
    if (here !== this.own) this.area = null;
    this.own = here;
  }

  render() {
    if (!this.map || this.size.w < 40 || this.size.h < 40) return nothing;
    const {w, h} = this.size;
    this.drawn = this.narrow ? oneArea(this.map, this.seen) : this.map;
    const lay = (this.lay = layOut(this.drawn, ...this.ground));
    const links = this.drawn.links.filter((link) => lay.at.has(link.from) && lay.at.has(link.to));
    this.arrange(lay, links);
    const drawn = links.filter((link) => !isHidden(link) || this.stateOf(link.id));
    return html`${this.narrow ? this.areas() : nothing}
      <svg class="map" viewBox="0 0 ${w} ${h}" role="group" aria-label=${this.map.name}
        @wheel=${this.wheel} @pointerdown=${this.press} @pointermove=${this.drag} @pointerup=${this.release}
        @pointercancel=${this.release} @click=${this.click} @keydown=${this.key} @focusin=${this.focused}>
        ${DEFINITIONS}
        ${stars(w, h)}
        <g transform="translate(${this.eye.x} ${this.eye.y}) scale(${this.eye.k * this.whole})">
          ${this.regions(lay)}
          ${drawn.map((link) => tube(link, lay, this.stateOf(link.id)))}
          ${this.names(lay)}
          ${this.drawn.nodes.map((node) => this.place(node, lay, links))}
          ${links.filter((link) => !isHidden(link)).map((link) => this.way(link, lay))}
          ${this.drawn.nodes.map((node) => this.pieces(node.id, lay.at.get(node.id), lay))}
          ${links.map((link) => (isHidden(link) ? nothing : this.pieces(link.id, lay.signs.get(link.id)[0], lay)))}
          ${lay.near ? this.drawn.nodes.map((node) => (lay.exits.has(node.id) ? nothing : spotName(node, lay))) : nothing}
          <g class="tags" aria-hidden="true">${this.drawn.nodes.map((node) => nodeTag(node, lay, this.showing(node.id)))}${this.drawn.nodes.map((node) => riskTag(node, lay, this.show.risk(node.id)))}
            ${links.map((link) => (isHidden(link) ? nothing : linkTag(link, lay, this.showing(link.id))))}
            ${[...this.show.numbers].map(([id, numbers]) => this.numbered(id, numbers, lay))}</g>
        </g>
      </svg>
      ${this.zooms ? this.zoomButtons() : nothing}`;
  }

  /** Whether one area of the map is seen at a time. */
  get narrow() {
    return isNarrow(this.map, this.size.w, this.size.h);
  }

  /** The area that is seen: the chosen one, else that of the viewer's piece. */
  get seen() {
    return this.area ?? this.own ?? this.map.regions[0].id;
  }

  /** The areas by their letters, from left to right, with who is there and where something can be chosen. */
  areas() {
    return html`<nav class="areas" aria-label=${say('table.areas')}>${this.map.regions.toSorted((one, other) => middleOf(one) - middleOf(other)).map((area) => {
      const nodes = this.map.nodes.filter((node) => areaOf(this.map, node)?.id === area.id);
      const here = this.map.pieces.filter((piece) => piece.owner !== undefined && nodes.some(({id}) => id === piece.at));
      const lit = nodes.some(({id}) => ['legal', 'sel'].includes(this.stateOf(id)));
      return html`<button class=${lit ? 'legal' : ''} aria-pressed=${String(area.id === this.seen)} aria-label=${[placeName(area), ...here.map(called)].join('; ')}
        @click=${() => (this.area = area.id)}><b>${area.number ?? area.name.charAt(0)}</b><span>${here.map(({owner}) => seatMark(owner, here.length > 2 ? 10 : 13))}</span></button>`;
    })}</nav>`;
  }

  /** A map that is seen whole on a narrow screen needs no buttons over it. */
  get zooms() {
    return !KEYLESS.matches || this.whole < 1 || this.eye.k > 1;
  }

  zoomButtons() {
    return html`<div class="zoom" role="group" aria-label=${say('table.zoom')}>
      <button class="toggle" aria-label=${say('table.zoom.in')} @click=${() => this.zoom(1.4)}>+</button>
      <button class="toggle" aria-label=${say('table.zoom.out')} @click=${() => this.zoom(1 / 1.4)}>−</button>
      ${this.eye.k > 1 ? html`<button class="toggle" aria-label=${say('table.zoom.all')} @click=${() => this.zoom(0)}>${icon('target', 14)}</button>` : nothing}
    </div>`;
  }

  // What is drawn

  /** What is written on the places stays in sight: the numbers of the ways stand beside it; pieces and keys find their place later. */
  arrange(lay, links) {
    const {taken} = lay;
    for (const node of this.drawn.nodes) for (const box of drawnAt(node, lay, this.showing(node.id))) taken.take(box);
    for (const node of this.drawn.nodes) {
      const ways = this.waysOf(node, links);
      if (ways.length === 0) continue;
      const [wide, high] = chipsSize(ways, lay);
      const [cx, cy] = lay.at.get(node.id);
      const [left, right, top, bottom] = [cx - lay.tile.w / 2, cx + lay.tile.w / 2, cy - lay.tile.h / 2, cy + lay.tile.h / 2];
      const inner = lay.tall ? -3 : 9;
      lay.chips.set(node.id, taken.put([[left + inner, top - high + 4], [right - inner - wide, top - high + 4], [cx - wide / 2, top - high + 4],
        [left + inner, bottom - 4], [right - inner - wide, bottom - 4]], wide, high));
    }
    for (const link of links) if (!isHidden(link)) putSigns(link, lay, this.showing(link.id));
  }

  /** The hidden ways that end at a place. */
  waysOf(node, links) {
    return links.filter((link) => isHidden(link) && link.from === node.id).map((link) => ({colour: colourOf(link.style), numbers: link.atFrom ?? ''}));
  }

  regions(lay) {
    const regions = this.drawn.regions.filter(({outline}) => outline.length > 2);
    const inside = ([x, y]) => [Math.min(Math.max(x, 5), lay.width - 5), Math.min(Math.max(y, 5), lay.height - 5)];
    if (regions.length === 1) {
      const path = smooth(regions[0].outline.map((point) => inside(lay.fit(point))));
      return svg`<path d=${path} fill="url(#hull)" stroke="var(--accent)" stroke-opacity=".55" stroke-width="1.5"/>
        <path d=${path} fill="none" stroke="#fff" stroke-opacity=".03" stroke-width="14"/>`;
    }
    if (lay.spots) {
      return [...lay.frames.values()].map(({left, right, top, bottom}) => svg`<rect x=${left} y=${top} width=${right - left} height=${bottom - top} rx="10"
        fill="#13202d" fill-opacity=".8" stroke="#33475e" stroke-width="1.2"/>`);
    }
    return regions.map((region) => svg`<path d="M${region.outline.map((point) => inside(lay.fit(point))).join('L')}z" fill="#13202d"
      stroke="#33475e" stroke-width="1.3" stroke-linejoin="round"/>`);
  }

  /** The names of several areas, each at its edge. */
  names(lay) {
    const regions = this.drawn.regions.filter(({outline}) => outline.length > 2);
    return regions.length < 2 ? nothing : regions.map((region) => {
      const name = placeName(region).toUpperCase();
      const [x, y] = this.beside(lay, lay.frames.get(region.id) ?? boxOf(region.outline.map((point) => lay.fit(point))), breadthOf(name, 650, 10) + name.length * 0.6);
      return svg`<text x=${x} y=${y} font-size="10" font-weight="650" fill="var(--ink-3)" letter-spacing=".06em">${name}</text>`;
    });
  }

  /** Where the name of an area stands at its edge, away from its places. */
  beside(lay, {left, top, right, bottom}, wide) {
    const lines = [top - 4, top + 11, bottom + 11, bottom - 4, top - 11, bottom + 18, top - 18, bottom + 25, ...every(top + 18, bottom - 10, 7)].filter((y) => y > 10 && y < lay.height - 3);
    const ends = [left + 2, right - wide];
    const starts = every(Math.min(...ends), Math.max(...ends), 8).filter((x) => x > 0 && x + wide < lay.width);
    const places = [...lines.flatMap((y) => starts.map((x) => [x, y - 10])), [left + 2, top + 1]];
    const [x, y] = lay.taken.put(places.map(([px, py]) => /** @type {import('./map-taken.js').Corner} */ ([px - ROUND, py])), wide + 2 * ROUND, 13);
    return [x + ROUND, y + 10];
  }

  place(node, lay, links) {
    const show = this.showing(node.id);
    show.ways = this.waysOf(node, links);
    return this.thing(node.id, 'node', placeLine(this.map, node), show, nodeShape(node, lay, show));
  }

  way(link, lay) {
    const show = this.showing(link.id);
    return this.thing(link.id, 'link', wayLine(link), show, glyph(link, lay, show));
  }

  pieces(at, [cx, cy], lay) {
    const there = this.drawn.pieces.filter((piece) => piece.at === at);
    if (there.length === 0) return nothing;
    const size = lay.spots ? 20 : lay.tall ? 19 : 25;
    const stacks = stacked(there, (id) => Boolean(this.stateOf(id)));
    const node = this.drawn.nodes.find((one) => one.id === at);
    const shows = stacks.map(([piece]) => this.showing(piece.id));
    const {above, below} = overhang(stacks, shows);
    const corners = this.standing(stacks.map((stack, i) => breadth(stack, size, shows[i])), above + size + below, node ? standsAt(node, lay) : {left: cx - 8, right: cx + 8, top: cy - 9, bottom: cy + 9}, lay);
    return stacks.map((stack, i) => this.thing(stack[0].id, 'piece', pieceLine(stack), shows[i],
      pieceShape(stack, corners[i][0] + rim(stack, shows[i]), corners[i][1] + above, size, shows[i])));
  }

  /**
   * Where pieces stand at the edge of a place: side by side where they hide nothing, else each where it can.
   *
   * @returns {import('./map-taken.js').Corner[]}
   */
  standing(widths, size, {left, right, top, bottom}, {taken}) {
    const wide = widths.reduce((sum, one) => sum + one, 0);
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
    /** @returns {import('./map-taken.js').Corner[]} */
    const round = (w) => [[left + 8, bottom], [right - 8 - w, bottom], [cx - w / 2, bottom], [left - w + 3, cy - size / 2], [right - 3, cy - size / 2],
      [left - w + 3, bottom - size / 2], [right - 3, bottom - size / 2], [left - w / 2, bottom], [right - w / 2, bottom], [left, bottom + 6], [cx - w / 2, top - size + 2],
      [left, top - size + 2], [right - w, top - size + 2], [left - w, top - size], [right, top - size], [left, bottom + size], [cx - w / 2, bottom + size], [right - w, bottom + size],
      [left - w - 10, cy - size / 2], [right + 10, cy - size / 2], [cx - w / 2, top - size - 10], [cx - w / 2, bottom + 10]];
    if (!taken.isFree(round(wide), wide, size)) return widths.map((one) => taken.put(round(one), one, size));
    let [x, y] = taken.put(round(wide), wide, size);
    return widths.map((one) => [(x += one) - one, y]);
  }

  thing(id, kind, label, show, shape) {
    const button = kind === 'node' || show.state;
    const said = [label, show.state && say(`table.state.${show.state}`), show.letter && say('table.key', show.letter)];
    return svg`<g class=${this.show.classes(id, kind)} data-thing=${id} role=${button ? 'button' : 'img'}
      tabindex=${button ? (this.home === id ? 0 : -1) : nothing} aria-label=${said.filter(Boolean).join('; ')}>${shape}</g>`;
  }

  /** The numbers of what happened at a place, above it where there is room. */
  numbered(id, numbers, lay) {
    const place = lay.at.get(id) ?? lay.at.get(this.map.pieces.find((piece) => piece.id === id)?.at) ?? lay.signs?.get(id)?.[0];
    if (!place) return nothing;
    const wide = numbers.length * NUMBER;
    const [w, h] = lay.at.has(id) ? [lay.tile.w / 2, lay.tile.h / 2] : [SIGN, SIGN];
    const [x, y] = lay.taken.put(around(place, w, h, wide), wide, NUMBER);
    return numbers.map((number, i) => svg`<g transform="translate(${x + (i + 0.5) * NUMBER} ${y + NUMBER / 2})"><circle r="11" fill="#0a0f16" stroke="#fff" stroke-width="2"/>
      <text y="4.5" text-anchor="middle" font-size="13" font-weight="800" fill="#fff">${number}</text></g>`);
  }

  showing(id) {
    return {state: this.stateOf(id), letter: KEYLESS.matches ? '' : this.show.letter(id), viewer: this.show.viewer, layers: this.layers, ways: []};
  }

  stateOf(id) {
    return this.show.state(id);
  }

  /** Where the viewer's own piece is. */
  get here() {
    return this.map?.pieces.find(({owner}) => owner === this.show.viewer)?.at ?? null;
  }

  /** The place the Tab key comes to. */
  get home() {
    return this.at && this.drawn.nodes.some(({id}) => id === this.at) ? this.at : this.base;
  }

  /** Where the viewer's piece stands, or the first place. */
  get base() {
    return this.here ?? this.map.nodes[0]?.id;
  }

  // What is touched

  click(event) {
    const thing = event.target.closest('[data-thing]');
    if (this.dragged || !thing) return;
    tell(this, 'touch', thing.dataset.thing);
  }

  focused(event) {
    const thing = event.target.closest('.node');
    if (thing) this.at = thing.dataset.thing;
  }

  key(event) {
    const thing = event.target.closest('[data-thing]');
    if (!thing) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      tell(this, 'touch', thing.dataset.thing);
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault();
      this.walk(thing.dataset.thing, event.key.slice(5));
    }
  }

  /** Goes along a link to the place that lies most in that direction. */
  walk(from, way) {
    const [x, y] = this.lay.at.get(from) ?? [0, 0];
    const wish = {Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1]}[way];
    let best = null;
    for (const link of this.map.links) {
      const there = link.from === from ? link.to : link.to === from ? link.from : null;
      if (!there || !this.lay.at.has(there)) continue;
      const [tx, ty] = this.lay.at.get(there);
      const far = Math.hypot(tx - x, ty - y) || 1;
      const cosine = ((tx - x) * wish[0] + (ty - y) * wish[1]) / far;
      if (cosine > 0.35 && (!best || cosine > best.cosine)) best = {there, cosine};
    }
    if (!best) return;
    this.at = best.there;
    this.updateComplete.then(() => /** @type {SVGElement|null} */ (this.querySelector(`[data-thing="${CSS.escape(best.there)}"]`))?.focus());
  }

  // How it is looked at

  /** Magnifies about a point of the pane; 0 shows the whole map. */
  zoom(factor, x = this.size.w / 2, y = this.size.h / 2) {
    const k = factor === 0 ? 1 : Math.min(Math.max(this.eye.k * factor, 1), MOST);
    const share = k / this.eye.k;
    this.look(k, x - (x - this.eye.x) * share, y - (y - this.eye.y) * share);
  }

  /** How large the map is laid out: a pane too small for its places shows a part of it. */
  get ground() {
    const {w, h} = this.size;
    const [wide, high] = leastGround(this.map, w, h);
    return /** @type {[number, number]} */ ([Math.max(w, wide), Math.max(h, high)]);
  }

  /** How small the whole map is drawn to fit its pane. */
  get whole() {
    const [wide, high] = this.ground;
    return Math.min(this.size.w / wide, this.size.h / high);
  }

  /** Where the viewer's own piece has come to is in sight. */
  updated() {
    const {here} = this;
    const at = here && this.lay?.at.get(here);
    if (!at || this.#here === here) return;
    this.#here = here;
    const scale = this.eye.k * this.whole;
    const {w, h} = this.lay.tile;
    const [x, y] = [this.eye.x + at[0] * scale, this.eye.y + at[1] * scale];
    const inside = (middle, pane, length) => middle - (length * scale) / 2 >= 0 && middle + (length * scale) / 2 <= pane;
    if (!inside(x, this.size.w, w) || !inside(y, this.size.h, h)) this.approach();
  }

  /** A map larger than its pane is first seen near the viewer's own piece. */
  approach() {
    const at = this.whole < 1 && this.lay?.at.get(this.here ?? this.home);
    if (at) this.look(1 / this.whole, this.size.w / 2 - at[0], this.size.h / 2 - at[1]);
  }

  look(k, x, y) {
    const [wide, high] = this.ground.map((length) => length * this.whole * k);
    const within = (value, pane, length) => (length <= pane ? (pane - length) / 2 : Math.min(EDGE, Math.max(value, pane - length - EDGE)));
    this.eye = {k, x: within(x, this.size.w, wide), y: within(y, this.size.h, high)};
  }

  wheel(event) {
    event.preventDefault();
    const box = this.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  }

  press(event) {
    this.fingers.set(event.pointerId, event);
    this.dragged = false;
  }

  drag(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const others = [...this.fingers.values()].filter((one) => one.pointerId !== event.pointerId);
    if (others.length === 1) this.pinch(before, event, others[0]);
    else {
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      if (!this.dragged && Math.hypot(dx, dy) < 6) return;
      this.dragged = true;
      this.look(this.eye.k, this.eye.x + dx, this.eye.y + dy);
    }
    this.fingers.set(event.pointerId, event);
  }

  pinch(before, now, other) {
    this.dragged = true;
    const box = this.getBoundingClientRect();
    const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    this.zoom(far(now) / far(before), (now.clientX + other.clientX) / 2 - box.left, (now.clientY + other.clientY) / 2 - box.top);
  }

  release(event) {
    this.fingers.delete(event.pointerId);
  }
}

/**
 * Where the numbers of what happened stand at a place: on its upper edge if they can, else round it, near before far.
 *
 * @returns {import('./map-taken.js').Corner[]}
 */
function around([cx, cy], w, h, wide) {
  const rows = [cy - h - NUMBER / 2, cy - h - NUMBER, cy + h - NUMBER / 2, cy + h, cy - NUMBER / 2, cy - h - 1.5 * NUMBER, cy + h + NUMBER / 2];
  const columns = [cx - wide / 2, cx - w - wide / 2, cx + w - wide / 2, cx - w - wide, cx + w];
  return rows.flatMap((y) => columns.map((x) => /** @type {import('./map-taken.js').Corner} */ ([x, y])));
}

/** How far right an area lies. */
function middleOf({outline}) {
  const {left, right} = boxOf(outline);
  return (left + right) / 2;
}

/** The box round some points. @param {[number, number][]} points @returns {import('./map-taken.js').Box} */
function boxOf(points) {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  return {left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys)};
}

/** Numbers from one to another in even steps. */
const every = (from, to, step) => Array.from({length: Math.max(0, Math.floor((to - from) / step) + 1)}, (_, i) => from + i * step);

/** The edges of a place at which its pieces stand. */
function standsAt(node, lay) {
  const [x, y] = lay.at.get(node.id);
  const within = lay.tall || lay.spots ? 1 : 4;
  return {left: x - lay.tile.w / 2, right: x + lay.tile.w / 2, top: y - lay.tile.h / 2, bottom: y + lay.tile.h / 2 - within};
}

const DEFINITIONS = svg`<defs>
  <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="7" height="7" fill="#0e1621"/><rect width="2.5" height="7" fill="#1a2635"/></pattern>
  <linearGradient id="hull"><stop offset="0" stop-color="#1a2a3b"/><stop offset=".55" stop-color="#131f2d"/>
    <stop offset="1" stop-color="#0f1925"/></linearGradient>
  <filter id="glow" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter></defs>`;

/** The same quiet sky on every screen. */
const stars = (w, h) => Array.from({length: 90}, (_, i) => svg`<circle cx=${(((i * 7919) % 1000) / 1000) * w}
  cy=${(((i * 104729) % 997) / 997) * h} r=${i % 7 ? 0.6 : 1.1} fill="#9fb8d4" opacity=${0.15 + (i % 5) * 0.08}/>`);

customElements.define('scene-map', SceneMap);
