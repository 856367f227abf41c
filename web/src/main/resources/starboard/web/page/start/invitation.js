import {html, nothing, svg} from 'lit';
import {ask} from '../line/api.js';
import {linkOf} from '../line/mine.js';
import {isOwn, origins} from '../line/origins.js';
import {Part} from '../part.js';
import {say} from '../words.js';
import {copyButton} from './copy.js';

/** The margin round a code, in squares. */
const QUIET = 4;

/** The link of a free seat, at an address others can open, and as a code for phones. A machine in several networks has several. */
class Invitation extends Part {
  static properties = {table: {attribute: false}, code: {attribute: false}, origin: {state: true}, origins: {state: true}, rows: {state: true}};

  constructor() {
    super();
    this.table = '';
    this.code = '';
    this.origin = location.origin;
    /** @type {string[]} */
    this.origins = [];
    /** @type {string[]|null} */
    this.rows = null;
  }

  async connectedCallback() {
    super.connectedCallback();
    this.origins = await origins();
    this.#at(this.origins[0]);
  }

  #at(origin) {
    this.origin = origin;
    this.rows = null;
  }

  get link() {
    return linkOf(this.table, this.code, this.origin);
  }

  render() {
    return html`
      <code class="seat-link" translate="no">${this.link}</code>
      ${this.origins.length > 1 ? html`<label class="labelled"><span>${say('link.where')}</span>
        <select name="origin" @change=${(change) => this.#at(change.target.value)}>${this.origins.map((origin) => html`<option>${origin}</option>`)}</select></label>` : nothing}
      ${isOwn(this.origin) ? html`<p class="dim">${say('link.own')}</p>` : nothing}
      <span class="row">${copyButton(this.link, say('link.copy'))}
        <button type="button" class="btn" data-qr aria-expanded=${String(this.rows !== null)} @click=${this.#show}>${say('link.qr')}</button></span>
      ${this.rows ? square(this.rows) : nothing}`;
  }

  #show = async () => {
    if (this.rows) this.rows = null;
    else this.rows = (await ask('POST', '/api/qr', {body: {text: this.link}}).catch(() => ({rows: null}))).rows;
  };
}

/** A code as a picture. */
function square(rows) {
  const size = rows.length + 2 * QUIET;
  const dark = rows.flatMap((row, y) => [...row].flatMap((one, x) => (one === '#' ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${say('link.qr')} shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff"/><path d=${dark.join('')} fill="#000"/>`}</svg>`;
}

customElements.define('starboard-invitation', Invitation);
