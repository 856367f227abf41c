/** What scrolls can be scrolled by the keyboard too: where nothing in it can be stepped on, it can itself. */
const PARTS = '.pane, .list, .tracks, .panel, .columns, .board, .who';
const STEPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

export function reachScrolling(root) {
  for (const part of root.querySelectorAll(PARTS)) {
    if (scrolls(part) && ![...part.querySelectorAll(STEPS)].some(isDrawn)) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  }
}

const scrolls = (part) => part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY);

const isDrawn = (step) => step.getClientRects().length > 0;
