import { decodeEventLog, erc20Abi, erc721Abi, parseAbi, toEventSelector, type Hex } from "viem";

/** Events that wallets and tokens emit around a call of Sablier, as their sources declare them. */
const abis = [
  { source: "ERC-20", abi: erc20Abi },
  { source: "ERC-721", abi: erc721Abi },
  {
    source: "a Safe",
    abi: parseAbi([
      "event ExecutionSuccess(bytes32 txHash, uint256 payment)",
      "event ExecutionFailure(bytes32 txHash, uint256 payment)",
      "event ExecutionFromModuleSuccess(address indexed module)",
      "event ExecutionFromModuleFailure(address indexed module)",
      "event SafeReceived(address indexed sender, uint256 value)",
      "event AddedOwner(address owner)",
      "event RemovedOwner(address owner)",
      "event ChangedThreshold(uint256 threshold)",
      "event EnabledModule(address module)",
      "event DisabledModule(address module)",
      "event ChangedGuard(address guard)",
      "event ChangedFallbackHandler(address handler)",
    ]),
  },
  {
    source: "the entry point of smart accounts (ERC-4337)",
    abi: parseAbi([
      "event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)",
      "event UserOperationRevertReason(bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason)",
      "event PostOpRevertReason(bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason)",
      "event UserOperationPrematureFail(bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason)",
      "event AccountDeployed(bytes32 indexed userOpHash, address indexed sender, address factory, address paymaster)",
      "event BeforeExecution()",
      "event Deposited(address indexed account, uint256 totalDeposit)",
      "event Withdrawn(address indexed account, address withdrawAddress, uint256 amount)",
    ]),
  },
] as const;

const known = new Map(
  [...abis]
    .reverse()
    .flatMap(({ source, abi }) =>
      abi.flatMap((event) =>
        event.type === "event" ? [[toEventSelector(event), { source, event }] as const] : [],
      ),
    ),
);

/** An event of wallets and tokens by its topic. */
export interface KnownEvent {
  readonly name: string;
  /** Who emits it, with an article: `a Safe`. */
  readonly source: string;
}

/** Returns the event of a token, a Safe or the entry point that has a topic. */
export function findEvent(topic: string): KnownEvent | undefined {
  const found = known.get(topic.toLowerCase() as Hex);
  return found && { name: found.event.name, source: found.source };
}

/** One log of a transaction. */
export interface Log {
  /** Absent for an event that is not known. */
  readonly event?: KnownEvent;
  readonly nonce?: bigint;
  /** The revert data that the event carries. */
  readonly reason?: Hex;
}

const isHex = (value: unknown): value is Hex => typeof value === "string" && /^0x[0-9a-f]*$/i.test(value);

/** Reads an object with `topics` and `data` as a log; its data is not what a call reverted with. */
export function readLog(value: Readonly<Record<string, unknown>>): Log | undefined {
  const { topics, data } = value;
  if (!Array.isArray(topics) || !topics.every(isHex) || (data !== undefined && !isHex(data)))
    return undefined;
  const [topic = "0x"] = topics as Hex[];
  const event = findEvent(topic);
  if (!event) return {};
  try {
    const { args } = decodeEventLog({
      abi: [known.get(topic.toLowerCase() as Hex)!.event],
      topics: topics as [Hex, ...Hex[]],
      data: data ?? "0x",
    }) as { args: { readonly nonce?: bigint; readonly revertReason?: Hex } };
    const { nonce, revertReason } = args ?? {};
    return {
      event,
      ...(nonce === undefined ? {} : { nonce }),
      ...(revertReason === undefined ? {} : { reason: revertReason }),
    };
  } catch {
    return { event };
  }
}
