/** What is wrong in a line. */
export interface CsvProblem {
  /** Counted from 1, as an editor does: where the row begins. */
  readonly line: number;
  readonly column?: string;
  readonly message: string;
}
