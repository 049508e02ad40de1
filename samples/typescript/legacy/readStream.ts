// #region read
import { sablier } from "sablier";
import { createPublicClient, getContract, http, type Transport } from "viem";
import { mainnet } from "viem/chains";
import { legacyAbi } from "./abi";

const release = sablier.releases.get({ protocol: "legacy", version: "v1.1" });
const deployment = release?.deployments.find(({ chainId }) => chainId === mainnet.id);
const contract = deployment?.contracts.find(({ name }) => name === "Sablier");
if (!contract) throw new Error("The SDK lists no Legacy v1.1 contract on Ethereum.");
const { address } = contract;

export async function readStream(streamId: bigint, transport: Transport = http()) {
  const client = createPublicClient({ chain: mainnet, transport });
  const legacy = getContract({ abi: legacyAbi, address, client });

  // Reverts with "stream does not exist" for an ID that is unknown, canceled or withdrawn to the end.
  const [sender, recipient, deposit, token, startTime, stopTime, remaining, ratePerSecond] =
    await legacy.read.getStream([streamId]);
  return {
    sender,
    recipient,
    deposit,
    token,
    startTime,
    stopTime,
    remaining,
    ratePerSecond,
    // What each side would get if the stream were canceled now.
    recipientBalance: await legacy.read.balanceOf([streamId, recipient]),
    senderBalance: await legacy.read.balanceOf([streamId, sender]),
  };
}
// #endregion read
