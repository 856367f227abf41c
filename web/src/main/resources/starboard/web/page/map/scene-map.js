import {html, svg, nothing} from 'lit';
import {Part, tell} from '../part.js';
import {say} from '../words.js';
import {icon} from '../icons.js';
import {isSpotted, layOut, smooth} from './map-layout.js';
import {nodeShape, nodeTag} from './map-node.js';
import {glyph, isHidden, signsOf, span, tube} from './map-link.js';
import {breadth, pieceShape, stacked} from './map-piece.js';
import {colourOf} from '../scene/styles.js';
import {pieceLine, placeLine, wayLine} from './map-words.js';

const MOST = 4;

/** How large a spot is, from its middle. */
const SPOT = 13;
const LOW = 240;

/**
 * A map of a scene, fitted to its pane, to be moved by wheel, pinch, drag, buttons and keys. Tells `touch` with the id of a
 * thing.
 */
export class SceneMap extends Part {
  static properties = {
    map: {attribute: false},
    /** How its things stand right now. */
    show: {attribute: false},
    layers: {attribute: false},
    at: {state: true},
    size: {state: true},
    eye: {state: true},
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
    this.layers = new Set();
    this.fingers = new Map();
    this.watch = new ResizeObserver(() => {
      this.size = {w: this.clientWidth, h: this.clientHeight};
      this.eye = {k: 1, x: 0, y: 0};
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

  render() {
    if (!this.map || this.size.w < 40 || this.size.h < 40) return nothing;
    const {w, h} = this.size;
    const lay = (this.lay = layOut(this.map, w * this.grain, h * this.grain));
    const links = this.map.links.filter((link) => lay.at.has(link.from) && lay.at.has(link.to));
    lay.signs = links.flatMap((link) => signsOf(link, lay));
    const drawn = links.filter((link) => !isHidden(link) || this.stateOf(link.id));
    return html`
      <svg class="map" viewBox="0 0 ${w} ${h}" role="group" aria-label=${this.map.name}
        @wheel=${this.wheel} @pointerdown=${this.press} @pointermove=${this.drag} @pointerup=${this.release}
        @pointercancel=${this.release} @click=${this.click} @keydown=${this.key} @focusin=${this.focused}>
        ${DEFINITIONS}
        ${stars(w, h)}
        <g transform="translate(${this.eye.x} ${this.eye.y}) scale(${this.eye.k / this.grain})">
          ${this.regions(lay)}
          ${drawn.map((link) => tube(link, lay, this.stateOf(link.id)))}
          ${this.map.nodes.map((node) => this.place(node, lay, links))}
          ${links.filter((link) => !isHidden(link)).map((link) => this.way(link, lay))}
          ${this.map.nodes.map((node) => this.pieces(node.id, lay.at.get(node.id), lay))}
          ${links.map((link) => this.pieces(link.id, span(link, lay).middle, lay))}
          <g class="tags" aria-hidden="true">${this.map.nodes.map((node) => nodeTag(node, lay, this.showing(node.id)))}</g>
        </g>
      </svg>
      <div class="zoom ${lay.spots ? 'aside' : ''}" role="group" aria-label=${say('table.zoom')}>
        <button class="toggle" aria-label=${say('table.zoom.in')} @click=${() => this.zoom(1.4)}>+</button>
        <button class="toggle" aria-label=${say('table.zoom.out')} @click=${() => this.zoom(1 / 1.4)}>−</button>
        ${this.eye.k > 1 ? html`<button class="toggle" aria-label=${say('table.zoom.all')} @click=${() => this.zoom(0)}>${icon('target', 14)}</button>` : nothing}
      </div>`;
  }

  // What is drawn

  regions(lay) {
    const regions = this.map.regions.filter(({outline}) => outline.length > 2);
    const inside = ([x, y]) => [Math.min(Math.max(x, 5), lay.width - 5), Math.min(Math.max(y, 5), lay.height - 5)];
    if (regions.length === 1) {
      const path = smooth(regions[0].outline.map((point) => inside(lay.fit(point))));
      return svg`<path d=${path} fill="url(#hull)" stroke="var(--accent)" stroke-opacity=".55" stroke-width="1.5"/>
        <path d=${path} fill="none" stroke="#fff" stroke-opacity=".03" stroke-width="14"/>`;
    }
    return regions.map((region) => {
      const points = region.outline.map((point) => inside(lay.fit(point)));
      const [left, top] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis])));
      const bottom = Math.max(...points.map(([, y]) => y));
      const [x, y] = this.beside(lay, {left, top, right: Math.max(...points.map(([one]) => one)), bottom}, region.name.length * 8);
      return svg`<path d="M${points.join('L')}z" fill="#13202d" stroke="#33475e" stroke-width="1.3" stroke-linejoin="round"/>
        <text x=${x} y=${y} font-size="10" font-weight="650" fill="var(--ink-3)" letter-spacing=".06em">${region.name.toUpperCase()}</text>`;
    });
  }

  /** Where the name of an area stands at its edge, away from its places. */
  beside(lay, {left, top, right, bottom}, wide) {
    const lines = [top - 4, top + 11, bottom + 11, bottom - 4].filter((y) => y > 10 && y < lay.height - 3);
    const starts = [left + 2, right - wide, (left + right - wide) / 2].filter((x) => x > 0 && x + wide < lay.width);
    const free = ([x, y]) => [...lay.at.values()].every(([px, py]) => px + SPOT < x || px - 36 > x + wide || py + SPOT < y - 10 || py - SPOT - 20 > y);
    const places = lines.flatMap((y) => starts.map((x) => [x, y]));
    return places.find(free) ?? places[0] ?? [left + 2, top + 11];
  }

  place(node, lay, links) {
    const show = this.showing(node.id);
    show.ways = links.filter((link) => isHidden(link) && link.from === node.id).map((link) => (
      {colour: colourOf(link.style), numbers: link.atFrom ?? ''}));
    show.signs = links.filter((link) => !isHidden(link) && (link.from === node.id || link.to === node.id)).map((link) => span(link, lay).middle);
    return this.thing(node.id, 'node', placeLine(this.map, node), show, nodeShape(node, lay, show));
  }

  way(link, lay) {
    const show = this.showing(link.id);
    return this.thing(link.id, 'link', wayLine(link), show, glyph(link, lay, show));
  }

  pieces(at, [cx, cy], lay) {
    const there = this.map.pieces.filter((piece) => piece.at === at);
    if (there.length === 0) return nothing;
    const size = lay.spots ? 20 : lay.tall ? 19 : 25;
    const stacks = stacked(there, (id) => Boolean(this.stateOf(id)));
    const wide = stacks.reduce((sum, stack) => sum + breadth(stack, size), 0);
    const place = this.map.nodes.find((node) => node.id === at);
    let [x, y] = place && lay.spots ? [cx - wide / 2, cy - SPOT - size + 4] : place ? this.standing(place, wide, size, lay)
      : [cx - wide / 2, cy - size / 2 + (lay.spots ? 0 : 16)];
    return stacks.map((stack) => {
      const show = this.showing(stack[0].id);
      const shape = pieceShape(stack, x, y, size, show);
      x += breadth(stack, size);
      return this.thing(stack[0].id, 'piece', pieceLine(stack), show, shape);
    });
  }

  /** Where the pieces of a place stand at its plate: where they hide no number of a way and no other place, if they can. */
  standing(place, wide, size, lay) {
    const [cx, cy] = lay.at.get(place.id);
    const {w, h} = lay.tile;
    const [left, right, top, bottom] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2];
    const plates = this.map.nodes.filter((node) => node !== place).map((node) => {
      const [x, y] = lay.at.get(node.id);
      return {left: x - w / 2, right: x + w / 2, top: y - h / 2 - 8, bottom: y + h / 2};
    });
    const hidden = [...lay.signs, ...plates];
    const within = lay.tall ? 1 : 4;
    const free = ([x, y]) => x > 2 && x + wide < lay.width - 2 && y > 2 && y + size < lay.height - 2
      && !hidden.some((one) => x < one.right && x + wide > one.left && y < one.bottom && y + size > one.top);
    const below = bottom - within;
    const places = [[left + 8, below], [right - 8 - wide, below], [cx - wide / 2, below], [left - wide + 3, cy - size / 2], [right - 3, cy - size / 2],
      [left - wide + 3, below - size / 2], [right - 3, below - size / 2], [left - wide / 2, below], [right - wide / 2, below], [left, below + 6], [cx - wide / 2, top - size + 2]];
    return places.find(free) ?? places[0];
  }

  thing(id, kind, label, show, shape) {
    const button = kind === 'node' || show.state;
    const said = [label, show.state && say(`table.state.${show.state}`), show.letter && say('table.key', show.letter)];
    return svg`<g class=${this.show.classes(id, kind)} data-thing=${id} role=${button ? 'button' : 'img'}
      tabindex=${button ? (this.home === id ? 0 : -1) : nothing} aria-label=${said.filter(Boolean).join('; ')}>${shape}</g>`;
  }

  showing(id) {
    return {state: this.stateOf(id), letter: this.show.letter(id), viewer: this.show.viewer, layers: this.layers, ways: [], signs: []};
  }

  stateOf(id) {
    return this.show.state(id);
  }

  /** The place the Tab key comes to. */
  get home() {
    if (this.at && this.map.nodes.some(({id}) => id === this.at)) return this.at;
    return this.map.pieces.find(({owner}) => owner === this.show.viewer)?.at ?? this.map.nodes[0]?.id;
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

  /** How much larger than its pane the map is laid out: a narrow or low one has no room for many places. */
  get grain() {
    return isSpotted(this.map) && (this.size.w < 600 || this.size.h < LOW) ? 2.2 : 1;
  }

  /** A map larger than its pane is first seen near the viewer's own piece. */
  approach() {
    const here = this.grain > 1 && this.lay?.at.get(this.home);
    if (here) this.look(this.grain, this.size.w / 2 - here[0], this.size.h / 2 - here[1]);
  }

  look(k, x, y) {
    const within = (value, whole) => Math.min(0, Math.max(value, whole * (1 - k)));
    this.eye = {k, x: within(x, this.size.w), y: within(y, this.size.h)};
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
