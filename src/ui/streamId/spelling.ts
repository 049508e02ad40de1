/** An address or a hash in the link of a block explorer. */
const IN_EXPLORER_LINK =
  /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/(?:[a-z]{2}\/)?(?:address|tx)\/(0x(?:[0-9a-f]{64}|[0-9a-f]{40}))\b/i;

/** The short name of a chain before an address, as Safe and CAIP-10 write it: `eth:0x…`, `eip155:1:0x…`. */
const CHAIN_PREFIX = /^(?:[a-z0-9-]{1,12}:){1,2}(?=0x)/i;

/** The three parts of an ID with anything but hyphens between them: `LK3 1 12`, `LK3/1/12`. */
const OTHER_SEPARATORS = /^([a-z]{2}\d*|0x[0-9a-f]{40})[\s_/:.-]+(\d+)[\s_/:.-]+(\d+)$/i;

/**
 * Returns an ID or address as this site writes it, from how others do: with a chain before it, without its `0x`, with
 * spaces within, or in the link of an explorer. Other texts are returned as they are.
 */
export function correctSpelling(text: string): string {
  const plain = (IN_EXPLORER_LINK.exec(text)?.[1] ?? text)
    .replace(CHAIN_PREFIX, "")
    .replace(/^(?=[0-9a-f]{40}(?:-|$))/i, "0x")
    .replace(OTHER_SEPARATORS, "$1-$2-$3");
  // An address that was broken over two lines, or that has spaces after every fourth digit.
  return /^0x[0-9a-f\s]+$/i.test(plain) ? plain.replace(/\s/g, "") : plain;
}
