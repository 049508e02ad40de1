import type { AppLink, AppPage, StreamQuery } from "../../../protocol/links/appLinks/appLinks";

/** A field of the builder. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** A choice instead of a text; the first is the empty one. */
  readonly options?: readonly string[];
}

/** What a reader may build. */
export interface Kind {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly Field[];
  /** Fields that make an example to begin with. */
  readonly example: Values;
}

export type Values = Readonly<Record<string, string>>;

const product: Field = {
  name: "product",
  label: "Product",
  hint: "Lockup streams are vesting, Flow streams payments.",
  options: ["vesting", "payments"],
};
const token: Field = { name: "token", label: "Token", hint: "Address of an ERC-20 token." };
const chainId: Field = { name: "chainId", label: "Chain ID", hint: "c: a number such as 8453." };
const connect: Field = {
  name: "connect",
  label: "Wallet’s chain",
  hint: "cc: the wallet is asked to switch to this chain ID.",
};
const query: readonly Field[] = [
  { name: "sender", label: "Sender", hint: "s: address or ENS name." },
  { name: "recipient", label: "Recipient", hint: "r: address or ENS name." },
  { name: "ids", label: "Stream IDs", hint: "i: separated by commas." },
  { name: "statuses", label: "Statuses", hint: "f: such as streaming,paused." },
  { name: "sort", label: "Sort by", hint: "so", options: ["", "value", "timeline"] },
  { name: "direction", label: "Direction", hint: "sd", options: ["", "asc", "desc"] },
  { name: "pageNumber", label: "Page", hint: "p: from 1." },
];

export const kinds: readonly Kind[] = [
  {
    id: "stream",
    label: "A stream",
    fields: [
      product,
      { name: "id", label: "Stream ID", hint: "Alias, chain and number, such as LK3-1-12." },
      { name: "panel", label: "Part", hint: "Opens this part at once.", options: ["", "details", "history"] },
      connect,
    ],
    example: { product: "vesting", id: "LK3-1-12" },
  },
  {
    id: "dashboard",
    label: "My streams",
    fields: [
      product,
      { name: "tab", label: "Tab", hint: "t", options: ["", "created", "recipient", "sender"] },
      { name: "statuses", label: "Statuses", hint: "f: such as streaming,paused." },
      connect,
    ],
    example: { product: "vesting", tab: "recipient", statuses: "streaming" },
  },
  {
    id: "vestingSearch",
    label: "Search for vesting streams",
    fields: [
      { name: "chain", label: "Chain", hint: "The app’s name of a chain: ethereum, base, …" },
      token,
      ...query,
      connect,
    ],
    example: { chain: "ethereum", sender: "vitalik.eth" },
  },
  {
    id: "paymentsSearch",
    label: "Search for payment streams",
    fields: [chainId, token, ...query, connect],
    example: { chainId: "8453" },
  },
  {
    id: "campaign",
    label: "An airdrop campaign",
    fields: [
      { name: "id", label: "Campaign", hint: "address-chain, such as 0x…-1." },
      { name: "panel", label: "Part", hint: "The admin’s view.", options: ["", "manage"] },
      connect,
    ],
    example: { id: "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc-11155111" },
  },
  {
    id: "airdropSearch",
    label: "Search for campaigns",
    fields: [
      chainId,
      token,
      { name: "admin", label: "Admin", hint: "m: address or ENS name." },
      { name: "isOngoing", label: "Running", hint: "o", options: ["", "true", "false"] },
      { name: "name", label: "Name", hint: "n: part of the campaign’s name." },
      connect,
    ],
    example: { chainId: "1", isOngoing: "true", name: "drop" },
  },
];

/** Returns the link that the values of a form make. What is wrong with them shows when it is composed. */
export function composeLink(kind: string, values: Values): AppLink {
  const read = (name: string) => values[name]?.trim() || undefined;
  const list = (name: string) =>
    read(name)
      ?.split(",")
      .map((text) => text.trim())
      .filter(Boolean);
  const number = (name: string, what: string) => {
    const text = read(name);
    if (text === undefined) return undefined;
    if (Number.isNaN(Number(text))) throw new Error(`“${text}” is not a ${what}: write a number.`);
    return Number(text);
  };
  const query = dropUndefined<StreamQuery>({
    sender: read("sender"),
    recipient: read("recipient"),
    ids: list("ids"),
    statuses: list("statuses"),
    sort: read("sort"),
    direction: read("direction"),
    page: number("pageNumber", "page"),
  });
  const page = dropUndefined<AppPage>({
    kind,
    product: read("product"),
    id: kind === "stream" || kind === "campaign" ? (read("id") ?? "") : undefined,
    panel: read("panel"),
    tab: read("tab"),
    chain: kind === "vestingSearch" ? (read("chain") ?? "") : undefined,
    chainId: number("chainId", "chain id"),
    token: read("token"),
    admin: read("admin"),
    isOngoing: read("isOngoing") === undefined ? undefined : read("isOngoing") === "true",
    name: read("name"),
    query,
  });
  return dropUndefined<AppLink>({ page, connectChainId: number("connect", "chain id") });
}

/** Returns the values that a link fills into the form, or nothing where it leads to a page without parameters. */
export function readValues({ page, connectChainId }: AppLink): { kind: string; values: Values } | undefined {
  if (!kinds.some(({ id }) => id === page.kind)) return undefined;
  const { kind, query, ...parts } = page as AppPage & { query?: StreamQuery };
  const { page: pageNumber, ...rest } = query ?? {};
  const all = { ...parts, ...rest, pageNumber, connect: connectChainId };
  const values = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(",") : String(value)]],
    ),
  );
  return { kind, values };
}

/** Returns the object without what is undefined. Texts of the form are checked when the link is composed. */
function dropUndefined<T>(value: object): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T;
}
