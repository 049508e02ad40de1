import { FIELD, LONGEST_IN_ADDRESS, readText } from "../../../site/address/decoder";
import { CUT_LINK, readSealed, writeSealed } from "../../../ui/sealedLink/sealedLink";

/** Returns the fragment that carries a text with its checksum; nothing if the text is too long for an address. */
export function writeHash(text: string): string | undefined {
  const fragment = writeSealed(new URLSearchParams({ [FIELD]: text.trim() }));
  return fragment.length > LONGEST_IN_ADDRESS ? undefined : `#${fragment}`;
}

/** What an address holds for the decoder. The search writes links without a checksum. */
type LinkedText =
  | { readonly kind: "text"; readonly text: string }
  /** The link was cut; the sentence says so. */
  | { readonly kind: "refused"; readonly sentence: string };

/** Reads the text that an address carries. */
export function readLinkedText(url: URL): LinkedText | undefined {
  const reading = readSealed(url.hash, [FIELD]);
  if (reading.kind === "cut") return { kind: "refused", sentence: CUT_LINK };
  const text = reading.kind === "whole" ? reading.parameters.get(FIELD)! : readText(url);
  return text === undefined ? undefined : { kind: "text", text };
}
