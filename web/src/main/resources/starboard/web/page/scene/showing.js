import {tell} from '../part.js';

/**
 * How the things of a scene stand right now: which can be chosen, which is selected, barred, lit or just changed. Every
 * widget is drawn with one of these.
 */
export class Showing {
  /**
   * @param {{viewer: import('../line/view.js').Viewer, offers: import('./offers.js').Offers|null, selected: string|null,
   *   highlight: string|null, touched?: Set<string>, numbers?: Map<string, number[]>, changed: Set<string>}} now what is pointed at, what the present beat is about, what is new
   */
  constructor({viewer, offers, selected, highlight, touched = new Set(), numbers = new Map(), changed}) {
    this.viewer = viewer;
    this.offers = offers;
    this.selected = selected;
    this.highlight = highlight;
    this.touched = touched;
    this.numbers = numbers;
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

  /** The greatest risk of what can be done with a thing, beside what is the same elsewhere; or null if there is none. */
  risk(id) {
    const risks = (this.offers?.at.get(id) ?? []).flatMap(({risk = []}) => risk).filter(({percent, alike}) => percent > 0 && !alike);
    return risks.reduce((worst, one) => (!worst || one.percent > worst.percent ? one : worst), /** @type {import('../line/view.js').Risk|null} */ (null));
  }

  /** The first reason why a thing cannot be chosen. */
  reason(id) {
    return this.offers?.barred.get(id)?.[0].reason ?? '';
  }

  /** The classes of a thing. */
  classes(id, ...more) {
    const lit = this.highlight === id || this.touched.has(id) ? 'lit' : '';
    const fresh = this.changed.has(id) ? 'changed' : '';
    return [...more, this.state(id), lit, fresh].filter(Boolean).join(' ');
  }
}
