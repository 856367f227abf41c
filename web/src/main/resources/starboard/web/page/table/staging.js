import {staged} from '../scene/staged.js';
import {beatsOf, gathered, isBehind, opened} from './beats.js';
import {dwell, pace} from './pace.js';
import {cue} from './sounds.js';

/** Beats that have waited longer than this, in milliseconds, are told together. */
const OLD = 20_000;

/** Whoever goes on faster than the others play is told their doings together, once nothing was heard of them for so many milliseconds. */
const PAUSE = 2_500;

/** Beats told before the present one that stay in sight. */
const FILM = 4;

/**
 * What has happened is told beat by beat. The rules are final already: nothing waits for it, any answer ends it, and what is
 * drawn meanwhile is the table as far as it was told.
 */
export class Staging {
  /** @type {import('./beats.js').Told[]} */
  #queue = [];
  #at = 0;
  /** @type {import('../line/view.js').Row|null} the last row that was told or passed over */
  #last = null;
  /** @type {import('../line/view.js').View['scene']|null} the table before the first beat of the queue */
  #before = null;
  #arrived = 0;
  #timer = 0;
  #passing = false;
  /** Until when what the others do is collected. */
  #collecting = 0;
  /** @type {import('../line/view.js').Row[]} what the others did meanwhile */
  #others = [];
  #example = false;
  #host;

  /** @param host the element that is drawn anew; its `view` is the newest */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {}

  hostDisconnected() {
    clearTimeout(this.#timer);
  }

  /** Whether a beat is shown now: a reaction comes first. */
  get plays() {
    return this.#queue.length > 0 && !this.#host.interrupted;
  }

  get now() {
    return this.#queue[this.#at] ?? null;
  }

  /** What was told before, newest last. */
  get film() {
    return this.#queue.slice(Math.max(0, this.#at - FILM), this.#at);
  }

  /** Whether there is anything behind the present beat. */
  get isLast() {
    return this.#at >= this.#queue.length - 1;
  }

  /** Hears a new view of the same viewer: what is new in it is told, unless nobody wants to hear it. */
  hear(before, view) {
    const rows = this.#news(view);
    const last = view.log.filter(({kind}) => kind === 'event').at(-1);
    if (last) this.#last = last;
    if (this.#passing && view.decisions.length) {
      this.#passing = false;
      return;
    }
    if (pace() === 'off' || this.#passing || this.#host.text || !rows.length) return;
    const beats = beatsOf(rows, view.log, view.viewer);
    if (!beats.length && !(this.#others.length && view.decisions.length)) return;
    if (this.#collects(beats, view)) this.#collect(beats, before.scene);
    else this.#hear(this.#collected(beats), before.scene);
  }

  #hear(beats, scene) {
    const begins = this.#queue.length === 0;
    if (begins) {
      this.#before = scene;
      this.#at = 0;
    } else if (Date.now() - this.#arrived > OLD) this.#gather();
    this.#arrived = Date.now();
    this.#add(beats);
    if (begins) this.#show();
  }

  /** Whether the others go on and nobody has to hear of it yet. */
  #collects(beats, view) {
    return Date.now() < this.#collecting && !view.decisions.length && !view.result && beats.every(({kind}) => kind === 'gathered');
  }

  #collect(beats, scene) {
    this.#others.push(...beats.flatMap(({rows}) => rows));
    this.#collecting = Date.now() + PAUSE;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#hear(this.#collected([]), scene), PAUSE);
  }

  /** What was collected is told now, before these beats. */
  #collected(beats) {
    const rows = this.#others.splice(0);
    if (!rows.length) return beats;
    clearTimeout(this.#timer);
    this.#collecting = 0;
    const [first, ...rest] = beats;
    return first?.kind === 'gathered' ? [gathered([...rows, ...first.rows]), ...rest] : [gathered(rows), ...beats];
  }

  /** What the others do is one beat as long as nothing else happens, also while it is shown. */
  #add(beats) {
    const last = this.#queue.at(-1);
    if (last?.kind !== 'gathered' || beats[0].kind !== 'gathered') this.#queue.push(...beats);
    else this.#queue.splice(-1, 1, gathered([...last.rows, ...beats[0].rows]), ...beats.slice(1));
  }

  /** Nothing of another viewer, another table or an earlier moment is told. */
  forget(view) {
    this.#last = view.log.filter(({kind}) => kind === 'event').at(-1) ?? null;
    this.#end();
  }

  #news(view) {
    const last = this.#last;
    return view.log.filter((row) => row.kind === 'event' && (!last || isBehind(row, last)));
  }

  /** What waits already is told as one. */
  #gather() {
    const waiting = this.#queue.slice(this.#at + 1).filter(({hold}) => !hold);
    if (waiting.length < 2) return;
    const held = this.#queue.slice(this.#at + 1).filter(({hold}) => hold);
    this.#queue = [...this.#queue.slice(0, this.#at + 1), gathered(waiting.flatMap(({rows}) => rows)), ...held];
  }

  /** The table as far as it was told. */
  scene(after) {
    if (!this.#before || !this.#queue.length) return after;
    const reached = {on: new Set(), ends: new Set(), ways: []};
    for (const {rows} of this.#queue.slice(0, this.#at + 1)) {
      for (const {beat} of rows) {
        if (!beat) continue;
        for (const id of beat.on ?? []) reached.on.add(id);
        for (const id of [beat.from, beat.to]) if (id) reached.ends.add(id);
        reached.ways.push({from: beat.from, to: beat.to});
      }
    }
    return staged(this.#before, after, reached);
  }

  /** What the present beat is about. */
  get touched() {
    const beats = this.plays ? this.now.rows.map(({beat}) => beat).filter(Boolean) : [];
    return new Set(beats.flatMap(({on = [], from, to}) => [...on, from, to].filter(Boolean)));
  }

  /** Whether a row of the log is still to be told. */
  isAhead(row) {
    return this.#queue.length > 0 && isBehind(row, this.now.rows.at(-1)) && row.kind === 'event';
  }

  next() {
    if (this.isLast) {
      this.skip();
      if (!this.#host.view.decisions.length) this.#collecting = Date.now() + PAUSE;
    } else {
      this.#at++;
      this.#show();
    }
  }

  /** To how it is now. */
  skip() {
    if (!this.#queue.length) return;
    this.#end();
    this.#host.told();
  }

  /** Nothing more is told until the viewer is asked. */
  toDecision() {
    this.#passing = this.#host.view.decisions.length === 0;
    this.skip();
  }

  /** From the beginning: what is being told, or what happened since the viewer last acted. */
  again() {
    if (this.#queue.length) this.#at = 0;
    else {
      const {log, lastActed, viewer} = this.#host.view;
      const rows = log.filter(({n, kind}) => kind === 'event' && n >= (lastActed ?? 0));
      this.#queue = beatsOf(rows, log, viewer);
      this.#at = 0;
      if (!this.#queue.length) return;
    }
    this.#show();
  }

  /** Tells a chain of rows. */
  tell(rows, viewer) {
    this.#queue = beatsOf(rows, rows, viewer).flatMap((one) => (one.kind === 'gathered' ? opened(one) : [one]));
    this.#at = 0;
    if (this.#queue.length) this.#show();
  }

  /** Tells what happened in another game, beat by beat; nothing of it is true at this table. */
  demonstrate(rows) {
    this.#end();
    this.#queue = opened(gathered(rows));
    this.#at = 0;
    this.#example = true;
    if (this.#queue.length) this.#show();
  }

  /** Whether what is told is an example. */
  get isExample() {
    return this.#example;
  }

  /** A gathered beat is told one by one. */
  open() {
    this.#queue.splice(this.#at, 1, ...opened(this.now));
    this.#show();
  }

  /** The clock begins anew: another pace, or the strip is seen again. */
  go() {
    clearTimeout(this.#timer);
    const {now} = this;
    if (!now || now.hold || !this.plays || pace() === 'step' || pace() === 'off') return;
    this.#timer = setTimeout(() => this.next(), dwell(now));
  }

  #show() {
    cue(this.now);
    this.#host.requestUpdate();
    this.go();
  }

  #end() {
    clearTimeout(this.#timer);
    this.#others = [];
    this.#collecting = 0;
    this.#queue = [];
    this.#before = null;
    this.#example = false;
    this.#host.requestUpdate();
  }
}
