/**
 * Classes that scripts set on a page before its reader has done anything but scroll, and those of the small controls
 * that must answer at once. The rules that ask for them are part of each page's first styles.
 */
const classes: readonly RegExp[] = [
  // The menu of narrow screens is put into the page when it is pressed or when scripts take over.
  /^early-menu$/,
  /^navbar-sidebar/,
  /^menu/,
  /^margin-right--md$/,
  // What scrolling shows: the way back to the top, the place in the list of contents.
  /^backToTopButton/,
  /^table-of-contents__link--active$/,
  // Buttons on code, folds that scripts take over, years in the list of release notes, waiting for results.
  /^(?:buttonGroup|wordWrapButton|copyButton)/,
  /^isBrowser_/,
  /^yearGroupHeading_/,
  /^spinner_/,
];

/** Custom properties that only pictures use which scripts draw: the sign that closes the menu. */
const variables = ["--ifm-color-emphasis-600"];

export const states = { classes, variables };
