/**
 * Links that fill in a form carry a checksum, their seal. It comes first, so that a link that was cut still has it, or
 * ends within it. The seal finds damage only: anyone can seal a link, so a whole link says nothing about who made it.
 */

/** Name of the parameter with the checksum: `#seal=1k2j3h4&batch=…`. */
export const SEAL = "seal";

/** Number of digits of a seal, in base 36: 32 bits. */
const DIGITS = 7;

/** What a part of an address, after `?` or `#`, holds of a form. */
export type LinkReading =
  /** The address holds nothing of the form. */
  | { readonly kind: "none" }
  /** The parameters are as they were when the link was made. */
  | { readonly kind: "whole"; readonly parameters: URLSearchParams }
  /** The address names the form without a seal: someone wrote the link by hand, or an older version of the page did. */
  | { readonly kind: "unsealed"; readonly parameters: URLSearchParams }
  /** A part of the link is missing or has changed. */
  | { readonly kind: "cut" };

/** Sentence for a link of kind `cut`, and for one of kind `unsealed` where a form takes nothing from such a link. */
export const CUT_LINK =
  "This link was cut off or changed, so nothing was filled in. Enter the values below. If someone sent you the link, ask for the whole link, for example in a file.";

/** Returns the 32 bits of CRC-32 (ISO 3309, as in zlib), which finds every change of a single character. */
function computeCrc32(text: string): number {
  let sum = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~sum >>> 0;
}

/** Returns the seal of parameters, whatever their order. */
export function computeSeal(parameters: Iterable<readonly [name: string, value: string]>): string {
  const sorted = [...parameters].filter(([name]) => name !== SEAL).sort(([a], [b]) => (a < b ? -1 : 1));
  return computeCrc32(JSON.stringify(sorted)).toString(36).padStart(DIGITS, "0");
}

/** Returns the parameters as text, with their seal in front: `seal=1k2j3h4&batch=flow%2Fnow`. */
export function writeSealed(parameters: URLSearchParams): string {
  return `${SEAL}=${computeSeal(parameters)}&${parameters}`;
}

/** Ways in which messengers and mail programs change a link, each undone. The seal decides which one happened. */
const REPAIRS: readonly ((text: string) => string)[] = [
  (text) => text,
  // A plus sign that was written as it is, although it means a space here.
  (text) => text.replaceAll("+", "%2B"),
  (text) => text.replaceAll("&amp;", "&"),
  // A sentence's punctuation after the link, or a line break within it.
  (text) => text.replace(/[).,;:!?'"\]>]$/u, ""),
  (text) => text.replaceAll("%20", ""),
];

/** Undoes one more round of escapes, as of `%252C`. Returns nothing if the text has an escape that is not complete. */
function unescapeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the part of an address after `?` or `#`.
 *
 * @param text with or without that sign, as `location.search` and `location.hash` have it
 * @param names parameters of the form; other parameters, such as `utm_source`, do not count
 */
export function readSealed(text: string, names: readonly string[]): LinkReading {
  const bare = text.replace(/^[?#]/u, "");
  const twice = unescapeOnce(bare);
  const thrice = twice === undefined ? undefined : unescapeOnce(twice);
  const versions = [bare, twice, thrice].filter((version) => version !== undefined);
  const readings = versions.flatMap((version) =>
    REPAIRS.map((repair) => {
      const all = new URLSearchParams(repair(version));
      const own = new URLSearchParams([...all].filter(([name]) => names.includes(name)));
      return { seal: all.get(SEAL), own };
    }),
  );
  const whole = readings.find(({ seal, own }) => seal !== null && own.size > 0 && seal === computeSeal(own));
  if (whole) return { kind: "whole", parameters: whole.own };
  const last = bare.slice(bare.lastIndexOf("&") + 1);
  const endsInSeal = last !== "" && `${SEAL}=`.startsWith(last);
  if (endsInSeal || readings.some(({ seal }) => seal !== null)) return { kind: "cut" };
  const { own } = readings[0]!;
  return own.size > 0 ? { kind: "unsealed", parameters: own } : { kind: "none" };
}

/** What an address holds of a form that takes nothing unless the link is whole. */
export type WholeLink =
  | { readonly kind: "none" }
  /** Nothing is filled in; the sentence says why. */
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "whole"; readonly parameters: URLSearchParams };

/**
 * Reads the part of an address after `?` or `#` for a form that takes nothing unless the link is whole.
 *
 * @param names parameters of the form
 * @param key the parameter that every link of the form has: an address without it and without a seal has nothing for it
 */
export function readWhole(text: string, names: readonly string[], key: string): WholeLink {
  const reading = readSealed(text, names);
  const refused = { kind: "refused", sentence: CUT_LINK } as const;
  if (reading.kind === "cut") return refused;
  if (reading.kind === "none" || !reading.parameters.has(key)) return { kind: "none" };
  return reading.kind === "unsealed" ? refused : reading;
}
