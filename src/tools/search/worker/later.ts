/** Loads the one search of the page, whose code is a script of its own. */
export const loadSearch = () => import(/* webpackChunkName: "site-search" */ "./siteSearch");

/** Returns what a text is that was typed or pasted; nothing where that is not known. Loads the code on the first call. */
export const answerTo = async (text: string) => (await import("./pasteSources")).answer(text);
