import type { Change, ColumnsQuestion, ColumnSource } from "../../../protocol/lists/mend/table";
import type { RowProblem } from "../model/rows/correction";
import type { Example, StreamState } from "../model/trial/examples";
import type { BatchForm } from "../model/form/form";
import type { Handover } from "../model/handover/handover";
import type { Comparison } from "../model/comparison/compare";
import type { FieldProblem } from "../model/plan/form/fields";
import type { TriedStream } from "../model/trial/trial";
import type { BatchReport } from "../model/reading";
import type { TransactionInWords } from "../model/explanation/words";

/** Where the columns of a list come from, by the names of its template. */
export type ChosenColumns = Readonly<Record<string, ColumnSource>>;

/** What the page asks of the worker. */
export type Question =
  /** Make batches of a form and try them. */
  | {
      readonly kind: "build";
      readonly form: BatchForm;
      readonly zone: string;
      /** Unix milliseconds. */
      readonly now: number;
      /** Columns of the rows that the reader has pointed at. */
      readonly columns?: ChosenColumns;
    }
  /** Say what a pasted batch does. */
  | {
      readonly kind: "read";
      readonly text: string;
      /** Of the chosen chain; a file names its own. */
      readonly chainId: number;
      /** The reader's own Safe, an address. */
      readonly safe?: string;
      /** Decimals of tokens that the list of tokens does not have; without them amounts are in base units. */
      readonly decimals?: number;
      readonly zone: string;
      /** What was agreed: a list, or a batch. Empty without one. */
      readonly agreed: string;
    };

/** The rows as the builder read them, because it is certain what they mean, and what it changed. */
export interface MendedRows {
  readonly text: string;
  readonly changes: readonly Change[];
}

/** The form is no batch yet. */
export interface Unbuilt {
  readonly kind: "unbuilt";
  readonly fields: readonly FieldProblem[];
  readonly rows: readonly RowProblem[];
  readonly corrected?: MendedRows;
  /** Columns that the reader must point at, or has pointed at. */
  readonly unclear?: ColumnsQuestion;
  /** The list whose columns the rows have, if it is a different one: its ID. */
  readonly fitting?: string;
}

/** Why the contracts refuse a batch. */
export interface RefusedRow {
  /** The line of the list; none where it is the batch as a whole that is refused. */
  readonly line?: number;
  readonly errorName: string;
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly cause?: string;
  readonly remedy?: string;
  /** Where the error is described. */
  readonly address?: string;
}

/** A stream before a batch and after it. */
export interface ChangedStream {
  readonly streamId: bigint;
  readonly before: StreamState;
  readonly after: StreamState;
}

export interface BuiltBatch {
  readonly firstLine: number;
  readonly lastLine: number;
  /** Base units. */
  readonly sum: bigint;
  readonly gas: bigint;
  readonly transactions: readonly TransactionInWords[];
  /** Those that it creates. */
  readonly streams: readonly TriedStream[];
  /** Those that exist. */
  readonly changed: readonly ChangedStream[];
  readonly refused: readonly RefusedRow[];
  readonly handover: Handover;
}

/** The form as batches, each tried on the contracts. */
export interface Built {
  readonly kind: "built";
  readonly chainId: number;
  readonly safe: string;
  readonly token: { readonly address: string; readonly symbol: string; readonly decimals: number };
  readonly count: number;
  /** What was taken for the streams that exist; none where the batch creates some. */
  readonly example?: Example;
  /** Wei that each batch sends along. */
  readonly fee: bigint;
  /** What is unusual about the rows. */
  readonly warnings: readonly string[];
  readonly corrected?: MendedRows;
  /** Base units. */
  readonly sum: bigint;
  readonly batches: readonly BuiltBatch[];
}

/** A pasted batch in words. */
export interface ReadAloud {
  readonly kind: "read";
  readonly report: BatchReport;
  /** The Safe that the reader named. */
  readonly ownSafe?: string;
  /** The batch beside what was agreed, or a sentence about why they cannot be compared. */
  readonly comparison?: Comparison | string;
}

/** Nothing came of it: a sentence that says why. */
export interface Refused {
  readonly kind: "refused";
  readonly sentence: string;
}

export type Answer = Unbuilt | Built | ReadAloud | Refused;

/** What the worker says: how far it is, from 0 to 1, then its answer. */
export type Message = { readonly share: number; readonly doing: string } | { readonly answer: Answer };
