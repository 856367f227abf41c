/**
 * Text on the page that cannot be read whole, measured from the layout: cut off by a box around it, painted over, written over
 * other text, running out of its button, or broken within a word. What lies behind a sheet somebody has opened is not looked at;
 * what can be scrolled into sight counts as seen, unless nothing shows that it scrolls. One line per fault.
 */
() => {
  const MARGIN = 1.5;
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) {
      const {left, top, right, bottom} = element.getBoundingClientRect();
      boxes.set(element, {left, top, right, bottom});
    }
    return boxes.get(element);
  };
  /** Letters fill less than the height of their line. */
  const ink = ({left, top, right, bottom, height}) => ({left, right, top: top + height * 0.14, bottom: bottom - height * 0.14});
  const common = (a, b) => ({left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom)});
  const isSeen = ({left, top, right, bottom}) => right - left > 2 && bottom - top > 2;
  const beyond = (rect, box, axis) => (axis === 'X' ? rect.left < box.left - MARGIN || rect.right > box.right + MARGIN
    : rect.top < box.top - MARGIN || rect.bottom > box.bottom + MARGIN);
  const said = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 60);
  const named = (element) => {
    const names = element.getAttribute('class') ?? '';
    return element.localName + (names ? `.${names.trim().split(/\s+/).join('.')}` : '');
  };
  const widgetOf = (element) => {
    const thing = element.closest('[data-thing]')?.dataset.thing;
    const part = element.closest('[class]');
    return [thing, part && named(part)].filter(Boolean).join(' ') || element.localName;
  };

  const viewport = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const SHEETS = '.opened > .rail, .result, .tall, .table > .notice';
  /** What floats over a map; a map larger than its pane is moved from under it. */
  const CORNERS = '.corner, .zoom';
  const faults = [];
  const fault = (text, what) => faults.push(`${widgetOf(text.element)}: “${said(text.node.data)}” ${what}`);

  /** Whether somebody who reads it can move it into sight. */
  const scrolls = (element, style, axis) => (element.localName === 'svg' ? element.closest('scene-map')?.eye.k > 1
    : /auto|scroll/.test(style[`overflow${axis}`]) && style.scrollbarWidth !== 'none' && !element.closest('button'));

  /** How an element cuts off or fades what is in it; null if it does not. */
  const cutting = (element) => {
    if (element instanceof SVGElement && element.ownerSVGElement) return null;
    const style = styleOf(element);
    const {display, clipPath, maskImage} = style;
    const axes = display === 'inline' || display === 'contents' ? [] : ['X', 'Y'].filter((axis) => style[`overflow${axis}`] !== 'visible');
    if (axes.length === 0 && clipPath === 'none' && maskImage === 'none') return null;
    return {element, hides: clipPath !== 'none', fades: maskImage !== 'none', axes: axes.map((axis) => ({axis, scrolls: scrolls(element, style, axis)}))};
  };

  /** What cuts around an element, the nearest first. */
  const chains = new Map();
  const chainOf = (element) => {
    if (!element || element === document.documentElement) return [];
    if (!chains.has(element)) {
      const own = cutting(element);
      const outer = chainOf(element.parentElement);
      chains.set(element, own ? [own, ...outer] : outer);
    }
    return chains.get(element);
  };

  /** Takes from a text what boxes around it cut off; what is left, which is nothing if it is only there for screen readers. */
  const clipped = (text) => {
    const chain = chainOf(text.element);
    if (chain.some(({hides}) => hides)) return [];
    let rects = text.rects.map(ink);
    for (const {element, fades, axes} of chain) {
      if (fades) fault(text, `fades out in ${named(element)}`);
      const {left, right, top, bottom} = boxOf(element);
      for (const {axis, scrolls: reachable} of axes) {
        const inner = axis === 'X' ? {left, right, top: -1e6, bottom: 1e6} : {left: -1e6, right: 1e6, top, bottom};
        if (!reachable && rects.some((rect) => beyond(rect, inner, axis))) {
          fault(text, `is cut off by ${named(element)}`);
          return [];
        }
        rects = rects.map((rect) => common(rect, inner)).filter(isSeen);
      }
      if (rects.length === 0) return rects;
    }
    if (rects.some((rect) => beyond(rect, viewport, 'X') || beyond(rect, viewport, 'Y'))) fault(text, 'is beyond the screen');
    return rects;
  };

  const alpha = (colour) => (colour === 'transparent' || colour === 'none' ? 0 : Number(/rgba\(.*, ([\d.]+)\)/.exec(colour)?.[1] ?? 1));
  const THIN = 0.5;
  /** A line as fine as this hides no letter. */
  const LINE = 2.5;

  const isIn = ({left, top, right, bottom}, x, y) => x >= left && x <= right && y >= top && y <= bottom;

  /** Whether an element has paint at a point that hides what is behind it. */
  const paints = (element, x, y) => {
    const style = styleOf(element);
    if (element instanceof SVGGeometryElement) {
      let faint = 1;
      for (let around = element; around instanceof SVGElement; around = around.parentElement) faint *= Number(styleOf(around).opacity);
      const at = new DOMPoint(x, y).matrixTransform(element.getScreenCTM().inverse());
      const fill = style.fill.startsWith('url') ? 1 : alpha(style.fill);
      const bold = (paint) => paint * faint * (style.color.includes('rgba') && style.stroke === style.color ? alpha(style.color) : 1) > THIN;
      return (bold(fill * Number(style.fillOpacity)) && element.isPointInFill(at)) || (parseFloat(style.strokeWidth) > LINE && bold(alpha(style.stroke) * Number(style.strokeOpacity)) && element.isPointInStroke(at));
    }
    if (element instanceof SVGElement || !isIn(boxOf(element), x, y)) return false;
    return Number(style.opacity) > THIN && (alpha(style.backgroundColor) > THIN || style.backgroundImage !== 'none');
  };

  /** What hides a text at a point: null if nothing does. */
  const hiding = (text, x, y) => {
    const own = (element) => element === text.element || element.contains(text.element);
    const first = document.elementFromPoint(x, y);
    if (!first || own(first)) return null;
    for (const above of document.elementsFromPoint(x, y)) {
      if (own(above)) return null;
      if (paints(above, x, y)) return above;
    }
    return null;
  };

  /** What hides some of a text, looked for at both ends and in the middle of each line. */
  const hidden = (text) => {
    for (const {left, right, top, bottom} of text.seen) {
      for (const x of [left + 1.5, (left + right) / 2, right - 1.5]) {
        const above = hiding(text, x, (top + bottom) / 2);
        if (above) return above;
      }
    }
    return null;
  };

  const range = document.createRange();
  const lines = (rects) => new Set(rects.map(({bottom}) => Math.round(bottom / 4))).size;

  const broken = (text) => {
    if (text.rects.length < 2 || lines(text.rects) < 2 || text.element.closest('code')) return;
    for (const {0: word, index} of text.node.data.matchAll(/[^\s\-–—/\u00ad]{2,}/g)) {
      range.setStart(text.node, index);
      range.setEnd(text.node, index + word.length);
      const [first, ...rest] = range.getClientRects();
      if (rest.some(({top}) => top > first.top + first.height / 2)) fault(text, `is broken within the word “${word}”`);
    }
  };

  /** What lets clicks through is found by its place all the same. */
  if (!document.adoptedStyleSheets.includes(globalThis.solid)) {
    globalThis.solid = new CSSStyleSheet();
    globalThis.solid.replaceSync('*{pointer-events:auto!important}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, globalThis.solid];
  }

  const sheets = [...document.querySelectorAll(SHEETS)].map(boxOf);
  const isBehind = ({element, rects}) => !element.closest(SHEETS)
    && rects.every(({left, top, right, bottom}) => sheets.some((sheet) => isIn(sheet, (left + right) / 2, (top + bottom) / 2)));

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('title, style, script, option, .sr')) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({width, height}) => width > 0.5 && height > 0.5);
    if (rects.length === 0 || styleOf(element).visibility === 'hidden' || !element.checkVisibility()) continue;
    const text = {node, element, rects, seen: []};
    if (isBehind(text)) continue;
    text.seen = clipped(text);
    if (text.seen.length === 0) continue;
    const above = hidden(text);
    if (above?.closest(SHEETS) && !element.closest(SHEETS)) continue;
    if (above?.closest(CORNERS) && element.closest('scene-map')?.eye.k > 1) continue;
    if (above) fault(text, `lies under ${named(above)} of ${widgetOf(above)}`);
    const button = element.closest('button');
    if (button && text.rects.map(ink).some((rect) => beyond(rect, boxOf(button), 'X') || beyond(rect, boxOf(button), 'Y'))) fault(text, 'runs out of its button');
    broken(text);
    texts.push(text);
  }

  const written = texts.flatMap((text) => text.seen.map((rect) => ({text, ...rect}))).sort((a, b) => a.top - b.top);
  written.forEach((one, i) => {
    for (let j = i + 1; j < written.length && written[j].top < one.bottom - 2; j++) {
      const other = written[j];
      const both = common(one, other);
      if (one.text.node !== other.text.node && both.right - both.left > 2 && both.bottom - both.top > 2) {
        fault(one.text, `is written over “${said(other.text.node.data)}” of ${widgetOf(other.text.element)}`);
      }
    }
  });
  return [...new Set(faults)];
}
