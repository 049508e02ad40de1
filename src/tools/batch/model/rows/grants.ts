import { type Address, getAddress } from "viem";
import { readAmount, Cells, readDate, readRate, type Reading, type Row } from "./cells";
import { type Schedule, readSchedule } from "./schedules";

/** A stream to create. Amounts in base units of the token, times in Unix seconds. */
export type Grant = FlowGrant | LockupGrant;

interface Common {
  /** The line of the list, counted from 1, that asks for it. */
  readonly line: number;
  readonly recipient: Address;
  /** What is paid in at the creation. */
  readonly deposit: bigint;
}

export interface FlowGrant extends Common {
  readonly kind: "flow";
  /** UD21x18, rounded down. */
  readonly ratePerSecond: bigint;
  /** 0 for the moment of the execution. */
  readonly startTime: bigint;
}

export interface LockupGrant extends Common, Schedule {
  readonly kind: "lockup";
  /** Name of the shape, written to the creation's event. */
  readonly shape: string;
}

/**
 * Returns the stream that a row of a template asks for. The row has passed the check of `src/protocol/lists`.
 *
 * @param template id of the SDK, such as `lockup/range/cliff`
 * @throws RowRefused where the row cannot be meant
 */
export function readGrant(template: string, row: Row, line: number, reading: Reading): Grant {
  const recipient = getAddress(row.address!.toLowerCase());
  if (template.startsWith("flow/")) return readFlowGrant(row, { line, recipient }, reading);
  const [, timing, shape = ""] = template.split("/");
  const deposit = readAmount(row, "amount", reading);
  const schedule = readSchedule(shape, new Cells(row, reading, timing === "range"), deposit);
  // Price-gated streams have no name of a shape.
  return {
    kind: "lockup",
    line,
    recipient,
    deposit,
    shape: shape === "priceGated" ? "" : shape,
    ...schedule,
  };
}

function readFlowGrant(row: Row, common: Pick<Common, "line" | "recipient">, reading: Reading): FlowGrant {
  return {
    kind: "flow",
    ...common,
    deposit: readAmount(row, "initialDepositAmount", reading),
    ratePerSecond: readRate(row, reading),
    startTime: row.startAt ? readDate(row, "startAt", reading) : 0n,
  };
}
