// #region create
import { sablier } from "sablier";
import {
  type Account,
  type Address,
  type Chain,
  erc20Abi,
  parseAbi,
  type PublicClient,
  type Transport,
  type WalletClient,
} from "viem";
import { type Allocation, describeTree } from "./tree";

/** The address of SablierFactoryMerkleInstant v3.0 on a chain, from the SDK. */
export function instantFactoryAddress(chainId: number): Address {
  const release = sablier.releases.get({ protocol: "airdrops", version: "v3.0" });
  const contractName = "SablierFactoryMerkleInstant";
  const contract = release && sablier.contracts.get({ chainId, contractName, release });
  if (!contract) throw new Error(`Airdrops v3.0 is not deployed on chain ${chainId}`);
  return contract.address;
}

export const factoryAbi = parseAbi([
  "struct CampaignParams { string campaignName; uint40 campaignStartTime; uint8 claimType; uint40 expiration; address initialAdmin; string ipfsCID; bytes32 merkleRoot; address token; }",
  "function createMerkleInstant(CampaignParams campaignParams, uint256 aggregateAmount, uint256 recipientCount) returns (address merkleInstant)",
]);

/** Creates an Instant campaign for a list, funds it with the list's sum, and returns its address. */
export async function createInstant(
  client: PublicClient,
  wallet: WalletClient<Transport, Chain, Account>,
  factory: Address,
  campaign: {
    name: string;
    token: Address;
    list: readonly Allocation[];
    /** Where the list is published. */
    ipfsCID: string;
    /** Unix seconds; 0 is never, which limits clawback. */
    expiration: number;
  },
): Promise<Address> {
  const { root, aggregateAmount, recipientCount } = describeTree(campaign.list);
  const params = {
    campaignName: campaign.name,
    campaignStartTime: 0, // at once
    claimType: 0, // by proof
    expiration: campaign.expiration,
    initialAdmin: wallet.account.address,
    ipfsCID: campaign.ipfsCID,
    merkleRoot: root,
    token: campaign.token,
  };
  // The address follows from creator and parameters, so that of the simulation is right.
  const { request, result: address } = await client.simulateContract({
    abi: factoryAbi,
    address: factory,
    functionName: "createMerkleInstant",
    args: [params, aggregateAmount, recipientCount],
    account: wallet.account,
  });
  const created = await client.waitForTransactionReceipt({ hash: await wallet.writeContract(request) });
  if (created.status !== "success") throw new Error("The creation reverted.");

  // Only now: tokens sent before would be at an address without a contract.
  const funding = await wallet.writeContract({
    abi: erc20Abi,
    address: campaign.token,
    functionName: "transfer",
    args: [address, aggregateAmount],
  });
  const funded = await client.waitForTransactionReceipt({ hash: funding });
  if (funded.status !== "success") throw new Error("The campaign exists, but its funding reverted.");
  return address;
}
// #endregion create
