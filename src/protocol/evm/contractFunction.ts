/** A function of Sablier's contracts. */
export interface ContractFunction {
  /** First four bytes of the calldata, `0x` and 8 digits. */
  readonly selector: string;
  /** Name and inputs, tuples spelt out: `withdraw(uint256 streamId, address to, uint128 amount)`. */
  readonly declaration: string;
  /** The contract that has it in the newest release of the first product: `SablierLockup`. */
  readonly contract: string;
  /** Every contract that has it in any of the releases, as `SablierV2LockupLinear`. */
  readonly contracts: readonly string[];
  /** Releases that have it, as `Lockup v1.2`: product by product, the oldest first. */
  readonly releases: readonly string[];
}

/** Returns the name of a function: `withdraw`. */
export const getFunctionName = ({ declaration }: Pick<ContractFunction, "declaration">): string =>
  declaration.slice(0, declaration.indexOf("("));
