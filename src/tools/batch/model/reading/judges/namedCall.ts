import type { Decoded } from "../../explanation/knowledge";
import type { RecognisedCall } from "../decoding/functions";
import type { KnownContract } from "../knowledge";

/** A call whose arguments have names, with the contract that it goes to. */
export interface NamedCall extends Decoded {
  readonly call: RecognisedCall;
  readonly to: string | undefined;
  readonly target: KnownContract | undefined;
  /** The account that makes the call; nothing for the Safe itself. */
  readonly account: string | undefined;
}

export const ZERO = "0x0000000000000000000000000000000000000000";
/** Compares addresses, whatever their capitals are. */
export const isSame = (a: unknown, b: string | undefined): boolean =>
  String(a).toLowerCase() === b?.toLowerCase();

export type Stream = Readonly<Record<string, unknown>>;

/** Returns the streams that a call names: its own arguments, `params`, and each entry of `batch`. */
export const listStreams = (values: NamedCall["values"]): readonly Stream[] =>
  [values, values.params, ...(Array.isArray(values.batch) ? (values.batch as unknown[]) : [])].filter(
    (stream): stream is Stream => typeof stream === "object" && stream !== null,
  );
