/**
 * Loads the modal. The bundler fetches the modal's files as soon as this module is loaded, without running them: it
 * is loaded on its own when the page is idle (prefetchWhenIdle.ts). The modal must not be imported anywhere else, or
 * the bundler no longer fetches its files.
 */
export const loadModal = () =>
  import(/* webpackChunkName: "search-modal", webpackPrefetch: true */ "./SearchModal");
