/** Path of the page that has the decoder. */
const PAGE = "/reference/errors";

/** Name under which the fragment of an address carries a text: `#data=0xb2ae7633`. */
export const FIELD = "data";

/** Maximum number of characters of a text in an address, encoded, because longer addresses get cut on their way. */
export const LONGEST_IN_ADDRESS = 4096;

/**
 * Returns the fragment that carries a text for the decoder. A fragment is part of no request, so a key in a pasted
 * message stays in the browser.
 * @param text what was pasted
 * @returns `#data=…`, or `undefined` if the encoded text has more than 4,096 characters
 */
function hashWith(text: string): string | undefined {
  const encoded = new URLSearchParams({ [FIELD]: text.trim() }).toString();
  return encoded.length > LONGEST_IN_ADDRESS ? undefined : `#${encoded}`;
}

/** Returns the address of the decoder with a text in it, or that of the empty decoder if the text is too long. */
export const composeDecoderLink = (text: string): string => `${PAGE}${hashWith(text) ?? "#decoder"}`;

/**
 * Reads the text that an address carries for the decoder.
 * @param url the fragment is read first, then the query, because earlier links had the text there
 */
export function readText(url: URL): string | undefined {
  return new URLSearchParams(url.hash.slice(1)).get(FIELD) ?? url.searchParams.get(FIELD) ?? undefined;
}
