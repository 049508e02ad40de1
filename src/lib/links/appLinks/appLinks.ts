/** Links into the app, put together and taken apart. */
export { compose } from "./compose";
export type { AppLink, AppPage, StreamQuery } from "./pages";
export { parse, type ReadLink, type ChainSlugs } from "./parse";
export { LegacyLinkError } from "./values";
