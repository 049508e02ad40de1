/** A value that a Solidity custom error carries. */
export type ContractErrorArgument = bigint | boolean | string;

/**
 * The revert that a contract would answer with: the custom error's name and its arguments, in the order of its
 * declaration. The stream maths throws it where the contracts revert, so that a page or a calculator can name
 * (and link) the very error that a transaction would meet.
 */
export class ContractError extends Error {
  override readonly name = "ContractError";

  /**
   * @param errorName the custom error as declared in Solidity, or `Panic` for a checked arithmetic failure
   * @param args the error's arguments; amounts in base units, times in Unix seconds, `Panic`'s code as a number
   */
  constructor(
    readonly errorName: string,
    readonly args: readonly ContractErrorArgument[] = [],
  ) {
    super(`${errorName}(${args.map(String).join(", ")})`);
  }
}
