/** The longest query, in UTF-16 units, as the input counts them. */
export const MAX_QUERY_LENGTH = 64;
