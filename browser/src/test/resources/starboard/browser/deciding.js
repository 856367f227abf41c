/**
 * Draws one question after another and measures what whoever is asked needs: the bar in its place and of its height, the card that asks and
 * every card to be chosen readable without scrolling, how many inputs the answers take, and how far anything moves that nobody moved.
 * Gives {states, faults, inputs: {number: how often}, shifts: the greatest ones}.
 */
async ({views}) => {
  const phone = innerWidth < 760;
  const table = document.createElement('starboard-table');
  document.body.replaceChildren(table);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const faults = new Map();
  const inputs = {};
  const shifts = [];
  let told = null;
  table.addEventListener('choose', (event) => {
    told = event.detail.option;
    event.stopPropagation();
  });
  const visible = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;

  /** Answers with an option the way people do it, and counts what they press; the least of the ways there are. */
  const route = async (option) => {
    const bar = () => table.querySelector('decision-bar');
    const press = async (element) => {
      element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      await table.updateComplete;
      await bar().updateComplete;
    };
    const inBar = () => [...bar().querySelectorAll(`[data-option="${CSS.escape(option.id)}"]`)].find(visible);
    const confirm = () => bar().querySelector('[data-confirm]:enabled');
    const finish = async (pressed) => {
      if (told === null && inBar() && !confirm()) {
        await press(inBar());
        pressed++;
      }
      if (told === null && confirm()) {
        await press(confirm());
        pressed++;
      }
      return told === option.id ? pressed : Infinity;
    };
    const ways = [];
    const begin = async () => {
      told = null;
      table.deciding.close();
      await table.updateComplete;
      await bar().updateComplete;
    };
    await begin();
    if (inBar()) {
      await press(inBar());
      ways.push(await finish(1));
    }
    await begin();
    const group = option.group && [...bar().querySelectorAll(`[data-group="${CSS.escape(option.group.id)}"]`)].find(visible);
    if (group) {
      await press(group);
      ways.push(await finish(1));
    }
    await begin();
    const thing = option.target && [...table.querySelectorAll(`:is(.stage, .mat, .market) [data-thing="${CSS.escape(option.target)}"]`)].find(visible);
    if (thing && table.deciding.offers.at.has(option.target)) {
      await press(thing);
      ways.push(await finish(1));
    }
    await begin();
    return Math.min(Infinity, ...ways);
  };

  const places = () => {
    const found = new Map([['stage', table.querySelector('.stage').getBoundingClientRect()]]);
    for (const node of table.querySelectorAll('.map .node > :first-child')) found.set(node.parentElement.dataset.thing, node.getBoundingClientRect());
    return found;
  };

  /** How much of the screen moves, and how far of its height: the measure browsers take of it. */
  const moved = (before, after) => {
    let worst = 0;
    for (const [id, was] of before) {
      const is = after.get(id);
      if (!is) continue;
      const far = Math.max(Math.abs(is.left - was.left), Math.abs(is.top - was.top)) / Math.max(innerWidth, innerHeight);
      const share = id === 'stage' ? (was.width * was.height) / (innerWidth * innerHeight) : 1;
      worst = Math.max(worst, far * share);
    }
    return worst;
  };

  let before = null;
  let states = 0;
  for (const [number, view] of views.entries()) {
    const fault = (what) => faults.has(what) || faults.set(what, number);
    table.close();
    table.view = view;
    await table.updateComplete;
    await drawn();
    const now = places();
    if (before && before.table === view.table.id && before.viewer === view.viewer) shifts.push(moved(before.places, now));
    before = {table: view.table.id, viewer: view.viewer, places: now};
    const [decision] = view.decisions;
    if (!decision) continue;
    states++;
    const bar = table.querySelector('[data-bar]');
    const box = bar.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth + 1) fault('the bar is not in sight');
    if (!bar.classList.contains('tall') && Math.abs(box.height - (phone ? 212 : 140)) > 1) fault(`the bar is ${box.height} high`);
    const heading = bar.querySelector('h2');
    const {top, bottom} = heading.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) fault(`the question is not in the bar: ${heading.textContent}`);
    const columns = bar.querySelector('.columns');
    const whole = phone && bar.classList.contains('page') && box.height > innerHeight - 170;
    if (columns && !whole && columns.scrollHeight > columns.clientHeight + 1) fault(`what is chosen from must be scrolled (${columns.scrollHeight} > ${columns.clientHeight}): ${decision.question}`);
    const about = table.things.get(decision.about)?.thing;
    if (about?.kind === 'card' && about.face && !bar.textContent.includes(about.name) && ![...table.querySelectorAll('.cardw b')].some((one) => visible(one) && one.textContent.includes(about.name))) {
      fault(`the card that asks is not in sight: ${about.name}`);
    }
    for (const option of decision.options.slice(0, 6)) {
      const taken = await route(option);
      inputs[taken] = (inputs[taken] ?? 0) + 1;
      if (taken === Infinity) fault(`cannot be chosen: ${decision.question} ${option.id}`);
    }
  }
  return {states, faults: [...faults].map(([fault, number]) => `position ${number}: ${fault}`), inputs, shifts: shifts.sort((a, b) => b - a).slice(0, 5)};
}
