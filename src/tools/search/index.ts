// What each page loads, and the results page. `worker/index.ts` has what the window loads when it opens.
export { cleanQuery, composeMissingResultsUrl } from "./model/cleanQuery";
export { findTwins } from "./model/docSearch/groups";
export { readPaste, watchInsertions } from "./model/docSearch/pasted";
export type { NearQuestion } from "./model/engine/nearest";
export { MAX_QUERY_LENGTH, STALL } from "./model/limits";
export type { Answer } from "../../ui/pasted";
export type { Hit, SearchAnswer } from "./model/protocol";
export { embedded } from "./worker/embedded";
export { answerTo, loadSearch } from "./worker/later";
export type { SearchOptions } from "./worker/siteSearch";
