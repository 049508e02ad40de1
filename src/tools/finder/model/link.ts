import { FINDER_PARAMETER } from "../../../ui/sealedLink/finderLink";
import { CUT_LINK, readSealed } from "../../../ui/sealedLink/sealedLink";

/** Maximum number of characters of a text from a link. */
const MAX_LENGTH = 500;

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
  const reading = readSealed(query, [FINDER_PARAMETER]);
  if (reading.kind === "none") return undefined;
  if (reading.kind === "cut") return { kind: "refused", sentence: CUT_LINK };
  const text = reading.parameters.get(FINDER_PARAMETER)!.slice(0, MAX_LENGTH);
  return text === "" ? undefined : { kind: "filled", text, fields: ["the text"] };
}
