/** Beside the stage: tracks, or one thing explained; and below it the log, the things of the table, or the others. */
import {html} from 'lit';
import {tell} from '../part.js';
import '../rules/rule-panel.js';
import {whyView} from '../rules/why-view.js';
import {aboutView} from '../scene/about-view.js';
import {factsView, gearView, healthView, secretView} from '../scene/mat-view.js';
import {isSteps, trackView} from '../scene/track-view.js';
import {widgetView} from '../scene/widget-view.js';
import {say} from '../words.js';
import {goalView} from './goal-view.js';
import {keysView} from './keys.js';
import './log-rail.js';
import {bagsBeside} from './stage.js';
import './reaction-settings.js';

const TABS = ['log', 'table', 'crew'];

/**
 * @param {import('../line/view.js').View} view
 * @param {import('../scene/scene.js').Parts} parts
 * @param {import('../scene/showing.js').Showing} show
 * @param {{side: string|null, about: string|null, things: import('../scene/scene.js').Things, rule: string|null, why: string|null}} more
 */
export function railView(view, parts, show, more) {
  const {side} = more;
  const game = view.table.game.id;
  if (side === 'rules') return html`<rule-panel .game=${game} .at=${more.rule} .refused=${show.offers?.refused ?? []}></rule-panel>`;
  if (side === 'why' && show.offers) return whyView(show.offers, more.why, game);
  const tab = TABS.includes(side) ? side : 'log';
  return html`${above(view, parts, show, more)}
    <section class="pane box body ${side === 'mine' || side === 'secret' ? 'phone' : ''}">
      <nav class="railtabs">${TABS.map((name) => html`<button aria-pressed=${String(tab === name)}
        @click=${(click) => tell(click.target, 'side', name)}>${say(`table.tab.${name}`)}</button>`)}</nav>
      ${below(view, parts, show, more)}</section>`;
}

function above(view, parts, show, {side, about, things}) {
  if (side === 'keys') return keysView();
  if (side === 'goal') return goalView(view.table.game);
  if (about && things.has(about)) return aboutView(things.get(about), show.offers, view.table.game.id);
  return html`<div class="tracks">${parts.tracks.filter((track) => isInRail(track, parts)).map((track) => trackView(track, show))}${healthView([...(parts.mine ? [parts.mine] : []), ...parts.others], show, view.table.seats)}${bagsBeside(parts, show)}</div>`;
}

/** A track that leads nowhere or does not run is told among the other things of the table. */
const isInRail = (track, {tracks, map}) => (Boolean(map) || !isSteps(track)) && (tracks.length < 3 || (track.markers.length > 0 && (isSteps(track) || track.spaces.some(({threshold}) => threshold))));

function below(view, parts, show, {side}) {
  const seat = view.table.seats.find((one) => one.seat === view.viewer);
  if (side === 'table') {
    return html`<div class="list"><div class="narrow-only">${parts.market.map((zone) => widgetView(zone, show))}</div>
      ${parts.table.map((widget) => widgetView(widget, show))}
      ${parts.tracks.filter((track) => !isInRail(track, parts) && (parts.map || !isSteps(track))).map((track) => trackView(track, show))}</div>`;
  }
  if (side === 'crew') return html`<div class="list">${parts.others.map((mat) => widgetView(mat, show))}</div>`;
  if (side === 'mine' && parts.mine) return html`<div class="list">${factsView(parts.mine, show, seat)}${gearView(parts.mine, show)}</div>`;
  if (side === 'secret' && parts.mine) return html`<div class="list">${secretView(parts.mine, show)}</div>`;
  if (side === 'reactions') return html`<reaction-settings .reactions=${view.reactions} .always=${view.table.alwaysAsk}></reaction-settings>`;
  return html`<log-rail class="log" .view=${view}></log-rail>`;
}
