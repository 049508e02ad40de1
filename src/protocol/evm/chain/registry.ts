import {
  type Abi,
  type AbiItem,
  type Hex,
  decodeErrorResult,
  decodeEventLog,
  toEventSelector,
  toFunctionSelector,
} from "viem";
import { formatAbiItem } from "viem/utils";

/** A decoded log. */
export type DecodedEvent = {
  /** The contract that emitted it. */
  address: Hex;
  name: string;
  /** Named arguments; amounts and times as `bigint`. */
  args: Record<string, unknown>;
};

/** A call that failed, with its custom error decoded. Nothing that the call did remains. */
export class Revert extends Error {
  constructor(
    /** The custom error's name; `Error` for a reason string, `Panic` for a panic, undefined when nothing known came back. */
    readonly errorName: string | undefined,
    /** The error's arguments in order. */
    readonly args: readonly unknown[],
    /** The bytes that came back. */
    readonly data: Hex,
    /** What the EVM says, for example `revert` or `out of gas`. */
    readonly reason: string,
  ) {
    super(
      errorName === undefined ? `${reason}, data ${data}` : `${errorName}(${args.map(String).join(", ")})`,
    );
    this.name = "Revert";
  }
}

/**
 * Every ABI that a chain has met. A revert bubbles up through several contracts, and events are emitted by contracts
 * that the caller does not name, so errors and events are looked up here and not in one contract's ABI.
 */
export class AbiRegistry {
  private readonly seen = new WeakSet<Abi>();
  private readonly errors = new Map<Hex, AbiItem>();
  private readonly eventsByTopic = new Map<Hex, Map<string, AbiItem>>();

  add(abi: Abi): void {
    if (this.seen.has(abi)) return;
    this.seen.add(abi);
    for (const item of abi) {
      if (item.type === "error") {
        this.errors.set(toFunctionSelector(formatAbiItem(item)), item);
      } else if (item.type === "event") {
        const topic = toEventSelector(item);
        const variants = this.eventsByTopic.get(topic) ?? new Map<string, AbiItem>();
        // One signature may be indexed differently: ERC-20's and ERC-721's Transfer are.
        variants.set(item.inputs.map((input) => (input.indexed ? "i" : "-")).join(""), item);
        this.eventsByTopic.set(topic, variants);
      }
    }
  }

  /** Decodes a log; undefined when no ABI known describes it. */
  event(log: { address: Hex; topics: Hex[]; data: Hex }): DecodedEvent | undefined {
    const [topic] = log.topics;
    if (topic === undefined) return undefined;
    for (const item of this.eventsByTopic.get(topic)?.values() ?? []) {
      try {
        const decoded = decodeEventLog({
          abi: [item] as Abi,
          data: log.data,
          topics: log.topics as [Hex, ...Hex[]],
          strict: true,
        });
        return {
          address: log.address,
          name: String(decoded.eventName),
          args: (decoded.args ?? {}) as unknown as Record<string, unknown>,
        };
      } catch {
        // Another variant of the same signature.
      }
    }
    return undefined;
  }

  /** Turns returned bytes into a {@link Revert}. */
  revert(data: Hex, reason: string): Revert {
    try {
      const item = this.errors.get(data.slice(0, 10) as Hex);
      const { errorName, args } = decodeErrorResult({ abi: item ? ([item] as Abi) : [], data });
      return new Revert(errorName, (args ?? []) as readonly unknown[], data, reason);
    } catch {
      return new Revert(undefined, [], data, reason);
    }
  }
}
