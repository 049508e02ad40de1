// What the window of the search loads when it opens. `../index.ts` has what each page loads.
export { docSearchClient } from "../model/docSearch/docSearch";
export { cleanStoredSearches, hasRoom } from "../model/docSearch/storedSearches";
export { createSiteSearch } from "./siteSearch";
