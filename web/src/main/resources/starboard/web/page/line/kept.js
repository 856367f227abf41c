/** Lets the browser keep the page, so that it can be installed and opens without the server. */
export async function keepPage() {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register('/shell.js');
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage([location.href, ...performance.getEntriesByType('resource').map(({name}) => name)]);
}
