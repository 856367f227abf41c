import {tell} from '../part.js';

/** @typedef {{entries: import('../line/view.js').Row[], at: number, walking: boolean}} Steps */

/** What has happened since the viewer last acted, that answer included: a recap to be walked through. */
export class Recap {
  #host;
  #walked = 0;

  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {}

  /** The viewer has acted again: another recap. */
  begin() {
    this.#walked = 0;
  }

  /** @returns {Steps} the entries, how many were walked through, and whether somebody walks: else the newest is lit */
  get steps() {
    const {view} = this.#host;
    const entries = news(view).filter(({kind}) => kind === 'event');
    return {entries, at: Math.min(this.#walked, entries.length), walking: this.#walked > 0 || view.decisions.length > 0};
  }

  step() {
    const {entries, at} = this.steps;
    if (at >= entries.length) return;
    this.#walked = at + 1;
    this.#light(entries[at + 1]);
  }

  skip() {
    this.#walked = this.steps.entries.length;
    this.#light(undefined);
  }

  #light(entry) {
    this.#host.requestUpdate();
    tell(this.#host, 'light', entry?.parts.find((part) => part.w)?.w ?? null);
  }
}

/**
 * The rows since the viewer last acted, beginning with what that answer brought about.
 *
 * @param {import('../line/view.js').View} view
 */
export const news = (view) => view.log.filter(({n}) => n >= (view.lastActed ?? 0));
