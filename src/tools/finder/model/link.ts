import { CUT_LINK, readSealed, writeSealed } from "../../../ui/sealedLink/sealedLink";

/** Name of the query parameter that carries a text into the finder. */
const PARAMETER = "id";

/** Maximum number of characters of a text from a link. */
const MAX_LENGTH = 500;

/** Returns the page of the finder with a text in it, and a checksum that finds a cut link. */
export const finderWith = (text: string): string =>
  `/apps/guides/url-schemes?${writeSealed(new URLSearchParams({ [PARAMETER]: text }))}#explain`;

/** What an address holds for the finder. */
type LinkedText =
  | { readonly kind: "filled"; readonly text: string; readonly fields: readonly string[] }
  /** The link was cut; the sentence says so. */
  | { readonly kind: "refused"; readonly sentence: string };

/**
 * Reads the text in the query of an address. A link without a checksum may be written by hand, as `?id=LK3-1-12`.
 *
 * @param query such as `location.search`
 * @returns nothing if the address holds nothing for the finder
 */
export function readLink(query: string): LinkedText | undefined {
  const reading = readSealed(query, [PARAMETER]);
  if (reading.kind === "none") return undefined;
  if (reading.kind === "cut") return { kind: "refused", sentence: CUT_LINK };
  const text = reading.parameters.get(PARAMETER)!.slice(0, MAX_LENGTH);
  return text === "" ? undefined : { kind: "filled", text, fields: ["the text"] };
}
