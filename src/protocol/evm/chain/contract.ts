import { type Abi, type Hex, decodeFunctionResult, encodeFunctionData } from "viem";
import type { CallOptions, Node, ReadOptions, Receipt } from "./transaction";

/** A contract on a chain: encodes arguments, decodes results. */
export class Contract {
  constructor(
    private readonly node: Node,
    readonly abi: Abi,
    readonly address: Hex,
  ) {}

  /** Returns the calldata of a call, for `batch` functions and for comparing. */
  encode(functionName: string, args: readonly unknown[] = []): Hex {
    return encodeFunctionData({ abi: this.abi, functionName, args: [...args] });
  }

  /**
   * Calls without changing anything: for views, and for asking what a transaction would return. One return value
   * comes back bare, several as an array. Throws {@link Revert}.
   */
  async read<Result = unknown>(
    functionName: string,
    args: readonly unknown[] = [],
    options: ReadOptions = {},
  ): Promise<Result> {
    const { output } = await this.node.call({
      ...options,
      to: this.address,
      data: this.encode(functionName, args),
    });
    return this.decode(functionName, args, output) as Result;
  }

  /** Sends a transaction and returns what it did. Throws {@link Revert}. */
  async send<Result = unknown>(
    functionName: string,
    args: readonly unknown[] = [],
    options: CallOptions = {},
  ): Promise<Receipt<Result>> {
    const receipt = await this.node.transact({
      ...options,
      to: this.address,
      data: this.encode(functionName, args),
    });
    receipt.result = this.decode(functionName, args, receipt.output);
    return receipt as Receipt<Result>;
  }

  private decode(functionName: string, args: readonly unknown[], data: Hex): unknown {
    if (data === "0x") return undefined;
    return decodeFunctionResult({ abi: this.abi, functionName, args: [...args], data });
  }
}
