import { decodeFunctionResult, encodeFunctionData, parseAbi, type Address, type Hex } from "viem";
import { browser, type Surroundings } from "../../../indexers/request/send";
import { listKinds, type Kind, type Release } from "./releases";

/** What the contract of a campaign says about itself and about one row. */
export interface CampaignState {
  readonly root: Hex;
  readonly hasExpired?: boolean;
  /** Unix seconds before which the contract rejects all claims. Nothing before v2.0. */
  readonly opensAt?: bigint;
  /** Nothing without the index of a row. */
  readonly hasClaimed?: boolean;
  /** Smallest fee of a claim, wei. Nothing where the release takes none. */
  readonly minFee?: bigint;
  /** Which contract it is, as far as its functions show it. */
  readonly contract?: { readonly release: Release; readonly kind: Kind };
  /** Name of the list's file on IPFS. */
  readonly cid?: string;
  /** Whether a claim needs the attestation of the project. Only v3.0 has this. */
  readonly needsAttestation?: boolean;
  /** The token that the campaign pays. */
  readonly token?: CampaignToken;
}

/** The token of a campaign. */
export interface CampaignToken {
  readonly address: Address;
  /** What its `decimals()` returns, from 0 to 77; nothing where it returns no such number. */
  readonly decimals?: number;
}

/** What came of the question. */
export type NodeAnswer =
  | { readonly kind: "state"; readonly state: CampaignState }
  /** The sentence says what is wrong and what to do. */
  | { readonly kind: "failure"; readonly sentence: string }
  | { readonly kind: "stopped" };

/** What a node is asked about. */
export interface NodeQuestion {
  /** Address of the node, https or on this device. */
  readonly url: string;
  readonly chain: { readonly id: number; readonly name: string };
  /** Address of Multicall3 on the chain. */
  readonly multicall: Address;
  readonly campaign: Address;
  /** Index of the reader's row, if it is known. */
  readonly index?: bigint;
}

const MULTICALL = parseAbi([
  "function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] results)",
  "function getChainId() view returns (uint256)",
]);

const READS = parseAbi([
  "function MERKLE_ROOT() view returns (bytes32)",
  "function hasExpired() view returns (bool)",
  "function hasClaimed(uint256 index) view returns (bool)",
  "function calculateMinFeeWei() view returns (uint256)",
  "function FEE() view returns (uint256)",
  "function ipfsCID() view returns (string)",
  "function CLAIM_TYPE() view returns (uint8)",
  "function TOKEN() view returns (address)",
  // Before v1.3.
  "function ASSET() view returns (address)",
  // Since v2.0.
  "function CAMPAIGN_START_TIME() view returns (uint40)",
  "function VESTING_START_TIME() view returns (uint40)",
]);

const TOKEN = parseAbi(["function decimals() view returns (uint8)"]);

/** Functions that only some campaigns have. Which ones answer shows the release and the kind. */
const MARKS = parseAbi([
  "function LOCKUP() view returns (address)",
  "function LOCKUP_LINEAR() view returns (address)",
  "function LOCKUP_TRANCHED() view returns (address)",
  "function getTranchesWithPercentages() view returns (bytes32)",
  "function IS_SABLIER_MERKLE() view returns (bool)",
  "function SELECTOR() view returns (bytes4)",
  "function SABLIER_LOCKUP() view returns (address)",
  "function VESTING_TOTAL_DURATION() view returns (uint40)",
  "function UNLOCK_PERCENTAGE() view returns (uint256)",
]);

type Read = (typeof READS)[number]["name"];
type Mark = (typeof MARKS)[number]["name"];

/** Returns the release and the kind of a campaign from the functions that it has, or nothing for an unknown set. */
export function recogniseContract(
  has: (name: Read | Mark) => boolean,
): { release: Release; kind: Kind } | undefined {
  const release = getRelease(has);
  const kind = release && findKind(release, has);
  return release && kind && listKinds(release).includes(kind) ? { release, kind } : undefined;
}

function getRelease(has: (name: Read | Mark) => boolean): Release | undefined {
  if (has("IS_SABLIER_MERKLE")) return has("CLAIM_TYPE") ? "v3.0" : "v2.0";
  if (has("FEE")) return "v1.3";
  if (!has("LOCKUP_LINEAR") && !has("LOCKUP_TRANCHED")) return undefined;
  return has("ipfsCID") ? "v1.2" : "v1.1";
}

function findKind(release: Release, has: (name: Read | Mark) => boolean): Kind {
  if (release === "v3.0" || release === "v2.0") {
    if (has("SELECTOR")) return "Execute";
    if (has("UNLOCK_PERCENTAGE")) return "VCA";
    if (!has("SABLIER_LOCKUP")) return "Instant";
    return has("VESTING_TOTAL_DURATION") ? "LL" : "LT";
  }
  if (release === "v1.3" && !has("LOCKUP")) return "Instant";
  return has("getTranchesWithPercentages") ? "LT" : "LL";
}

/** Milliseconds after which a node that does not answer is given up. */
const PATIENCE = 15_000;

/** Largest number of decimals with which a uint256 still has a digit before the point. */
const MAX_DECIMALS = 77;

/** Maximum number of characters of an answer. The list of tranches is its longest part. */
const MAX_ANSWER = 1_000_000;

/** A sentence for the reader about an answer that cannot be used. */
class NodeFault extends Error {}

/**
 * Reads a campaign from a node of its chain with one `eth_call`. It calls Multicall3, which makes the single reads and
 * names the chain. A second `eth_call` to the same node reads the decimals of the campaign's token. Sends no cookie and
 * no referrer, and never throws.
 */
export async function askNode(
  question: NodeQuestion,
  signal?: AbortSignal,
  surroundings: Surroundings = browser,
): Promise<NodeAnswer> {
  if (!surroundings.isOnline())
    return createFailure("You are offline. Connect to a network and press again.");
  const { host } = new URL(question.url);
  const control = new AbortController();
  const stop = () => control.abort();
  signal?.addEventListener("abort", stop);
  const timer = setTimeout(stop, PATIENCE);
  try {
    const text = await send(question, host, control.signal, surroundings.fetch);
    const state = readState(text, question, host);
    if (!state.token) return { kind: "state", state };
    const decimals = await readDecimals(state.token.address, question, control.signal, surroundings.fetch);
    // The token is unknown if the node took too long. The rest is still an answer.
    if (signal?.aborted) return { kind: "stopped" };
    return {
      kind: "state",
      state: decimals === undefined ? state : { ...state, token: { ...state.token, decimals } },
    };
  } catch (error) {
    if (signal?.aborted) return { kind: "stopped" };
    if (error instanceof NodeFault) return createFailure(error.message);
    return createFailure(
      control.signal.aborted
        ? `${host} did not answer within ${PATIENCE / 1_000} seconds. ${REMEDY}`
        : `${host} cannot be reached, or it does not let other sites read its answers. ${REMEDY}`,
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

const REMEDY = "Enter a different node, or copy the root from the block explorer.";

const createFailure = (sentence: string): NodeAnswer => ({ kind: "failure", sentence });

interface Call {
  readonly name: Read | Mark;
  readonly data: Hex;
}

/** The reads of a campaign, in their order. */
function composeCalls(index: bigint | undefined): Call[] {
  const reads = READS.flatMap(({ name }): Call[] => {
    if (name !== "hasClaimed")
      return [{ name, data: encodeFunctionData({ abi: READS, functionName: name }) }];
    if (index === undefined) return [];
    return [{ name, data: encodeFunctionData({ abi: READS, functionName: name, args: [index] }) }];
  });
  const marks = MARKS.map(({ name }) => ({
    name,
    data: encodeFunctionData({ abi: MARKS, functionName: name }),
  }));
  return [...reads, ...marks];
}

/** Returns the decimals of a token; nothing where the node or the token does not say. */
async function readDecimals(
  token: Address,
  { url }: NodeQuestion,
  signal: AbortSignal,
  fetch: Surroundings["fetch"],
): Promise<number | undefined> {
  try {
    const data = encodeFunctionData({ abi: TOKEN, functionName: "decimals" });
    const response = await fetch(url, composeRequest(token, data, signal));
    const text = await response.text();
    if (!response.ok || text.length > MAX_ANSWER) return undefined;
    const { result } = JSON.parse(text) as { result: Hex };
    const decimals = decodeFunctionResult({ abi: TOKEN, functionName: "decimals", data: result });
    return decimals <= MAX_DECIMALS ? decimals : undefined;
  } catch {
    // The amount then shows in base units, which is what the contract counts in.
    return undefined;
  }
}

/** Returns a request that calls a contract without a cookie or a referrer. */
const composeRequest = (to: Address, data: Hex, signal: AbortSignal): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_call", params: [{ to, data }, "latest"] }),
  credentials: "omit",
  referrerPolicy: "no-referrer",
  cache: "no-store",
  signal,
});

async function send(
  { url, multicall, campaign, index }: NodeQuestion,
  host: string,
  signal: AbortSignal,
  fetch: Surroundings["fetch"],
): Promise<string> {
  const calls = [
    {
      target: multicall,
      allowFailure: true,
      callData: encodeFunctionData({ abi: MULTICALL, functionName: "getChainId" }),
    },
    ...composeCalls(index).map(({ data }) => ({ target: campaign, allowFailure: true, callData: data })),
  ];
  const data = encodeFunctionData({ abi: MULTICALL, functionName: "aggregate3", args: [calls] });
  const response = await fetch(url, composeRequest(multicall, data, signal));
  const text = await response.text();
  if (response.status === 429)
    throw new NodeFault(`${host} has had too many requests. Wait a minute, or enter a different node.`);
  if (response.status === 401 || response.status === 403) {
    throw new NodeFault(`${host} refused the request (${response.status}). It may need a key. ${REMEDY}`);
  }
  if (!response.ok) throw new NodeFault(`${host} failed (${response.status}). ${REMEDY}`);
  if (text.length > MAX_ANSWER) throw new NodeFault(`The answer of ${host} is too long. ${REMEDY}`);
  return text;
}

function readState(text: string, { chain, campaign, index }: NodeQuestion, host: string): CampaignState {
  const result = readResult(text, host);
  if (result === "0x") throw new NodeFault(describeOtherChain(host, chain.name));
  const parts = decodeParts(result, host);
  const calls = composeCalls(index);
  const [own, ...rest] = parts;
  if (!own || rest.length !== calls.length) throw new NodeFault(sayMalformed(host));
  const chainId = getValue(() =>
    decodeFunctionResult({ abi: MULTICALL, functionName: "getChainId", data: own.returnData }),
  );
  if (chainId !== BigInt(chain.id)) throw new NodeFault(describeOtherChain(host, chain.name, chainId));
  const answers = new Map(
    calls.flatMap(({ name }, at): [Read | Mark, Hex][] => {
      const { success, returnData } = rest[at]!;
      return success && returnData.length > 2 ? [[name, returnData]] : [];
    }),
  );
  const read = <Name extends Read>(functionName: Name) => {
    const data = answers.get(functionName);
    if (data === undefined) return undefined;
    return getValue(() => decodeFunctionResult({ abi: READS, functionName, data } as never));
  };
  const root = read("MERKLE_ROOT") as Hex | undefined;
  if (root === undefined) {
    throw new NodeFault(
      `There is no campaign at ${campaign} on ${chain.name}. Compare the address and the chain with the announcement of the project.`,
    );
  }
  const contract = recogniseContract((name) => answers.has(name));
  const state = {
    root,
    contract,
    hasExpired: read("hasExpired") as boolean | undefined,
    opensAt: getOpening(
      contract?.kind,
      read("CAMPAIGN_START_TIME") as number | undefined,
      read("VESTING_START_TIME") as number | undefined,
    ),
    hasClaimed: read("hasClaimed") as boolean | undefined,
    minFee: (read("calculateMinFeeWei") ?? read("FEE")) as bigint | undefined,
    cid: readCid(read("ipfsCID") as string | undefined),
    needsAttestation: needsAttestation(read("CLAIM_TYPE") as number | undefined),
    token: createToken((read("TOKEN") ?? read("ASSET")) as Address | undefined),
  };
  return Object.fromEntries(
    Object.entries(state).filter(([, value]) => value !== undefined),
  ) as typeof state & {
    root: Hex;
  };
}

/** Returns when claims begin: with the campaign, and in a VCA campaign not before the vesting. */
function getOpening(
  kind: Kind | undefined,
  campaign: number | undefined,
  vesting: number | undefined,
): bigint | undefined {
  if (campaign === undefined) return undefined;
  return BigInt(Math.max(campaign, kind === "VCA" ? (vesting ?? 0) : 0));
}

/** In v3.0, the type of a claim is 0 (default), 1 (with an attestation) or 2 (execute). */
function needsAttestation(type: number | undefined): boolean | undefined {
  return type === undefined ? undefined : type === 1;
}

const createToken = (address: Address | undefined): CampaignToken | undefined => address && { address };

/** Anyone can write any text into a contract, so only the name of a file counts. */
const readCid = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Za-z0-9]{40,120}$/u.test(text) ? text : undefined;

/** Returns a decoded value, or nothing for bytes that do not have its type. */
function getValue<Value>(decode: () => Value): Value | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

function readResult(text: string, host: string): Hex {
  const answer = getValue(() => JSON.parse(text) as unknown);
  if (typeof answer !== "object" || answer === null) throw new NodeFault(sayMalformed(host));
  const { result, error } = answer as { result?: unknown; error?: unknown };
  if (typeof result === "string" && /^0x(?:[0-9a-f]{2})*$/iu.test(result)) return result.toLowerCase() as Hex;
  const { message } = (error ?? {}) as { message?: unknown };
  if (typeof message !== "string") throw new NodeFault(sayMalformed(host));
  const words = message.replace(/\s+/gu, " ").trim().slice(0, 160);
  throw new NodeFault(`${host} answered with an error: ${words}. ${REMEDY}`);
}

function decodeParts(result: Hex, host: string) {
  const parts = getValue(() =>
    decodeFunctionResult({ abi: MULTICALL, functionName: "aggregate3", data: result }),
  );
  if (parts === undefined) throw new NodeFault(sayMalformed(host));
  return parts;
}

const sayMalformed = (host: string) =>
  `The answer of ${host} is not the answer of a node. Check the address, or enter a different node.`;

function describeOtherChain(host: string, name: string, id?: bigint): string {
  const serves = id === undefined ? "may serve a different chain" : `serves the chain ${id}`;
  return `${host} ${serves}, and the campaign is on ${name}. Enter a node of ${name}, or choose the chain of the campaign.`;
}
