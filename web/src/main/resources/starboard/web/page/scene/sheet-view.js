/** A sheet: rows and columns; with a single column a list of checks. */
import {html} from 'lit';

/**
 * @param {import('../line/view.js').Sheet} sheet
 * @param {import('./showing.js').Showing} show
 */
export function sheetView(sheet, show) {
  if (sheet.columns.length === 1) {
    return html`<section class=${show.classes(sheet.id, 'checks')} data-thing=${sheet.id} title=${sheet.glossary ?? ''}>
      <h4>${sheet.name}</h4><ul>${sheet.rows.map((row) => html`<li data-thing=${row.id} class=${show.classes(row.id)}><i>${row.name}</i>
        <span>${row.check ? html`<b class="mark">${row.check}</b> ` : ''}${row.cells[0]}</span></li>`)}</ul></section>`;
  }
  return html`<table class=${show.classes(sheet.id, 'sheetv')} data-thing=${sheet.id}><caption>${sheet.name}</caption>
    <thead><tr><td></td>${sheet.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
    <tbody>${sheet.rows.map((row) => html`<tr data-thing=${row.id} class=${show.classes(row.id)} @click=${show.touching(row.id)}><th scope="row">${row.name}${show.letter(row.id) ? html` <kbd>${show.letter(row.id)}</kbd>` : ''}</th>
      ${row.cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;
}
