/** Any widget, as it stands in a list. */
import {html} from 'lit';
import {bagView} from './bag-view.js';
import {lineCard, rowView} from './card-zone.js';
import {counterView} from './counter-view.js';
import {dieView} from './die-view.js';
import {matName} from './scene.js';
import {sheetView} from './sheet-view.js';
import {trackView} from './track-view.js';

const VIEWS = {
  zone: rowView,
  card: lineCard,
  track: trackView,
  counter: counterView,
  bag: bagView,
  die: dieView,
  sheet: sheetView,
  mat: (mat, show) => html`<section class=${show.classes(mat.id, 'matv')} data-thing=${mat.id}><h3 title=${mat.glossary ?? ''}>${matName(mat)}</h3>
    ${mat.content.map((widget) => widgetView(widget, show))}</section>`,
};

/**
 * @param {import('../line/view.js').Widget} widget
 * @param {import('./showing.js').Showing} show
 */
export const widgetView = (widget, show) => VIEWS[widget.kind]?.(widget, show) ?? '';
