import { STOP_WORDS } from "../query/stopWords";
import { type Section } from "../../packed/records";

/** A query that names one thing exactly, and where it is explained. */
export interface ExactThing {
  /** What is searched for in its place; the query itself where it is left out. */
  text?: string;
  /** The pages that explain it, which come first. */
  pages?: RegExp;
  /** The anchor of the section of these pages that comes before the others; empty for their introduction. */
  section?: string;
  /** What is searched for where nothing is found. */
  otherwise?: string;
}

/** Aliases of contracts: of streams, and of airdrop factories. */
const ALIAS = "(?:LK|LL|LD|LT|FL|MSF)\\d?|MF2?_[A-Z]{2,4}|BOB";

/** The id of a stream or campaign among other words. */
const ID_AMONG_WORDS = new RegExp(
  `(?:^|\\s)((?:${ALIAS})[-–—]\\d+[-–—]\\d+|0x[0-9a-f]{40}(?:-\\d+){1,2})(?=[\\s?!.,;:]|$)`,
  "i",
);

/** An address and a chain; that of a stream has its number, too. */
const CAMPAIGN_ID = /^0x[0-9a-f]{40}-\d+$/i;

/** What a query may say around an id and still ask for no more than what it is. */
const ABOUT_IDS = new Set(["alias", "campaign", "id", "mean", "means", "number", "stream"]);

const RULES: readonly (readonly [RegExp, (match: RegExpExecArray) => ExactThing])[] = [
  // The id of a stream: an alias or address, a chain, a number.
  [
    new RegExp(`^(${ALIAS})[-–—]\\d+[-–—]\\d+$`, "i"),
    ([, alias = ""]) => ({ text: `${alias} alias`, pages: /^\/api\/ids$/, section: "aliases" }),
  ],
  [/^0x[0-9a-f]{40}-\d+-\d+$/i, () => ({ text: "stream id", pages: /^\/api\/ids$/, section: "" })],
  // The id of a campaign: an address and a chain.
  [
    CAMPAIGN_ID,
    () => ({ text: "campaign other ids", pages: /^\/api\/ids$/, section: "how-are-other-ids-built" }),
  ],
  [
    new RegExp(`^(?:${ALIAS})$`),
    ([alias]) => ({ text: `${alias} alias`, pages: /^\/api\/ids$/, section: "aliases" }),
  ],
  // Contracts and errors under names that only earlier releases have.
  [
    /^SablierV2\w*_\w+$/i,
    ([name]) => ({ text: name.replace(/^SablierV2/i, "Sablier"), pages: /^\/reference\/errors$/ }),
  ],
  [
    /^SablierV2\w*(?:Merkle|Airstream)/i,
    () => ({ pages: /^\/guides\/airdrops\/(?:previous-deployments\/v1\.[12]|deployments)$/ }),
  ],
  [
    /^SablierV2/i,
    () => ({ text: "Lockup v1.2 deployments", pages: /^\/guides\/lockup\/previous-deployments\/v1\./ }),
  ],
  [
    /^SablierMerkleFactory$/i,
    () => ({ text: "Airdrops v1.3 deployments", pages: /^\/guides\/airdrops\/previous-deployments\/v1\.3$/ }),
  ],
  // The contract that all releases share.
  [
    /\bcomptroller\b.*\b(?:on|of|at|address)\b|\bcomptroller address\b/i,
    () => ({ pages: /^\/concepts\/governance$/ }),
  ],
  // A link into the app, the app itself, and addresses and names of the first apps.
  [/\bapp\.sablier\.com\/\w/i, () => ({ text: "app link url", pages: /^\/apps\/guides\/url-schemes$/ })],
  [/^(?:https?:\/\/)?app\.sablier\.com\/?$/i, () => ({ text: "app", pages: /^\/apps\/features\/overview$/ })],
  [
    /\b(?:app\.sablier\.finance|(?:pay|v1-pay|v1-app|legacy-sender|legacy-recipient)\.sablier\.(?:finance|com)|sablier\.finance)\b/i,
    () => ({ text: "legacy apps", pages: /^\/apps\/v1$/ }),
  ],
  [
    /^(?:sablier v1|v1 sablier)\b/i,
    () => ({ text: "legacy", pages: /^\/(?:guides\/legacy\/overview|apps\/v1)$/ }),
  ],
  // A code of a Safe, a selector, or the name of an error of another contract, library or tool.
  [/\bGS\d{3}\b/i, () => ({ text: "Safe GS013", pages: /^\/reference\/errors$/ })],
  [/^0x[0-9a-f]{8}$/i, () => ({ otherwise: "revert decoder" })],
  [/^(?:[A-Z]\w*_\w+|[A-Z][a-z]+(?:[A-Z][a-z]+)+)\b/, () => ({ otherwise: "how do I read a revert" })],
];

/** How much more the sections of a page count that explains the thing, and the one section that does. */
const OF_PAGE = 30;
const OF_SECTION = 100;

/** What a query names exactly: the id of a stream, an alias, an old contract, an old app, an error. */
export function exactThing(query: string): ExactThing {
  const id = ID_AMONG_WORDS.exec(query)?.[1];
  const words = id
    ? (query
        .replace(id, "")
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [])
    : [];
  // No page holds the id of a reader's stream or campaign: what is asked of it is asked of any.
  if (id && words.some((word) => !STOP_WORDS.has(word) && !ABOUT_IDS.has(word))) {
    return { text: query.replace(id, CAMPAIGN_ID.test(id) ? "campaign" : "stream") };
  }
  const text = id ?? query.trim();
  for (const [pattern, thing] of RULES) {
    const match = pattern.exec(text);
    if (match) return thing(match);
  }
  return {};
}

/** How much more a section counts because it explains the thing that a query names exactly; 1 for all others. */
export function exactFactor(
  { pages, section }: ExactThing,
  { path, url }: Pick<Section, "path" | "url">,
): number {
  if (!pages?.test(path)) return 1;
  const address = section ? `${path}#${section}` : path;
  return section !== undefined && url.endsWith(address) ? OF_SECTION : OF_PAGE;
}
