import { z } from "zod";
import { UnreadableFile } from "../../../protocol/lists/lines";
import {
  buildTransaction,
  type CampaignName,
  checkExtras,
  type Claim,
  nameContract,
  type Extras,
  getMethodFacts,
  findFeeReader,
  findClaims,
  type Found,
  type Kind,
  listKinds,
  ListFault,
  type Method,
  listMethods,
  readCampaign,
  type Release,
  RELEASES,
  type Search,
} from "../../../protocol/airdrops/claim";
import { sayMore, cutPart, measureRoom } from "../../../server/answer/limit";
import { Problem } from "../../../server/answer/problem";
import { createSource } from "../../../server/site/source";
import { defineTool } from "../../../server/answer/tool";
import { letOthers } from "../../../server/answer/turns";
import { formatTokens } from "../../../server/amounts";
import { readAddress } from "../../../server/names";
import { cursor, decimals } from "../../../server/parameters";

/** The page with the form for all functions that claim. */
const DESK = "/desk/claim";

export const claimFromList = defineTool({
  name: "claim_from_list",
  title: "Claim from a list",
  description:
    "Finds the claim of one address in an airdrop's list: index, amount, proof, Merkle root and calldata. To check a new list use check_airdrop_csv.",
  input: {
    campaign: z.string().max(200).describe("Address or app link: 0xe721…"),
    list: z.string().min(1).max(200_000).describe("CSV or JSON: address,amount\\n0x93b3…,12.5"),
    address: z.string().max(80).describe("Who claims: 0x93b3…"),
    contract: z.string().max(60).optional().describe("Release and kind, for the calldata: v3.0/LL"),
    root: z.string().max(80).optional().describe("MERKLE_ROOT() of the campaign: 0x340b…"),
    decimals: decimals.optional(),
    to: z.string().max(80).optional().describe("Receiver, if not the address: 0x93b3…"),
    cursor,
  },
  answer: async (site, given, { max }) => {
    const reading = readCampaign(given.campaign, site.data.contractNames);
    if (reading.fault !== undefined) throw new Problem(`campaign: ${reading.fault}`);
    const { campaign } = reading;
    const recipient = readAddress(given.address, "address");
    const to = given.to === undefined ? undefined : readAddress(given.to, "to");
    const contract = given.contract === undefined ? undefined : readContract(given.contract);
    const root = given.root === undefined ? undefined : readRoot(given.root);
    const found = await search(given.list, {
      recipient,
      ...(root !== undefined && { root }),
      ...(given.decimals !== undefined && { decimals: given.decimals }),
    });
    if (found.faults.length > 0) throw new Problem(`list: ${found.faults.join("\n")}`);
    const call = contract && getCall(contract, to);
    const texts = found.claims.map((claim) =>
      [
        `index: ${claim.index}`,
        `amount: ${claim.amount} base units${given.decimals === undefined ? "" : ` (${formatTokens(String(claim.amount), given.decimals)} tokens)`}`,
        `proof: ${JSON.stringify(claim.proof)}`,
        ...(call?.missing.length === 0
          ? [`calldata: ${getCalldata(claim, campaign, call, to === undefined ? {} : { to })}`]
          : []),
      ].join("\n"),
    );
    const from = given.cursor ?? 0;
    const part = cutPart(texts, from, measureRoom(max) * 0.75);
    // A document: proof and calldata are long, and useless when a client leaves them out.
    return {
      text: [
        `${texts.length} ${texts.length === 1 ? "claim" : "claims"} of ${recipient} from ${campaign.address}${campaign.chainId === undefined ? "" : ` on chain ${campaign.chainId}`}.`,
        found.isRootEqual
          ? "The list has the root that you gave."
          : `root of the list: ${found.root}. Compare it with MERKLE_ROOT() of the campaign first.`,
        ...part.rows,
        sayMore(part, from, "claims"),
        ...(call
          ? listSentences(call, site.page(DESK)!.url)
          : [`For the calldata, give contract: ${listContracts()}.`]),
        "This server does not read chains: check hasClaimed(index), hasExpired() and, in v3.0, CLAIM_TYPE().",
        ...found.notes,
      ]
        .filter(Boolean)
        .join("\n"),
      source: createSource(site, DESK, [
        contract ? `Airdrops ${contract.release}` : site.currentRelease("airdrops"),
      ]),
    };
  },
});

interface Contract {
  readonly release: Release;
  readonly kind: Kind;
}

/** How a claim is sent to a contract. */
interface ClaimCall {
  readonly target: Contract & { readonly method: Method };
  readonly says: string;
  /** Values that the list does not have and the caller has not given. */
  readonly missing: readonly string[];
  readonly feeReader: string | undefined;
}

/**
 * Returns the function that claims.
 *
 * @throws Problem where the tokens shall go to a different address, and the contract has no function for that
 */
function getCall(contract: Contract, to: string | undefined): ClaimCall {
  const methods = listMethods(contract.release, contract.kind);
  const method = to === undefined ? methods[0]! : methods.find((name) => name === "claimTo");
  if (method === undefined) {
    throw new Problem(
      `to: ${nameContract(contract.release, contract.kind)} of ${contract.release} cannot pay a different address. Leave to out.`,
    );
  }
  const { says } = getMethodFacts(method);
  const missing = checkExtras(method, to === undefined ? {} : { to }).map(({ field }) => field);
  return {
    target: { ...contract, method },
    says,
    missing,
    feeReader: findFeeReader(contract.release),
  };
}

const getCalldata = (
  claim: Claim,
  { address, chainId = 0 }: CampaignName,
  { target }: ClaimCall,
  extras: Extras,
) => buildTransaction(claim, { campaign: address, chainId, ...target, fee: 0n }, extras).data;

/** Says how a claim is sent. The page takes the values that this tool has no argument for. */
const listSentences = (
  { target: { method, release, kind }, says, missing, feeReader }: ClaimCall,
  desk: string,
): string[] => [
  `The function is ${method} of ${nameContract(release, kind)}. ${says}`,
  missing.length === 0
    ? ""
    : missing.includes("to")
      ? "For the calldata, give to: the address that gets the tokens."
      : `For calldata with ${missing.join(", ")}, use ${desk}.`,
  feeReader ? `Send at least ${feeReader}() wei with it.` : "Send no value with it.",
];

const listContracts = () =>
  RELEASES.map((release) => `${release}/${listKinds(release).join(", ")}`).join("; ");

/** Reads release and kind in the forms that people write: `v3.0/LL`, `SablierMerkleLL 3`, `ll v3`. */
function readContract(text: string): Contract {
  const [, major, minor = "0"] = /(?<![\w.])v?(\d)(?:\.(\d))?(?![\w.])/i.exec(text) ?? [];
  const release = RELEASES.find((name) => name === `v${major}.${minor}`);
  const words = text.toLowerCase().split(/[^a-z0-9.]+/);
  const kind =
    release &&
    listKinds(release).find((name) =>
      words.some((word) =>
        [
          name.toLowerCase(),
          nameContract(release, name).toLowerCase(),
          `merkle${name.toLowerCase()}`,
        ].includes(word),
      ),
    );
  if (release && kind) return { release, kind };
  throw new Problem(
    `contract: "${text.slice(0, 60)}" is not a release and a kind. Write one such as v3.0/LL. There are ${listContracts()}.`,
  );
}

function readRoot(text: string): `0x${string}` {
  const root = text.trim().toLowerCase();
  if (/^0x[0-9a-f]{64}$/.test(root)) return root as `0x${string}`;
  throw new Problem(
    `root: "${text.slice(0, 70)}" is not a root. Write 0x and 64 digits from 0 to 9 and a to f, as MERKLE_ROOT() returns them.`,
  );
}

/** Searches a list, and lets other calls be answered between the slices of the work. */
async function search(list: string, wanted: Search): Promise<Found> {
  const work = findClaims(new Blob([list]), wanted);
  try {
    for (;;) {
      const { done, value } = await work.next();
      if (done) return value;
      await letOthers();
    }
  } catch (error) {
    if (error instanceof ListFault || error instanceof UnreadableFile)
      throw new Problem(`list: ${error.message}`);
    throw error;
  }
}
