/** Links into the app, put together and taken apart. */
export { compose } from "./compose";
export type { AppLink, AppPage, StreamQuery } from "./pages";
export { parse } from "./parse";
export { LegacyLinkError } from "./values";
