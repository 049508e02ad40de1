/** What a page's critical CSS never lacks although its HTML does not show it: what scripts do before a reader does. */
export const criticalCss = {
  classes: [
    // What scrolling shows: the way back to the top, the place in the list of contents.
    /^backToTopButton/,
    /^table-of-contents__link--active$/,
    // Buttons on code, collapsibles that are hydrated, years in the list of release notes, waiting for results.
    /^(?:buttonGroup|wordWrapButton|copyButton)/,
    /^isBrowser_/,
    /^yearGroupHeading_/,
    /^spinner_/,
  ],
};
