import { type AbiFunction, erc20Abi, erc721Abi, type Hex, parseAbi, toFunctionSelector } from "viem";
import type { ContractFunction } from "../../../../../protocol/evm/contractFunction";
import type { Decoded } from "../../explanation/knowledge";
import type { KnownContract, ReaderKnowledge } from "../knowledge";
import { type DecodedCall, decodeStrictly, parseDeclaration } from "./strictAbi";

/** Functions of tokens and NFTs, with the ones that give an allowance in other ways. */
const tokenFunctions: readonly AbiFunction[] = [
  ...erc20Abi,
  ...erc721Abi,
  ...parseAbi([
    "function increaseAllowance(address spender, uint256 addedValue)",
    "function decreaseAllowance(address spender, uint256 subtractedValue)",
    "function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)",
    "function burn(uint256 amount)",
    "function mint(address to, uint256 amount)",
    "function deposit()",
    "function withdraw(uint256 amount)",
  ]),
].filter((item) => item.type === "function");

/** Functions with which a Safe changes who controls it. */
const safeFunctions: readonly AbiFunction[] = parseAbi([
  "function enableModule(address module)",
  "function disableModule(address prevModule, address module)",
  "function setGuard(address guard)",
  "function setModuleGuard(address moduleGuard)",
  "function setFallbackHandler(address handler)",
  "function addOwnerWithThreshold(address owner, uint256 _threshold)",
  "function removeOwner(address prevOwner, address owner, uint256 _threshold)",
  "function swapOwner(address prevOwner, address oldOwner, address newOwner)",
  "function changeThreshold(uint256 _threshold)",
  "function changeMasterCopy(address _masterCopy)",
  "function approveHash(bytes32 hashToApprove)",
  "function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)",
]);

/**
 * Returns functions by their selectors. The first of several with one selector counts, so `approve` and `transferFrom` of
 * tokens come before those of NFTs.
 */
const bySelector = (items: readonly AbiFunction[]) =>
  new Map([...items].reverse().map((item) => [toFunctionSelector(item) as string, item]));
const tokens = bySelector(tokenFunctions);
const safes = bySelector(safeFunctions);

/** A call whose function is known. */
export interface RecognisedCall extends DecodedCall {
  /** Whose function it is. */
  readonly source: "sablier" | "token" | "safe";
  /** The function of Sablier that it is. */
  readonly known?: ContractFunction;
}

/**
 * Recognises a call by its selector, first among the functions of the contract that is called.
 *
 * @param target what is known about the address; nothing if it is unknown
 * @returns nothing for an unknown function, and a sentence if the data does not fit a known one
 */
export function recogniseCall(
  data: Hex,
  target: Pick<KnownContract, "kind"> | undefined,
  { functions }: Pick<ReaderKnowledge, "functions">,
): RecognisedCall | string | undefined {
  const selector = data.slice(0, 10).toLowerCase();
  const sablier = functions.find((item) => item.selector === selector);
  const token = tokens.get(selector);
  const safe = safes.get(selector);
  // `approve` of a token and of an NFT have one selector. Only Sablier's own contracts are NFTs here.
  const isSablier = target?.kind === "sablier" || (target === undefined && !token && !safe);
  if (sablier && isSablier) {
    const decoded = decodeStrictly(parseDeclaration(sablier.declaration), data);
    return typeof decoded === "string" ? decoded : { ...decoded, source: "sablier", known: sablier };
  }
  const [item, source] = safe ? ([safe, "safe"] as const) : ([token, "token"] as const);
  if (!item) {
    if (!sablier) return undefined;
    const decoded = decodeStrictly(parseDeclaration(sablier.declaration), data);
    return typeof decoded === "string" ? decoded : { ...decoded, source: "sablier", known: sablier };
  }
  const decoded = decodeStrictly(item, data);
  return typeof decoded === "string" ? decoded : { ...decoded, source };
}

/** Returns a call with its values by name. An argument without a name is known by its number. */
export function keyValues({ name, inputs, values }: DecodedCall): Decoded {
  const named = inputs.map((input, index) => ({ ...input, name: input.name || String(index) }));
  return {
    name,
    inputs: named,
    values: Object.fromEntries(named.map((input, index) => [input.name, values[index]])),
  };
}

/** Returns the functions of one release, for filling in the types of a file's method. */
export function listFunctions(
  target: KnownContract | undefined,
  { functions }: ReaderKnowledge,
): readonly AbiFunction[] {
  if (target?.kind === "token") return tokenFunctions;
  const own = target?.kind === "sablier" ? functions.filter((item) => belongsTo(item, target)) : functions;
  return own.map(({ declaration }) => parseDeclaration(declaration));
}

/** Checks whether a contract has a function in its own release, or in another release that it is part of. */
export const belongsTo = (
  { contracts, releases }: Pick<ContractFunction, "contracts" | "releases">,
  { name, release, alsoIn = [] }: Extract<KnownContract, { kind: "sablier" }>,
): boolean =>
  contracts.includes(name) &&
  // The Comptroller is none of a product's release.
  (name === "SablierComptroller" || [release, ...alsoIn].some((each) => releases.includes(each)));
