import { getAddress } from "viem";
import { currentReleases } from "../../../../../../data/contracts/currentReleases";
import type { Deployment } from "./deployment";

/** The contracts of one release, as the plugin `protocol-data` lists them. */
export interface ReleasedContract {
  readonly contractName: string;
  /** `Lockup v4.0`. */
  readonly release: string;
  /** By chain id. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The releases that a batch is written for. */
const RELEASES = {
  lockup: `Lockup ${currentReleases.lockup.release}`,
  flow: `Flow ${currentReleases.flow.release}`,
} as const;

/** Returns where the current releases of Lockup and Flow are. */
export function listDeployments(contracts: readonly ReleasedContract[]): Deployment[] {
  const addresses = (name: string, release: string) =>
    contracts.find((contract) => contract.contractName === name && contract.release === release)?.addresses ??
    {};
  const lockup = addresses("SablierLockup", RELEASES.lockup);
  const batchLockup = addresses("SablierBatchLockup", RELEASES.lockup);
  const flow = addresses("SablierFlow", RELEASES.flow);
  return Object.keys(lockup).flatMap((chainId) => {
    const [lockupAddress, two, three] = [lockup[chainId], batchLockup[chainId], flow[chainId]];
    return lockupAddress && two && three
      ? [
          {
            chainId: Number(chainId),
            lockup: getAddress(lockupAddress),
            batchLockup: getAddress(two),
            flow: getAddress(three),
          },
        ]
      : [];
  });
}

/** Finds the contract at an address of a chain: `SablierFlow, Flow v3.0`. */
export function createContractFinder(
  contracts: readonly ReleasedContract[],
  chainId: number | undefined,
): (address: string) => string | undefined {
  const names = new Map<string, string>();
  for (const { contractName, release, addresses } of contracts) {
    for (const [chain, address] of Object.entries(addresses)) {
      // The first is the newest, and without a chain any of them is meant.
      const key = address.toLowerCase();
      if ((chainId === undefined || Number(chain) === chainId) && !names.has(key)) {
        names.set(key, `${contractName}, ${release}`);
      }
    }
  }
  return (address) => names.get(address.toLowerCase());
}
