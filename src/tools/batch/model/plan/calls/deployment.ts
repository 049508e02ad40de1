import type { Address } from "viem";

/** Where a chain has the contracts that a batch calls: those of the current releases. */
export interface Deployment {
  readonly chainId: number;
  readonly lockup: Address;
  readonly batchLockup: Address;
  readonly flow: Address;
}
