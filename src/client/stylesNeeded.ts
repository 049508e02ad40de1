/** The event of the window that asks for the full style sheet where the reader has done nothing yet (plugins/startup). */
export const STYLES_NEEDED = "stylesneeded";
