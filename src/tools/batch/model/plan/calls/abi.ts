import { type Abi, type AbiFunction, parseAbi } from "viem";

/**
 * What a batch calls, as people write an ABI: the same lines are in the scripts that a batch is handed over as. Tests
 * compare them with the released contracts, selector by selector.
 */

const APPROVE = "function approve(address spender, uint256 value) returns (bool)";

const FLOW = [
  "function batch(bytes[] calls) payable returns (bytes[] results)",
  "function create(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable) payable returns (uint256 streamId)",
  "function createAndDeposit(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable, uint128 amount) payable returns (uint256 streamId)",
  "function deposit(uint256 streamId, uint128 amount, address sender, address recipient) payable",
  "function adjustRatePerSecond(uint256 streamId, uint128 newRatePerSecond) payable",
  "function pause(uint256 streamId) payable",
  "function restart(uint256 streamId, uint128 ratePerSecond) payable",
  "function void(uint256 streamId) payable",
  "function refundMax(uint256 streamId) payable returns (uint128 refundedAmount)",
  "function withdrawMax(uint256 streamId, address to) payable returns (uint128 withdrawnAmount)",
] as const;

const LOCKUP = [
  "function batch(bytes[] calls) payable returns (bytes[] results)",
  "function cancelMultiple(uint256[] streamIds) payable returns (uint128[] refundedAmounts)",
  "function withdrawMax(uint256 streamId, address to) payable returns (uint128 withdrawnAmount)",
  "function withdrawMultiple(uint256[] streamIds, uint128[] amounts) payable",
] as const;

/** Structs of `SablierBatchLockup`, each with those that it names. */
const STRUCTS = {
  CreateWithTimestampsLL: [
    "struct Timestamps { uint40 start; uint40 end; }",
    "struct UnlockAmounts { uint128 start; uint128 cliff; }",
    "struct CreateWithTimestampsLL { address sender; address recipient; uint128 depositAmount; bool cancelable; bool transferable; Timestamps timestamps; uint40 cliffTime; UnlockAmounts unlockAmounts; uint40 granularity; string shape; }",
  ],
  CreateWithDurationsLL: [
    "struct Durations { uint40 cliff; uint40 total; }",
    "struct UnlockAmounts { uint128 start; uint128 cliff; }",
    "struct CreateWithDurationsLL { address sender; address recipient; uint128 depositAmount; bool cancelable; bool transferable; Durations durations; UnlockAmounts unlockAmounts; uint40 granularity; string shape; }",
  ],
  CreateWithTimestampsLD: [
    "struct Segment { uint128 amount; uint64 exponent; uint40 timestamp; }",
    "struct CreateWithTimestampsLD { address sender; address recipient; uint128 depositAmount; bool cancelable; bool transferable; uint40 startTime; Segment[] segments; string shape; }",
  ],
  CreateWithDurationsLD: [
    "struct SegmentWithDuration { uint128 amount; uint64 exponent; uint40 duration; }",
    "struct CreateWithDurationsLD { address sender; address recipient; uint128 depositAmount; bool cancelable; bool transferable; SegmentWithDuration[] segmentsWithDuration; string shape; }",
  ],
  CreateWithTimestampsLT: [
    "struct Tranche { uint128 amount; uint40 timestamp; }",
    "struct CreateWithTimestampsLT { address sender; address recipient; uint128 depositAmount; bool cancelable; bool transferable; uint40 startTime; Tranche[] tranches; string shape; }",
  ],
  CreateWithDurationsLT: [
    "struct TrancheWithDuration { uint128 amount; uint40 duration; }",
    "struct CreateWithDurationsLT { address sender; address recipient; uint128 depositAmount; bool cancelable; bool transferable; TrancheWithDuration[] tranchesWithDuration; string shape; }",
  ],
  CreateWithTimestampsLPG: [
    "struct Timestamps { uint40 start; uint40 end; }",
    "struct UnlockParams { address oracle; uint128 targetPrice; }",
    "struct CreateWithTimestampsLPG { address sender; address recipient; uint128 depositAmount; bool cancelable; bool transferable; Timestamps timestamps; UnlockParams unlockParams; string shape; }",
  ],
} as const;

type StructName = keyof typeof STRUCTS;

/** The functions of `SablierBatchLockup` that a batch calls. */
export type BatchFunction = `c${StructName extends `C${infer Rest}` ? Rest : never}`;

/** A contract that a batch calls. */
export type Target = "token" | "flow" | "lockup" | "batchLockup";

/** Returns the lines that declare one function: its structs first. */
export function writeDeclaration(target: Target, functionName: string): readonly string[] {
  if (target === "token") return [APPROVE];
  if (target === "batchLockup") {
    const name = `C${functionName.slice(1)}` as StructName;
    return [
      ...STRUCTS[name],
      `function ${functionName}(address lockup, address token, ${name}[] batch) returns (uint256[] streamIds)`,
    ];
  }
  const found = (target === "flow" ? FLOW : LOCKUP).find((item) =>
    item.startsWith(`function ${functionName}(`),
  );
  if (!found) throw new Error(`A batch does not call ${functionName} of ${target}.`);
  return [found];
}

/** Returns the ABI of one function that a batch calls. */
export function getFunctionAbi(target: Target, functionName: string): [AbiFunction] {
  return (parseAbi(writeDeclaration(target, functionName) as string[]) as Abi).filter(
    (item) => item.type === "function",
  ) as [AbiFunction];
}

/** Every function that a batch may call, with the contract that has it. */
export const functions: readonly (readonly [target: Target, functionName: string])[] = [
  ["token", "approve"],
  ...FLOW.map((line) => ["flow", findName(line)] as const),
  ...LOCKUP.map((line) => ["lockup", findName(line)] as const),
  ...Object.keys(STRUCTS).map((name) => ["batchLockup", `c${name.slice(1)}`] as const),
];

function findName(line: string): string {
  return /^function (\w+)/u.exec(line)![1]!;
}
