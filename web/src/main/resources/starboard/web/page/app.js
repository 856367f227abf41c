/** The page: which part of it the address shows. */
import {html} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {go} from './address.js';
import {keepPage} from './line/kept.js';
import {Part} from './part.js';
import './start/start.js';
import './table/live-table.js';

class App extends Part {
  static properties = {place: {state: true}};

  constructor() {
    super();
    this.replaceChildren();
    this.#look();
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    addEventListener('click', click => this.#follow(click));
  }

  #look() {
    this.place = {path: location.pathname, hash: location.hash};
  }

  /** Links inside the page change the address only. */
  #follow(click) {
    const link = click.target.closest?.('a[href^="/"]');
    if (!link || link.hasAttribute('download') || click.ctrlKey || click.metaKey || click.shiftKey || click.button) return;
    click.preventDefault();
    go(link.getAttribute('href'));
  }

  render() {
    const table = this.place.path.match(/^\/t\/([\w-]+)$/)?.[1];
    if (!table) return html`<starboard-start .place=${this.place}></starboard-start>`;
    return keyed(table, html`<starboard-live .table=${table} .place=${this.place}></starboard-live>`);
  }
}

customElements.define('starboard-app', App);
addEventListener('load', () => keepPage().catch(() => {})); // a browser that keeps nothing still plays
