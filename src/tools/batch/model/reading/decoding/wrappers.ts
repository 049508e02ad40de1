import { type Hex, parseAbi, type AbiFunction, toFunctionSelector } from "viem";
import { decodeStrictly } from "./strictAbi";

/** One call inside a wrapper. */
export interface InnerCall {
  readonly to: string | undefined;
  readonly value: bigint;
  readonly data: Hex;
  /** 0 is a call, 1 is a delegatecall. */
  readonly operation: number;
}

/** A field that the wrapper has besides its calls. */
export interface WrapperField {
  readonly name: string;
  readonly value: string;
  /** What the value means. */
  readonly explanation: string;
  readonly isDangerous?: true;
}

/** A wrapper taken apart. */
export interface Unwrapped {
  readonly kind: WrapperKind;
  readonly functionName: string;
  readonly calls: readonly InnerCall[];
  readonly fields: readonly WrapperField[];
}

export type WrapperKind =
  "safe" | "module" | "multiSend" | "timelock" | "multicall" | "batch" | "comptroller";

const DECLARATIONS: Readonly<Record<WrapperKind, readonly string[]>> = {
  safe: [
    "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)",
  ],
  module: [
    "function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)",
    "function execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation)",
  ],
  multiSend: ["function multiSend(bytes transactions)"],
  timelock: [
    "function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)",
    "function scheduleBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt, uint256 delay)",
    "function execute(address target, uint256 value, bytes payload, bytes32 predecessor, bytes32 salt)",
    "function executeBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt)",
  ],
  multicall: [
    "struct Call3 { address target; bool allowFailure; bytes callData; }",
    "struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }",
    "struct Call { address target; bytes callData; }",
    "function aggregate(Call[] calls)",
    "function aggregate3(Call3[] calls)",
    "function aggregate3Value(Call3Value[] calls)",
    "function tryAggregate(bool requireSuccess, Call[] calls)",
    "function blockAndAggregate(Call[] calls)",
    "function tryBlockAndAggregate(bool requireSuccess, Call[] calls)",
  ],
  batch: ["function batch(bytes[] calls)"],
  comptroller: ["function execute(address target, bytes data)"],
};

const wrappers = new Map<string, { readonly kind: WrapperKind; readonly item: AbiFunction }>(
  (Object.entries(DECLARATIONS) as [WrapperKind, readonly string[]][]).flatMap(([kind, declarations]) =>
    (parseAbi(declarations as readonly string[]) as readonly AbiFunction[])
      .filter(({ type }) => type === "function")
      .map((item) => [toFunctionSelector(item), { kind, item }] as const),
  ),
);

/** Returns the wrapper that a selector belongs to, whatever contract is called. */
export const findWrapperKind = (data: Hex): WrapperKind | undefined =>
  wrappers.get(data.slice(0, 10).toLowerCase())?.kind;

/**
 * Takes the calls out of a wrapper.
 * @param to the wrapper's own address, which the calls of `batch` go to
 * @param value wei that are sent with the wrapper
 * @returns a sentence that names the place where the data does not fit
 */
export function unwrap(data: Hex, to: string | undefined, value: bigint): Unwrapped | string {
  const { kind, item } = wrappers.get(data.slice(0, 10).toLowerCase())!;
  const decoded = decodeStrictly(item, data);
  if (typeof decoded === "string") return decoded;
  const args = decoded.values;
  const common = { kind, functionName: item.name };
  switch (kind) {
    case "safe":
      return unwrapExecution(common, args);
    case "module": {
      const [target, sent, inner, operation] = args as [string, bigint, Hex, number];
      return { ...common, fields: [], calls: [{ to: target, value: sent, data: inner, operation }] };
    }
    case "multiSend": {
      const calls = unpack(args[0] as Hex);
      return typeof calls === "string" ? calls : { ...common, fields: [], calls };
    }
    case "timelock":
      return unwrapTimelock(common, args);
    case "multicall":
      return unwrapMulticall(common, args);
    case "batch":
      // Each call sees the whole value, which is sent once.
      return {
        ...common,
        fields: [],
        calls: (args[0] as readonly Hex[]).map((inner, index) => ({
          to,
          value: index === 0 ? value : 0n,
          data: inner,
          operation: 0,
        })),
      };
    case "comptroller": {
      const [target, inner] = args as [string, Hex];
      return { ...common, fields: [], calls: [{ to: target, value, data: inner, operation: 0 }] };
    }
  }
}

type Common = Pick<Unwrapped, "kind" | "functionName">;
const ZERO = "0x0000000000000000000000000000000000000000";

function unwrapExecution(common: Common, args: readonly unknown[]): Unwrapped | string {
  const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] =
    args as [string, bigint, Hex, number, bigint, bigint, bigint, string, string, Hex];
  if (operation > 1) return describeOperation(operation);
  const pays = gasPrice > 0n;
  const idle = "It has no effect while gasPrice is 0.";
  const all: (WrapperField | false)[] = [
    safeTxGas > 0n && {
      name: "safeTxGas",
      value: String(safeTxGas),
      explanation:
        "The inner transaction gets at least this much gas. If it fails, the Safe still counts the transaction as executed.",
    },
    baseGas > 0n && {
      name: "baseGas",
      value: String(baseGas),
      explanation: pays ? "The refund includes this much gas." : idle,
    },
    pays && {
      name: "gasPrice",
      value: String(gasPrice),
      explanation:
        "The Safe pays a refund for gas at this price, out of its own money. Sablier’s batches never need this.",
      isDangerous: true,
    },
    gasToken !== ZERO && {
      name: "gasToken",
      value: gasToken,
      explanation: pays ? "The refund is paid in this token, so the price of gas does not limit it." : idle,
      ...(pays && { isDangerous: true as const }),
    },
    refundReceiver !== ZERO && {
      name: "refundReceiver",
      value: refundReceiver,
      explanation: pays ? "This account gets the refund." : idle,
      ...(pays && { isDangerous: true as const }),
    },
    signatures !== "0x" && {
      name: "signatures",
      value: `${(signatures.length - 2) / 2} bytes`,
      explanation: "This page does not check the owners’ signatures.",
    },
  ];
  return {
    ...common,
    fields: all.filter((field) => field !== false),
    calls: [{ to, value, data, operation }],
  };
}

export const describeOperation = (operation: number): string =>
  `The operation is ${operation}. A Safe accepts only 0, a call, and 1, a delegatecall, so the transaction fails.`;

function unwrapTimelock(common: Common, args: readonly unknown[]): Unwrapped | string {
  const isBatch = common.functionName.endsWith("Batch");
  const [target, value, payload, predecessor, salt, delay] = args;
  const [targets, values, payloads] = (
    isBatch ? [target, value, payload] : [[target], [value], [payload]]
  ) as [readonly string[], readonly bigint[], readonly Hex[]];
  if (targets.length !== values.length || targets.length !== payloads.length) {
    return `${common.functionName} has ${targets.length} targets, ${values.length} values and ${payloads.length} payloads. It needs the same number of each.`;
  }
  const fields: WrapperField[] = [
    {
      name: "predecessor",
      value: String(predecessor),
      explanation:
        "Another operation of the timelock that has to be executed before this one. Zero means none.",
    },
    { name: "salt", value: String(salt), explanation: "A number that makes equal operations different." },
  ];
  if (delay !== undefined) {
    fields.push({
      name: "delay",
      value: `${String(delay)} seconds`,
      explanation: "The timelock executes the calls this long after they were scheduled, or later.",
    });
  }
  return {
    ...common,
    fields,
    calls: targets.map((to, index) => ({ to, value: values[index]!, data: payloads[index]!, operation: 0 })),
  };
}

interface MulticallCall {
  readonly target: string;
  readonly callData: Hex;
  readonly value?: bigint;
  readonly allowFailure?: boolean;
}

function unwrapMulticall(common: Common, args: readonly unknown[]): Unwrapped {
  const calls = args.at(-1) as readonly MulticallCall[];
  const optional = args[0] === false ? calls : calls.filter(({ allowFailure }) => allowFailure);
  return {
    ...common,
    fields:
      optional.length > 0
        ? [
            {
              name: args[0] === false ? "requireSuccess" : "allowFailure",
              value: `${optional.length} of ${calls.length} calls`,
              explanation: "These calls may fail without stopping the others.",
            },
          ]
        : [],
    calls: calls.map(({ target, callData, value = 0n }) => ({
      to: target,
      value,
      data: callData,
      operation: 0,
    })),
  };
}

/** Bytes before the data of one call: operation (1), address (20), value (32), length (32). */
const HEAD = 85;

/**
 * Takes apart what `multiSend` packs without gaps.
 * @returns a sentence that names the call whose length does not fit
 */
function unpack(bytes: Hex): InnerCall[] | string {
  const digits = bytes.slice(2);
  const size = digits.length / 2;
  const read = (from: number, to: number) => digits.slice(2 * from, 2 * to);
  const calls: InnerCall[] = [];
  let start = 0;
  while (start < size) {
    const number = calls.length + 1;
    if (size - start < HEAD) {
      return `After call ${number - 1} of multiSend, ${size - start} bytes are left over. A call needs at least ${HEAD}.`;
    }
    const operation = Number(`0x${read(start, start + 1)}`);
    const length = BigInt(`0x${read(start + 53, start + HEAD)}`);
    const left = BigInt(size - start - HEAD);
    if (length > left) {
      return `Call ${number} of multiSend says that its data has ${length} bytes, but only ${left} are left. The lengths inside do not fit the data.`;
    }
    if (operation > 1) return `In call ${number} of multiSend: ${describeOperation(operation)}`;
    const end = start + HEAD + Number(length);
    calls.push({
      operation,
      to: `0x${read(start + 1, start + 21)}`,
      value: BigInt(`0x${read(start + 21, start + 53)}`),
      data: `0x${read(start + HEAD, end)}`,
    });
    start = end;
  }
  return calls;
}
