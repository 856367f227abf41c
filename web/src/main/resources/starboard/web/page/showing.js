/**
 * How the things of a scene stand right now: which can be chosen, which is selected, barred, lit or just changed. Every
 * widget is drawn with one of these.
 */
export class Showing {
  /**
   * @param {{viewer: number|string, offers: import('./offers.js').Offers|null, selected: string|null,
   *   highlight: string|null, changed: Set<string>, touch: (id: string) => void}} now
   */
  constructor(now) {
    Object.assign(this, now);
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
