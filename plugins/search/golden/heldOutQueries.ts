import { type GoldenQuery } from "./queries";

/**
 * Queries in readers' own words to judge the ranking by: nothing may be tuned by them. They are to be written from facts
 * about the protocol alone, by authors who have seen neither the pages nor the questions; the pages that answer each are
 * added afterwards by reading. Empty since the last set was tuned by (blindQueries.ts).
 */
export const heldOutQueries: readonly GoldenQuery[] = [];
