/**
 * What has happened since the viewer last acted, beginning with what that answer brought about.
 *
 * @param {import('../line/view.js').View} view
 */
export const news = (view) => view.log.filter(({n}) => n >= (view.lastActed ?? 0));
