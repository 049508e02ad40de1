/** The longest query, in UTF-16 units, as the input counts them. */
export const MAX_QUERY_LENGTH = 64;

/** The longest text that is looked at as a whole: a message, or the data of a transaction. */
export const MAX_PASTE_LENGTH = 4096;

/**
 * How long the search client waits for a host: to connect, for an answer, and for an answer to a write; in
 * milliseconds. After a host that took too long the next gets four times as much, the one after it five times, …
 */
export const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/** After how many milliseconds without an answer a search is shown as stalled. */
export const STALL = 300;
