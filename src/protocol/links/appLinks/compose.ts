import * as CampaignId from "../identifiers/campaignId";
import * as StreamId from "../identifiers/streamId";
import type { AppLink, AppPage, StreamQuery } from "./pages";
import { readAccount, AppLinkError, readChain, findProduct, readToken } from "./values";

/** Host of the app. */
const ORIGIN = "https://app.sablier.com";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Writes a link in its normal form: addresses in lower case, aliases in capitals, nothing that is a default.
 * @throws AppLinkError or IdentifierError with a sentence that names the wrong part
 */
export function compose({ page, connectChainId }: AppLink): string {
  const [path, parameters] = locate(page);
  if (connectChainId !== undefined) parameters.push(["cc", readChain(connectChainId)]);
  const query = parameters.map(([name, value]) => `${name}=${escape(value)}`).join("&");
  return `${ORIGIN}${path}${query && `?${query}`}`;
}

type Parameter = [name: string, value: string];

function locate(page: AppPage): [path: string, parameters: Parameter[]] {
  switch (page.kind) {
    case "stream": {
      const id = StreamId.compose(StreamId.parse(page.id));
      const product = findProduct(id) ?? page.product;
      if (product !== page.product)
        throw new AppLinkError(`${id} is listed under ${product}, not ${page.product}.`);
      return [`/${product}/stream/${id}${page.panel ? `/${page.panel}` : ""}`, []];
    }
    case "dashboard":
      return [`/${page.product}`, [...listOptional("t", page.tab), ...listStreamParameters(page.query)]];
    case "vestingSearch":
      if (!SLUG.test(page.chain)) throw new AppLinkError(`"${page.chain}" is not the name of a chain.`);
      return [`/vesting/search/${page.chain}${readToken(page.token)}`, listStreamParameters(page.query)];
    case "paymentsSearch":
      return [
        `/payments/search${readToken(page.token)}`,
        [
          ...listOptional("c", page.chainId === undefined ? undefined : readChain(page.chainId)),
          ...listStreamParameters(page.query),
        ],
      ];
    case "campaign":
      return [
        `/airdrops/campaign/${CampaignId.compose(CampaignId.parse(page.id))}${page.panel ? `/${page.panel}` : ""}`,
        [],
      ];
    case "airdropSearch":
      return [
        `/airdrops/search${readToken(page.token)}`,
        [
          ...listOptional("c", page.chainId === undefined ? undefined : readChain(page.chainId)),
          ...listOptional("m", page.admin && readAccount(page.admin)),
          ...listOptional("o", page.isOngoing === undefined ? undefined : String(page.isOngoing)),
          ...listOptional("n", page.name),
        ],
      ];
    case "gallery":
      return ["/vesting/gallery", []];
    case "airdropCreation":
      return ["/airdrops/create", []];
    case "airdrops":
      return ["/airdrops", []];
  }
}

function listStreamParameters(query: StreamQuery = {}): Parameter[] {
  const { page = 1 } = query;
  if (!Number.isSafeInteger(page) || page < 1)
    throw new AppLinkError(`${page} is not a page: they count from 1.`);
  return [
    ...listOptional("s", query.sender && readAccount(query.sender)),
    ...listOptional("r", query.recipient && readAccount(query.recipient)),
    ...listOptional("i", query.ids?.map((id) => StreamId.compose(StreamId.parse(id))).join(",")),
    ...listOptional("f", query.statuses?.join(",")),
    ...listOptional("so", query.sort === "default" ? undefined : query.sort),
    ...listOptional("sd", query.direction === "desc" ? undefined : query.direction),
    ...listOptional("p", page === 1 ? undefined : String(page)),
  ];
}

const listOptional = (name: string, value: string | undefined): Parameter[] => (value ? [[name, value]] : []);

/** Escapes a value. Commas stay readable, because they separate values and need no escaping in a query. */
const escape = (value: string): string => encodeURIComponent(value).replaceAll("%2C", ",");
