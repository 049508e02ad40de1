import { appChainSlugs } from "../../../../data/apps/appChains";
import * as CampaignId from "../identifiers/campaignId";
import { cleanPastedText } from "../identifiers/pastedText";
import * as StreamId from "../identifiers/streamId";
import type { AppLink, AppPage, Product, StreamQuery, Tab } from "./pages";
import { readAccount, AppLinkError, readChain, LegacyLinkError, findProduct, readToken } from "./values";

const TABS: readonly string[] = ["created", "recipient", "sender"];
const SORTS: readonly string[] = ["default", "timeline", "value"];

/** Hosts of the apps of the first protocol: their first domain, and their later names. */
const LEGACY_HOST =
  /^(?:[\w-]+\.sablier\.finance|(?:v1-app|v1-pay|legacy-sender|legacy-recipient)\.sablier\.com)$/;

/** A link as it was read, in today's form. */
export interface ReadLink extends AppLink {
  /** It had a form from before May 2026. */
  readonly isOld: boolean;
  /** What a reader should know of what was changed or left out, as sentences. */
  readonly hints: readonly string[];
}

/** Slugs of chains that the app's documentation does not name, by chain id: those of the SDK. */
export type ChainSlugs = Readonly<Record<number, string>>;

/**
 * Reads a link into the app, also one of a form that was in use before May 2026, which comes out as its successor.
 * A stream whose alias names another product than its path comes out under its own.
 * @param chainSlugs what to call chains that the documentation does not name
 * @throws AppLinkError or IdentifierError with a sentence that names the wrong part; LegacyLinkError for a link into the
 *   apps of the first protocol
 */
export function parse(text: string, chainSlugs: ChainSlugs = {}): ReadLink {
  const given = cleanPastedText(text);
  let url: URL;
  try {
    url = new URL(given.replace(/^(?=[\w-]+\.sablier\.(?:com|finance)\b)/i, "https://"));
  } catch {
    throw new AppLinkError(`"${given}" is not a link.`);
  }
  if (LEGACY_HOST.test(url.host)) throw new LegacyLinkError(url.host);
  if (url.host !== "app.sablier.com")
    throw new AppLinkError(`${url.host || url.protocol} is not app.sablier.com.`);
  const used = new Set<string>(["cc"]);
  const parameters: Parameters = {
    get: (name) => {
      used.add(name);
      return url.searchParams.get(name);
    },
  };
  const parts = url.pathname.split("/").filter(Boolean);
  const connected = parameters.get("cc");
  const hints: string[] = [];
  const context = { parameters, chainSlugs, hints };
  const old = findPageOfOldLink(parts, context);
  const page = old ?? findPage(parts, context);
  const left = [...new Set(url.searchParams.keys())].filter((name) => !used.has(name));
  if (left.length > 0) {
    const what = left.map((name) => `${name}=${url.searchParams.get(name)}`).join(" and ");
    hints.push(`Left out: ${what}, which the app’s documentation does not mention for this page.`);
  }
  return {
    page,
    ...(connected !== null && { connectChainId: readChainId(connected) }),
    isOld: old !== undefined,
    hints,
  };
}

interface Parameters {
  /** The value of a parameter, which counts as used from now on. */
  readonly get: (name: string) => string | null;
}

interface Context {
  readonly parameters: Parameters;
  readonly chainSlugs: ChainSlugs;
  /** Takes sentences for the reader. */
  readonly hints: string[];
}

function findPage([section, page, third, fourth]: string[], context: Context): AppPage {
  const { parameters, hints } = context;
  if (section === "vesting" || section === "payments") {
    if (!page)
      return { kind: "dashboard", product: section, ...getTab(parameters), ...composeQuery(parameters) };
    if (page === "stream" && third) {
      const id = getStreamId(third);
      const product = findProduct(id) ?? section;
      if (product !== section)
        hints.push(`${id} is a ${words[product]} stream, so it is listed under ${product}, not ${section}.`);
      return { kind: "stream", product, id, ...getPanel(fourth, ["details", "history"]) };
    }
    if (section === "vesting" && page === "gallery") return { kind: "gallery" };
    if (section === "vesting" && page === "search" && third) {
      const chain = /^\d+$/.test(third) ? getChainSlug(readChainId(third), context) : third;
      return { kind: "vestingSearch", chain, ...getToken(fourth), ...composeQuery(parameters) };
    }
    if (section === "payments" && page === "search") {
      return {
        kind: "paymentsSearch",
        ...getToken(third),
        ...findChain(parameters),
        ...composeQuery(parameters),
      };
    }
  }
  if (section === "airdrops") {
    if (!page) return { kind: "airdrops" };
    if (page === "create") return { kind: "airdropCreation" };
    if (page === "campaign" && third) {
      return {
        kind: "campaign",
        id: CampaignId.compose(CampaignId.parse(third)),
        ...getPanel(fourth, ["manage"]),
      };
    }
    if (page === "search") return parseAirdropSearch(third, parameters);
  }
  throw new AppLinkError(
    `The app has no documented page /${[section, page, third].filter(Boolean).join("/")}.`,
  );
}

const words: Readonly<Record<Product, string>> = { vesting: "Lockup", payments: "Flow" };

/**
 * Returns the page that an address from before May 2026 leads to now, or nothing where the address is not of that kind.
 */
function findPageOfOldLink([section, id]: string[], context: Context): AppPage | undefined {
  const { parameters } = context;
  if (section === "stream" && id) {
    const stream = getStreamId(id);
    return { kind: "stream", product: findProduct(stream) ?? "vesting", id: stream };
  }
  if (section === "airstream" && id) {
    return { kind: "campaign", id: CampaignId.compose(CampaignId.parse(id)) };
  }
  // The tab `search` of a dashboard, which today is a page of its own.
  if (id || parameters.get("t") !== "search") return undefined;
  if (section === "airdrops") return parseAirdropSearch(parameters.get("a") ?? undefined, parameters);
  if (section === undefined || section === "vesting") return parseOldVestingSearch(context);
  if (section === "payments") {
    return {
      kind: "paymentsSearch",
      ...getToken(parameters.get("a") ?? undefined),
      ...findChain(parameters),
      ...composeQuery(parameters),
    };
  }
  return undefined;
}

/** Returns the search that showed Lockup streams. Today its chain is in the path by name. */
function parseOldVestingSearch(context: Context): AppPage {
  const { parameters } = context;
  const rest = { ...getToken(parameters.get("a") ?? undefined), ...composeQuery(parameters) };
  const ids = rest.query?.ids ?? [];
  const given = findChain(parameters).chainId;
  if (ids.length > 0 && ids.every((id) => findProduct(id) === "payments"))
    return { kind: "paymentsSearch", ...(given !== undefined && { chainId: given }), ...rest };
  const ofIds = [...new Set(ids.map((id) => StreamId.parse(id).chainId))];
  const chainId = given ?? (ofIds.length === 1 ? ofIds[0] : undefined);
  if (chainId === undefined) {
    throw new AppLinkError(
      "This search has no chain, and the app now requires one. Add &c= and the chain’s ID, such as c=1 for Ethereum.",
    );
  }
  return { kind: "vestingSearch", chain: getChainSlug(chainId, context), ...rest };
}

/** Returns what the app calls a chain in a path. */
function getChainSlug(chainId: number, { chainSlugs, hints }: Context): string {
  const chainSlug = appChainSlugs[chainId] ?? chainSlugs[chainId];
  if (!chainSlug) throw new AppLinkError(`No known chain has the ID ${chainId}.`);
  if (!appChainSlugs[chainId])
    hints.push(
      `The app’s documentation does not give its name for chain ${chainId}. The SDK calls it ${chainSlug}.`,
    );
  return chainSlug;
}

function parseAirdropSearch(asset: string | undefined, parameters: Parameters): AppPage {
  const ongoing = parameters.get("o");
  if (ongoing !== null && ongoing !== "true" && ongoing !== "false") {
    throw new AppLinkError(`o is true or false, not "${ongoing}".`);
  }
  const admin = parameters.get("m");
  const name = parameters.get("n");
  return {
    kind: "airdropSearch",
    ...getToken(asset),
    ...findChain(parameters),
    ...(admin && { admin: readAccount(admin) }),
    ...(ongoing && { isOngoing: ongoing === "true" }),
    ...(name && { name }),
  };
}

const getStreamId = (text: string): string => StreamId.compose(StreamId.parse(text));
const getToken = (text: string | undefined) => (text ? { token: readToken(text).slice(1) } : {});

function getPanel<P extends string>(text: string | undefined, known: readonly P[]): { panel?: P } {
  if (!text) return {};
  const panel = known.find((name) => name === text);
  if (!panel) throw new AppLinkError(`There is no part "${text}": ${known.join(" or ")}.`);
  return { panel };
}

function readChainId(text: string): number {
  return Number(readChain(/^[0-9]+$/.test(text) ? Number(text) : Number.NaN));
}

function findChain(parameters: Parameters): { chainId?: number } {
  const text = parameters.get("c");
  return text === null ? {} : { chainId: readChainId(text) };
}

function getTab(parameters: Parameters): { tab?: Tab } {
  const tab = parameters.get("t");
  if (tab === null) return {};
  if (!TABS.includes(tab)) throw new AppLinkError(`t is ${TABS.join(", ")}, not "${tab}".`);
  return { tab: tab as Tab };
}

function composeQuery(parameters: Parameters): { query?: StreamQuery } {
  const read = (name: string) => parameters.get(name) || undefined;
  const list = (name: string) => read(name)?.split(",").filter(Boolean);
  const [sort, direction, page] = [read("so"), read("sd"), read("p")];
  if (sort && !SORTS.includes(sort)) throw new AppLinkError(`so is ${SORTS.join(", ")}, not "${sort}".`);
  if (direction && direction !== "asc" && direction !== "desc") {
    throw new AppLinkError(`sd is asc or desc, not "${direction}".`);
  }
  if (page && !/^[1-9][0-9]*$/.test(page)) throw new AppLinkError(`p counts from 1; it is "${page}".`);
  const [sender, recipient, ids, statuses] = [read("s"), read("r"), list("i"), list("f")];
  const query: StreamQuery = {
    ...(sender && { sender: readAccount(sender) }),
    ...(recipient && { recipient: readAccount(recipient) }),
    ...(ids && { ids: ids.map(getStreamId) }),
    ...(statuses && { statuses }),
    ...(sort && { sort: sort as NonNullable<StreamQuery["sort"]> }),
    ...(direction && { direction: direction as NonNullable<StreamQuery["direction"]> }),
    ...(page && { page: Number(page) }),
  };
  return Object.keys(query).length > 0 ? { query } : {};
}
