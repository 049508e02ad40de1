import { Fragment, type ReactNode } from "react";

/** Names of fewer characters fit into any column. */
const LONG_NAME = 10;

/** Addresses and hashes: one piece of text, which never breaks. */
export const ADDRESS_OR_HASH = /^(?:0x)?[0-9a-f]{20,}$/i;

/**
 * Where a name may break: after the first group, before what follows. The `I` of an interface and the first
 * slash of a path stay with what follows, and the last part of a host with what is before it. No lookbehind, which older Safaris cannot read.
 */
const WITHIN_A_NAME = [
  /(_)(?=[A-Z])/g,
  /([a-z\d])(?=[A-Z])/g,
  /([A-Z]{2})(?=[A-Z][a-z])/g,
  /([A-Za-z]\.)(?!(?:com|io|network|org|xyz)\b)(?=[A-Za-z])/g,
];
const BETWEEN_NAMES = [
  /([\w}>)-])(?=[({<])/g,
  /([,?&=]|.\/)(?=[\w{<"])/g,
  /([:.])(?!(?:com|io|network|org|xyz)\b)(?=[a-z{<])/g,
];

const INSIDE = "\u0001";
const OUTSIDE = "\u0002";

/** A name of the contracts that may wrap between its words, as in `CodeInline`, in any face. */
export function Breakable({ name }: { readonly name: string }): ReactNode {
  if (name.length < LONG_NAME || ADDRESS_OR_HASH.test(name)) return name;
  return addBreaks(name)
    .split(/([\u0001\u0002])/)
    .map((part, index) => (
      <Fragment key={index}>
        {part === INSIDE ? <span className="name-break" /> : part === OUTSIDE ? <wbr /> : part}
      </Fragment>
    ));
}

/** `Lockup_|Deposit|Amount`, `NFT|Descriptor/(id)`, `[1,/2]`, `@sablier//lockup`, with a sign for each kind of break. */
function addBreaks(name: string): string {
  const inside = WITHIN_A_NAME.reduce((text, pattern) => text.replace(pattern, `$1${INSIDE}`), name);
  return BETWEEN_NAMES.reduce((text, pattern) => text.replace(pattern, `$1${OUTSIDE}`), inside);
}
