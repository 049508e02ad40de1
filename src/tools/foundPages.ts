import type { FindPages } from "../ui/toolLinks";
import { loadFindPages as search } from "./search/foundPages";

/** What finds pages by words, if anything does: one line per tool. Loaded when it is needed. */
export const searches: readonly (() => Promise<FindPages>)[] = [
  // The first is asked.
  search,
];
