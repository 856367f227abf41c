import {choices, IN_ORDER} from '../scene/offers.js';
import {tell} from '../part.js';

/** @typedef {{at: string|null, group: string|null, selected: string|null, reason: string|null}} Open what is open in the bar */

/** @type {Open} */
export const CLOSED = {at: null, group: null, selected: null, reason: null};

/** How one decision is answered: a thing or a group is opened, an option selected, confirmed or left again. */
export class Deciding {
  /** @type {Open} */
  open = CLOSED;
  /** @type {import('../scene/offers.js').Offers|null} what is offered now */
  offers = null;
  #host;

  /** @param host the element that is drawn anew, and tells `choose` with {decision, option} */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {}

  /** @param {Open} open */
  #become(open) {
    this.open = open;
    this.#host.requestUpdate();
  }

  /** Everything is closed; a reason may be told. */
  close(reason = null) {
    this.#become({...CLOSED, reason});
  }

  get isOpen() {
    return this.open !== CLOSED && Object.values(this.open).some((one) => one !== null);
  }

  /** Opens what can be done with a thing; whether anything can. */
  touch(id) {
    const there = this.offers?.at.get(id);
    if (!there) return false;
    if (there.length > 1) this.#become({...CLOSED, at: id});
    else this.press(there[0]);
    return true;
  }

  /** An option is pressed: what lies on the board is selected first, the rest is done at once. */
  press(offer) {
    const onBoard = this.offers.at.has(offer.target);
    if (!onBoard || this.open.selected === offer.id || this.open.at) this.choose(offer.id);
    else this.#become({...this.open, selected: offer.id, reason: null});
  }

  gather(group) {
    this.#become({...CLOSED, group});
  }

  confirm() {
    if (this.open.selected) this.choose(this.open.selected);
  }

  choose(option) {
    if (this.offers) tell(this.#host, 'choose', {decision: this.offers.decision.decision, option});
  }

  /** @param {import('../scene/offers.js').Shortcut} shortcut all of whose answers are given at once */
  hurry({id}) {
    if (this.offers) tell(this.#host, 'command', {cmd: 'shortcut', decision: this.offers.decision.decision, shortcut: id});
  }

  /** One level out of what is open; whether anything was. */
  retreat() {
    const {open} = this;
    if (!this.isOpen) return false;
    if (open.reason) this.#become({...open, reason: null});
    else if (open.selected) this.#become({...open, selected: null});
    else this.#become(CLOSED);
    return true;
  }

  /** A printed key, such as `3`, `Q` or `⇧A`; whether it means anything here. */
  key(key) {
    if (!this.offers) return false;
    const {pass} = this.offers;
    if (key === 'P' && pass) {
      this.press(pass);
      return true;
    }
    const listed = choices(this.offers, this.open).find((one) => one.key === key);
    if (listed) {
      if (listed.group) this.gather(listed.group.id);
      else if (listed.shortcut) this.hurry(listed.shortcut);
      else this.press(listed.offer);
      return true;
    }
    const [thing] = [...this.offers.at].find(([, [first]]) => first.letter === key) ?? [];
    return thing !== undefined && this.touch(thing);
  }

  /** The same in the text view, whose options and shortcuts are one list. */
  keyInText(key) {
    const {all = [], shortcuts = []} = this.offers ?? {};
    const place = IN_ORDER.indexOf(key);
    const shortcut = shortcuts[place - all.length];
    if (all[place]) this.choose(all[place].id);
    else if (shortcut) this.hurry(shortcut);
    return Boolean(all[place] ?? shortcut);
  }
}
