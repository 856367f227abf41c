/** The start page: which game, which of my tables, and the ways in. */
import {html, nothing} from 'lit';
import {fragment, go} from '../address.js';
import {ask, inReach} from '../line/api.js';
import {art} from './art.js';
import {brandMark, icon, seatMark} from '../icons.js';
import {forget, invite, know, myName, myTables, sit} from '../line/mine.js';
import {openGuided, openTable, standardOptions} from './open-table.js';
import {Part} from '../part.js';
import {LANGUAGES, lang, moment, say, speak} from '../words.js';
import './create.js';

const LOOK_AGAIN = 10_000;

class Start extends Part {
  static properties = {
    place: {attribute: false},
    games: {state: true},
    facts: {state: true},
    asked: {state: true},
    trouble: {state: true},
    busy: {state: true},
  };

  constructor() {
    super();
    this.place = {path: '', hash: ''};
    this.games = null;
    this.facts = {};
    this.asked = null;
    this.trouble = '';
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.load = () => this.#load();
    addEventListener('language', this.load);
    this.#load();
    this.#lookAtTables();
    this.timer = setInterval(() => document.hidden || this.#lookAtTables(), LOOK_AGAIN);
    document.title = 'Starboard';
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('language', this.load);
    clearInterval(this.timer);
  }

  /** What went wrong elsewhere on the page is told no more. */
  willUpdate(changed) {
    if (changed.get('place')) this.trouble = '';
  }

  async #load() {
    const all = new URLSearchParams(location.search).has('all') ? '&all=true' : '';
    await this.#try(async () => {
      this.games = (await ask('GET', `/api/games?lang=${lang()}${all}`)).games;
    });
  }

  /** How my tables stand: whose decision it is, which are over, which are gone. */
  async #lookAtTables() {
    for (const {id} of myTables()) {
      const facts = await ask('GET', inReach(id, `?lang=${lang()}`)).catch(refusal => ({gone: refusal.code !== 'unreachable'}));
      this.facts = {...this.facts, [id]: facts};
    }
  }

  async #try(deed) {
    this.trouble = '';
    this.busy = true;
    try {
      await deed();
    } catch (refusal) {
      this.trouble = refusal.message;
    }
    this.busy = false;
  }

  render() {
    const chosen = this.games?.find(game => game.id === fragment(this.place, 'new'));
    return html`
      <div class="start">
        <header class="start-head">
          <a class="logo" href="/">${brandMark(34)}Starboard</a>
          <nav aria-label=${say('start.language')}>
            ${Object.entries(LANGUAGES).map(([code, name]) => html`
              <button class="word" lang=${code} aria-pressed=${code === lang()} @click=${() => speak(code)}>${name}</button>`)}
          </nav>
        </header>
        <main>
          ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
          ${chosen
            ? html`<starboard-create .game=${chosen} .title=${titled(chosen, fragment(this.place, 'title'))} .passing=${fragment(this.place, 'pass') !== null}></starboard-create>`
            : this.#choices()}
        </main>
        <footer><p class="rights">${say('start.legal')}</p></footer>
      </div>`;
  }

  #choices() {
    return html`
      <section class="hero">
        <div><h1>${say('start.title')}</h1><p>${say('start.lead')}</p></div>
        <form class="join" @submit=${this.#join}>
          <input name="link" required aria-label=${say('start.join.label')} placeholder=${say('start.join.label')} autocomplete="off">
          <button class="btn">${icon('link', 17)} ${say('start.join')}</button>
        </form>
      </section>
      ${this.#mine()}
      <section class="games" aria-label=${say('start.games')}>
        ${this.games === null ? html`<p class="dim">${say('start.loading')}</p>` : this.games.flatMap(game => titlesOf(game).map(title => this.#title(game, title)))}
      </section>
      ${this.#ways()}`;
  }

  /** A box one can play: what it is, what it takes, how much of it there is. */
  #title(game, title) {
    const alone = game.players[0] === 1;
    return html`
      <article class="gm" data-game=${title.id}>
        <div class="art">${art(title.id)}</div>
        <div class="tx">
          <h2>${title.name}</h2>
          <p class="m">
            <span aria-label=${say('start.players', range(game.players))}>${icon('people', 14)} ${range(game.players)}</span>
            ${title.minutes ? html`<span>${icon('clock', 14)} ${say('start.minutes', range(title.minutes))}</span>` : nothing}
          </p>
          ${title.weight ? html`
            <p class="m weight"><span class="pips" role="img" aria-label=${say('start.weight', title.weight)}>
              ${[1, 2, 3, 4, 5].map(step => html`<i class=${step <= title.weight ? 'full' : ''}></i>`)}</span>
              ${say(`start.weight.${title.weight}`)}</p>` : nothing}
          ${title.state ? html`<p class="m state" title=${title.complete}><b>${title.state}</b></p>` : nothing}
          <p>${title.about}</p>
          <div class="b">
            <button class="bt1" ?disabled=${this.busy} @click=${() => this.#solo(game, title)}>
              ${icon('play', 16)} ${say('start.now')} <small>${say(alone ? 'start.now.alone' : 'start.now.bots')}</small></button>
            ${title.guide ? html`<button class="bt2" data-guided ?disabled=${this.busy} @click=${() => this.#guided(game, title)}>${icon('help', 16)} ${say('start.guided')} <small aria-label=${say('start.minutes', title.guide)}>${title.guide}′</small></button>` : nothing}
            <a class="bt2" href="/#new=${game.id}${title.id === game.id ? '' : `&title=${title.id}`}">${icon('people', 16)} ${say('start.table')}</a>
          </div>
        </div>
      </article>`;
  }

  /** The first table that waits for me stands above everything else. */
  #mine() {
    const tables = myTables();
    if (!tables.length) return nothing;
    const open = tables.filter(({id}) => !this.facts[id]?.over).length;
    const first = tables.find(table => this.#isMyTurn(table));
    const others = tables.filter(table => table !== first);
    return html`
      ${first ? this.#turn(first) : nothing}
      ${others.length ? html`
        <section class="mytables">
          <h2>${say('mine.title')} <span>${say('mine.count', open, tables.length - open)}</span></h2>
          <ul>${others.map(table => this.#table(table))}</ul>
        </section>` : nothing}`;
  }

  #isMyTurn(table) {
    const facts = this.facts[table.id];
    return Boolean(facts) && !facts.over && mySeatsDeciding(table, facts).length > 0;
  }

  #turn(table) {
    const facts = this.facts[table.id];
    return html`
      <section class="my-turn" data-game=${table.game ?? ''}>
        <div class="art">${art(table.game)}</div>
        <div class="tx">
          <p class="cap">${say('mine.yours')}</p>
          <h2>${facts.name ?? table.name}</h2>
          <p>${facts.game?.name ?? ''}</p>
        </div>
        <ul class="ss">${facts.seats?.map(({seat, name}) => html`<li>${seatMark(seat, 22)} ${name}</li>`)}</ul>
        <a class="btn main" href="/t/${table.id}">${icon('play', 18)} ${say('mine.continue')}</a>
      </section>`;
  }

  #table(table) {
    const facts = this.facts[table.id];
    const turn = this.#isMyTurn(table);
    return html`
      <li class="tb ${turn ? 'turn' : ''}" data-game=${table.game ?? ''}>
        <div><b>${facts?.name ?? table.name}</b><span class="dim">${[facts?.game?.name, moment(facts?.opened)].filter(Boolean).join(' · ')}</span></div>
        <span class="w">${standing(table, facts)}${facts?.winners?.length ? html` <b>${say('table.winners', facts.winners.map(seat => facts.seats[seat]?.name).join(', '))}</b>` : nothing}</span>
        <span class="ss">${facts?.seats?.map(({seat}) => seatMark(seat, 22))}</span>
        ${facts?.gone
          ? html`<button class="bt2" @click=${() => this.#forget(table)}>${say('mine.forget')}</button>`
          : html`<a class="bt2" href=${`/t/${table.id}${facts?.over ? '#story' : ''}`}>${say(turn ? 'mine.continue' : facts?.over ? 'mine.story' : 'mine.open')}</a>
            ${facts?.over ? html`<button class="word" data-forget=${table.id} title=${say('mine.forget')} aria-label=${say('mine.forget.table', facts.name ?? table.name)} @click=${() => this.#forget(table)}>×</button>` : nothing}`}
      </li>`;
  }

  #forget(table) {
    forget(table.id);
    this.requestUpdate();
  }

  #ways() {
    const several = this.games?.filter(game => game.players[1] > 1) ?? [];
    return html`
      <aside class="pane ways">
        ${several.length ? html`
          <button data-pass @click=${() => this.#ask('pass')} aria-expanded=${this.asked === 'pass'}>
            ${icon('swap', 20)}<span>${say('start.pass')}<small>${say('start.pass.why')}</small></span></button>` : nothing}
        ${this.asked === 'pass' ? html`
          <nav class="row" aria-label=${say('start.pass.which')}><span>${say('start.pass.which')}</span>
            ${several.map(game => html`<a class="btn" data-pass-game=${game.id} href="/#new=${game.id}&pass=">${game.name}</a>`)}</nav>` : nothing}
        <button data-recover @click=${() => this.#ask('recover')} aria-expanded=${this.asked === 'recover'}>
          ${icon('key', 20)}<span>${say('start.recover')}<small>${say('start.recover.why')}</small></span></button>
        ${this.asked === 'recover' ? html`
          <form @submit=${this.#recover}>
            <label>${say('start.phrase')}<textarea name="phrase" rows="2" required autocomplete="off" autocapitalize="none" spellcheck="false"></textarea></label>
            <button class="btn">${say('start.recover.go')}</button>
          </form>` : nothing}
        <button data-import @click=${() => this.#ask('import')} aria-expanded=${this.asked === 'import'}>
          ${icon('box', 20)}<span>${say('start.import')}<small>${say('start.import.why')}</small></span></button>
        ${this.asked === 'import' ? html`
          <form @submit=${this.#import}>
            <label>${say('start.file')}<input type="file" name="file" required accept=".json,application/json"></label>
            <button class="btn">${say('start.import.go')}</button>
          </form>` : nothing}
      </aside>`;
  }

  #ask(what) {
    this.asked = this.asked === what ? null : what;
  }

  /** Alone, the standard options; where a game needs more seats, bots take them. */
  #solo(game, title) {
    const seats = Array.from({length: game.players[0]}, (_, seat) => (seat === 0 ? {kind: 'me'} : {kind: 'bot', bot: game.bots[0]?.id}));
    const you = myName() || say('someone');
    this.#try(() => openTable(game, {name: say('create.name.standard', title.name), you, options: standardOptions(game, seats.length, title.options), seats}));
  }

  /** The first game with somebody who explains. */
  #guided(game, title) {
    const you = myName() || say('someone');
    this.#try(() => openGuided(game, title, {name: say('start.guided.name', title.name), you}));
  }

  #join = submit => {
    submit.preventDefault();
    const link = String(new FormData(submit.target).get('link')).trim();
    const [, table, rest] = link.match(/(?:\/t\/|^)([\w-]+)(#(?:join|host)=[\w-]+)?$/) ?? [];
    if (table) go(`/t/${table}${rest ?? ''}`);
    else this.trouble = say('error.link');
  };

  #recover = submit => {
    submit.preventDefault();
    const phrase = String(new FormData(submit.target).get('phrase')).trim();
    this.#try(async () => {
      const {table, seat, secret, host, name} = await ask('POST', '/api/tables/recover', {body: {phrase}});
      know(table, host ? {name, host} : {name});
      if (seat !== null) sit(table, seat, {secret, phrase});
      go(`/t/${table}`);
    });
  };

  #import = submit => {
    submit.preventDefault();
    const file = /** @type {File} */ (new FormData(submit.target).get('file'));
    this.#try(async () => {
      const {table, host, seats} = await ask('POST', '/api/tables/import', {body: JSON.parse(await file.text())});
      know(table, {host});
      for (const {seat, join} of seats) if (join) invite(table, seat, join);
      go(`/t/${table}`);
    });
  };
}

/** The boxes a game plays; one that names none is its own. */
const titlesOf = game => (game.titles?.length ? game.titles : [game]);

const titled = (game, id) => titlesOf(game).find(title => title.id === id) ?? titlesOf(game)[0];

const range = ([least, most]) => (least === most ? `${least}` : `${least}–${most}`);

const mySeatsDeciding = (table, facts) => facts.seats?.filter(({seat, deciding}) => deciding && seat in table.seats) ?? [];

/** How a table stands, in a few words. */
function standing(table, facts) {
  if (!facts) return '';
  if (facts.gone) return say('mine.gone');
  if (facts.over) return say('mine.over');
  if (facts.paused) return say('mine.paused');
  if (mySeatsDeciding(table, facts).length) return html`<b class="you">${say('mine.yours')}</b>`;
  const free = facts.seats?.filter(seat => seat.kind === 'human' && !seat.claimed) ?? [];
  if (free.length) return say('mine.free', free.length);
  const deciding = facts.seats?.filter(seat => seat.deciding) ?? [];
  if (!deciding.length) return '';
  return say('mine.waiting', deciding.map(seat => seat.name).join(', '), moment(deciding[0].since));
}

customElements.define('starboard-start', Start);
