/** A table as its server sends it: the newest view, kept up to date over a socket, or by asking where sockets fail. */
import {ask, inReach} from './api.js';
import {applyPatch} from './patch.js';
import {lang, say} from '../words.js';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const HEARTBEAT = 20_000;
const ANSWER_WITHIN = 10_000;
/** So many sockets that never opened, one after another, and the table is asked for by HTTP. */
const SOCKETS_TRIED = 3;
/** These may be sent twice: the table applies the same choice once. */
const REPEATABLE = new Set(['choose', 'shortcut']);

/**
 * Dispatches `view` when there is a new one, `line` when the connection changes ('connecting', 'open' or 'asking') and
 * `refused` when the server does not let us in (then `refusal` says why).
 */
export class Live extends EventTarget {
  /** @type {import('./view.js').View|null} */
  view = null;
  line = 'connecting';
  /** @type {{code: string, message: string}|null} */
  refusal = null;
  /** @type {{seat: number|'host', secret: string}[]} the rights the newest view was made for */
  greeted = [];
  #table;
  #rights;
  #viewer;
  #socket = null;
  #closed = false;
  #failures = 0;
  #ref = 0;
  #pending = new Map();
  #timers = {};
  #asking = null;
  /** The rights said with the last hello that was answered. */
  #hailed = [];
  /** What the server sent last; changes build on it. */
  #mirror = null;
  /** How many looks at the table with other eyes are still to be answered. */
  #turning = 0;

  /** Rights are {seat, secret}, the host's with seat 'host'; the viewer is one of my seats or 'public'. */
  constructor(table, rights, viewer) {
    super();
    this.#table = table;
    this.#rights = rights;
    this.#viewer = viewer;
    this.#open();
    addEventListener('online', this.#hurry);
  }

  get viewer() {
    return this.#viewer;
  }

  close() {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    this.#asking?.abort();
    Object.values(this.#timers).forEach(clearTimeout);
    this.#socket?.close();
  }

  /** Says hello again, with other rights or in another language. */
  greet(rights = this.#rights, viewer = this.#viewer) {
    this.#rights = rights;
    this.#viewer = viewer;
    if (this.line === 'asking') this.#ask();
    else if (this.line === 'open') this.#hello();
  }

  /** Shows the table to another of my seats; what the last one saw is dropped at once. */
  look(viewer) {
    this.#viewer = viewer;
    this.view = null;
    if (this.line === 'asking') this.#ask();
    else if (this.line === 'open') this.#turn({cmd: 'look', viewer});
  }

  async #turn(command) {
    this.#turning++;
    await this.send(command);
    this.#turning--;
  }

  /** Sends a command and gives the server's answer {ok, error?}; it never throws. */
  send(command) {
    if (this.line === 'asking') return this.#post(command);
    return new Promise(answer => {
      const ref = ++this.#ref;
      this.#pending.set(ref, {command: {ref, ...command}, answer});
      if (this.line === 'open') this.#tell({ref, ...command});
    });
  }

  /** A socket that closes takes nothing more: what waits for an answer is sent on the next line, or known to be lost. */
  #tell(message) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open() {
    if (this.#closed) return;
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + inReach(this.#table, '/live'));
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#failures = 0;
      this.#hello();
    };
    socket.onmessage = message => this.#heard(JSON.parse(message.data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost(opened);
    };
    this.#socket = socket;
  }

  #hello() {
    const ref = ++this.#ref;
    this.#turning++;
    const rights = this.#rights;
    this.#pending.set(ref, {command: {cmd: 'hello'}, answer: () => {
      this.#turning--;
      this.#hailed = rights;
    }});
    this.#tell({ref, cmd: 'hello', secrets: this.#rights.map(right => right.secret), viewer: this.#viewer, lang: lang()});
  }

  #heard(message) {
    clearTimeout(this.#timers.silence);
    if ('ref' in message) {
      this.#pending.get(message.ref)?.answer(message);
      this.#pending.delete(message.ref);
    } else if (message.push === 'view') {
      this.greeted = this.#hailed;
      this.#show(message.view);
      this.#joined();
    } else if (message.push === 'delta') {
      if (this.#mirror.entry === message.base) this.#show(applyPatch(this.#mirror, message.patch));
      else this.#turn({cmd: 'look', viewer: this.#viewer});
    } else if (message.ok === false) {
      this.#turnedAway(message.error);
    }
  }

  #turnedAway(error) {
    this.refusal = error;
    this.close();
    this.dispatchEvent(new Event('refused'));
  }

  /** Old views of other eyes are not shown; a seat that is no longer ours sees what everybody may see. */
  #show(view) {
    this.#mirror = view;
    if (view.viewer !== this.#viewer && (this.#turning || view.viewer !== 'public')) return;
    this.view = view;
    this.dispatchEvent(new Event('view'));
  }

  /** What waits now was not sent on this line: it was asked for while there was none, or may be sent twice. */
  #joined() {
    if (this.line === 'open') return;
    this.#asking?.abort();
    this.#say('open');
    this.#beat();
    for (const {command} of this.#pending.values()) this.#tell(command);
  }

  #say(line) {
    if (this.line === line) return;
    this.line = line;
    this.dispatchEvent(new Event('line'));
  }

  #lost(opened) {
    clearTimeout(this.#timers.beat);
    clearTimeout(this.#timers.silence);
    if (this.#closed) return;
    if (!opened) this.#failures++;
    for (const [ref, {command, answer}] of this.#pending) {
      if (REPEATABLE.has(command.cmd)) continue;
      this.#pending.delete(ref);
      answer({ok: false, error: {code: 'lost', message: say('error.lost')}});
    }
    if (this.#failures < SOCKETS_TRIED) this.#say('connecting');
    else if (this.line !== 'asking') this.#fallBack();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#timers.again = setTimeout(() => this.#open(), pause);
  }

  #hurry = () => {
    if (this.#socket.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timers.again);
    this.#socket.close();
    this.#open();
  };

  /** A line that went dead without a word is closed by us. */
  #beat() {
    clearTimeout(this.#timers.beat);
    this.#timers.beat = setTimeout(() => {
      this.send({cmd: 'ping'});
      this.#timers.silence = setTimeout(() => this.#socket.close(), ANSWER_WITHIN);
      this.#beat();
    }, HEARTBEAT);
  }

  #fallBack() {
    this.#say('asking');
    this.#ask();
    for (const [ref, {command, answer}] of this.#pending) {
      this.#pending.delete(ref);
      this.#post(command).then(answer);
    }
  }

  /** Long-polls until a socket opens again. */
  async #ask() {
    this.#asking?.abort();
    const {signal} = this.#asking = new AbortController();
    let after = null;
    while (!signal.aborted) {
      const place = new URLSearchParams({seat: this.#viewer, lang: lang(), ...(after !== null && {after})});
      try {
        const view = await ask('GET', inReach(this.#table, `/view?${place}`), {secret: this.#secretOf(this.#viewer), signal});
        after = view.entry;
        this.#show(view);
      } catch (refusal) {
        if (!signal.aborted) await new Promise(resolve => setTimeout(resolve, LONGEST_PAUSE / 4));
      }
    }
  }

  async #post(command) {
    try {
      const secret = this.#secretOf(command.seat ?? this.#viewer);
      return {ok: true, ...await ask('POST', inReach(this.#table, '/do'), {body: command, secret})};
    } catch (refusal) {
      return {ok: false, error: {code: refusal.code, message: refusal.message}};
    }
  }

  #secretOf(seat) {
    const right = this.#rights.find(one => one.seat === seat) ?? this.#rights[0];
    return right?.secret;
  }
}
