import {tell} from '../part.js';

/**
 * How the things of a scene stand right now: which can be chosen, which is selected, barred, lit or just changed. Every
 * widget is drawn with one of these.
 */
export class Showing {
  /**
   * @param {{viewer: import('../line/view.js').Viewer, offers: import('./offers.js').Offers|null, selected: string|null,
   *   highlight: string|null, changed: Set<string>}} now
   */
  constructor({viewer, offers, selected, highlight, changed}) {
    this.viewer = viewer;
    this.offers = offers;
    this.selected = selected;
    this.highlight = highlight;
    this.changed = changed;
  }

  /** Hears a press on a thing and tells it. */
  touching(id) {
    return (press) => tell(press.currentTarget, 'touch', id);
  }

  /** @returns {''|'legal'|'sel'|'no'} */
  state(id) {
    if (this.selected && this.offers?.find(this.selected)?.target === id) return 'sel';
    if (this.offers?.at.has(id)) return 'legal';
    return this.offers?.barred.has(id) ? 'no' : '';
  }

  letter(id) {
    return this.offers?.at.get(id)?.[0].letter ?? '';
  }

  /** The first reason why a thing cannot be chosen. */
  reason(id) {
    return this.offers?.barred.get(id)?.[0].reason ?? '';
  }

  /** The classes of a thing. */
  classes(id, ...more) {
    const lit = this.highlight === id ? 'lit' : '';
    const fresh = this.changed.has(id) ? 'changed' : '';
    return [...more, this.state(id), lit, fresh].filter(Boolean).join(' ');
  }
}
