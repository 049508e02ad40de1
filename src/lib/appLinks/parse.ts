import * as CampaignId from "../identifiers/campaignId";
import * as StreamId from "../identifiers/streamId";
import type { AppLink, AppPage, StreamQuery, Tab } from "./pages";
import { account, AppLinkError, chain, token } from "./values";

const TABS: readonly string[] = ["created", "recipient", "sender"];
const SORTS: readonly string[] = ["default", "timeline", "value"];

/**
 * Reads a link into the app, also one of the form that was in use before May 2026, which comes out as its successor.
 * Old links do not say whether a stream is a Lockup or a Flow stream: its alias does; an address counts as Lockup.
 * @throws AppLinkError or IdentifierError with a sentence that names the wrong part
 */
export function parse(text: string): AppLink & { readonly isOld: boolean } {
  let url: URL;
  try {
    url = new URL(text.trim().replace(/^(?=app\.sablier\.com)/i, "https://"));
  } catch {
    throw new AppLinkError(`"${text.trim()}" is not a link.`);
  }
  if (url.host !== "app.sablier.com")
    throw new AppLinkError(`${url.host || url.protocol} is not app.sablier.com.`);
  const parameters = url.searchParams;
  const parts = url.pathname.split("/").filter(Boolean);
  const connected = parameters.get("cc");
  const old = pageOfOldLink(parts, parameters);
  return {
    page: old ?? pageOf(parts, parameters),
    ...(connected !== null && { connectChainId: chainIdOf(connected) }),
    isOld: old !== undefined,
  };
}

function pageOf([section, page, third, fourth]: string[], parameters: URLSearchParams): AppPage {
  if (section === "vesting" || section === "payments") {
    if (!page) return { kind: "dashboard", product: section, ...tabOf(parameters), ...queryOf(parameters) };
    if (page === "stream" && third) {
      return {
        kind: "stream",
        product: section,
        id: streamIdOf(third),
        ...panelOf(fourth, ["details", "history"]),
      };
    }
    if (section === "vesting" && page === "gallery") return { kind: "gallery" };
    if (section === "vesting" && page === "search" && third) {
      return { kind: "vestingSearch", chain: third, ...tokenOf(fourth), ...queryOf(parameters) };
    }
    if (section === "payments" && page === "search") {
      return { kind: "paymentsSearch", ...tokenOf(third), ...chainOf(parameters), ...queryOf(parameters) };
    }
  }
  if (section === "airdrops") {
    if (!page) return { kind: "airdrops" };
    if (page === "create") return { kind: "airdropCreation" };
    if (page === "campaign" && third) {
      return {
        kind: "campaign",
        id: CampaignId.compose(CampaignId.parse(third)),
        ...panelOf(fourth, ["manage"]),
      };
    }
    if (page === "search") return airdropSearch(third, parameters);
  }
  throw new AppLinkError(
    `The app has no documented page /${[section, page, third].filter(Boolean).join("/")}.`,
  );
}

/** The page that an address from before May 2026 leads to now, or nothing where the address is not of that kind. */
function pageOfOldLink([section, id]: string[], parameters: URLSearchParams): AppPage | undefined {
  if (section === "stream" && id) {
    const parsed = StreamId.parse(id);
    const product = parsed.source.startsWith("FL") ? "payments" : "vesting";
    return { kind: "stream", product, id: StreamId.compose(parsed) };
  }
  if (section === "airstream" && id) {
    return { kind: "campaign", id: CampaignId.compose(CampaignId.parse(id)) };
  }
  const isSearch = parameters.get("t") === "search";
  if (section === "airdrops" && !id && isSearch)
    return airdropSearch(parameters.get("a") ?? undefined, parameters);
  if (section === undefined && isSearch) {
    const asset = parameters.get("a") ?? undefined;
    // The vesting search names its chain by a word that old links do not have, except for Ethereum.
    if (parameters.get("c") === "1") {
      return { kind: "vestingSearch", chain: "ethereum", ...tokenOf(asset), ...queryOf(parameters) };
    }
    return { kind: "paymentsSearch", ...tokenOf(asset), ...chainOf(parameters), ...queryOf(parameters) };
  }
  return undefined;
}

function airdropSearch(asset: string | undefined, parameters: URLSearchParams): AppPage {
  const ongoing = parameters.get("o");
  if (ongoing !== null && ongoing !== "true" && ongoing !== "false") {
    throw new AppLinkError(`o is true or false, not "${ongoing}".`);
  }
  const admin = parameters.get("m");
  const name = parameters.get("n");
  return {
    kind: "airdropSearch",
    ...tokenOf(asset),
    ...chainOf(parameters),
    ...(admin && { admin: account(admin) }),
    ...(ongoing && { isOngoing: ongoing === "true" }),
    ...(name && { name }),
  };
}

const streamIdOf = (text: string): string => StreamId.compose(StreamId.parse(text));
const tokenOf = (text: string | undefined) => (text ? { token: token(text).slice(1) } : {});

function panelOf<P extends string>(text: string | undefined, known: readonly P[]): { panel?: P } {
  if (!text) return {};
  const panel = known.find((one) => one === text);
  if (!panel) throw new AppLinkError(`There is no part "${text}": ${known.join(" or ")}.`);
  return { panel };
}

function chainIdOf(text: string): number {
  return Number(chain(/^[0-9]+$/.test(text) ? Number(text) : Number.NaN));
}

function chainOf(parameters: URLSearchParams): { chainId?: number } {
  const text = parameters.get("c");
  return text === null ? {} : { chainId: chainIdOf(text) };
}

function tabOf(parameters: URLSearchParams): { tab?: Tab } {
  const tab = parameters.get("t");
  if (tab === null) return {};
  if (!TABS.includes(tab)) throw new AppLinkError(`t is ${TABS.join(", ")}, not "${tab}".`);
  return { tab: tab as Tab };
}

function queryOf(parameters: URLSearchParams): { query?: StreamQuery } {
  const of = (name: string) => parameters.get(name) || undefined;
  const list = (name: string) => of(name)?.split(",").filter(Boolean);
  const [sort, direction, page] = [of("so"), of("sd"), of("p")];
  if (sort && !SORTS.includes(sort)) throw new AppLinkError(`so is ${SORTS.join(", ")}, not "${sort}".`);
  if (direction && direction !== "asc" && direction !== "desc") {
    throw new AppLinkError(`sd is asc or desc, not "${direction}".`);
  }
  if (page && !/^[1-9][0-9]*$/.test(page)) throw new AppLinkError(`p counts from 1; it is "${page}".`);
  const [sender, recipient, ids, statuses] = [of("s"), of("r"), list("i"), list("f")];
  const query: StreamQuery = {
    ...(sender && { sender: account(sender) }),
    ...(recipient && { recipient: account(recipient) }),
    ...(ids && { ids: ids.map(streamIdOf) }),
    ...(statuses && { statuses }),
    ...(sort && { sort: sort as NonNullable<StreamQuery["sort"]> }),
    ...(direction && { direction: direction as NonNullable<StreamQuery["direction"]> }),
    ...(page && { page: Number(page) }),
  };
  return Object.keys(query).length > 0 ? { query } : {};
}
