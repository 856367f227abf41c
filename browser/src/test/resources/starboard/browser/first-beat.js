/**
 * Plays on by random answers and measures, in milliseconds, how long it takes from a choice to the first beat of what it brings about, seen
 * on the screen; choices of which nothing is told are not counted. Ends after so many beats or answers, or with the game.
 */
async ({beats, answers}) => {
  const table = () => document.querySelector('starboard-table');
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const until = async (what) => {
    while (!what()) await frame();
  };
  let state = 7;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const times = [];
  for (let i = 0; i < answers && times.length < beats; i++) {
    await until(() => table().staging.now || table().view.result || table().view.decisions.length);
    while (table().staging.now) {
      table().staging.skip();
      await table().updateComplete;
    }
    if (table().view.result) break;
    const {decisions: [decision], entry} = table().view;
    if (!decision) continue;
    const start = performance.now();
    const {id} = decision.options[random(decision.options.length)];
    table().dispatchEvent(new CustomEvent('choose', {bubbles: true, composed: true, detail: {decision: decision.decision, option: id}}));
    await until(() => table().view.entry > entry);
    await table().updateComplete;
    if (!table().staging.plays) continue;
    await until(() => document.querySelector('[data-strip]'));
    await frame();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}
