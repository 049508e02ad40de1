import { isAddress } from "viem";
import { findFittingTemplate } from "../../../../protocol/lists/columns/guessTemplate";
import { AMOUNT_COLUMNS } from "../../../../protocol/lists/values/amountUnits";
import { findColumns } from "../../../../protocol/lists/mend/header";
import type { Change, ColumnsQuestion, ColumnSource } from "../../../../protocol/lists/mend/table";
import type { BatchForm } from "../form/form";
import { type Correction, correctRows, mergeProblems, type RowProblem } from "../rows/correction";
import { findPrefixProblems } from "../rows/prefixes";
import { findKnownToken } from "./form/knownTokens";
import { type Plan, type PlanData, planBatch, type Unplanned } from "./plan";

/** The rows that a plan was made of instead of the reader's own, and what was changed. */
interface Corrected {
  readonly corrected?: { readonly text: string; readonly changes: readonly Change[] };
}

/** What keeps a form from being a batch, although its rows were corrected as far as it is certain what they mean. */
interface Uncorrected extends Omit<Unplanned, "rows">, Corrected {
  readonly rows: readonly RowProblem[];
  /** Columns that the reader must point at, or has pointed at. */
  readonly unclear?: ColumnsQuestion;
  /** The list whose columns the rows have, if it is a different one: its ID. */
  readonly fitting?: string;
}

/**
 * Reads a form like {@link planBatch}. If its rows cannot be read as they are, but it is certain what they mean, the plan
 * is of the corrected rows, and names each change.
 *
 * @param chosen where columns come from that the reader has pointed at
 */
export async function planCorrected(
  form: BatchForm,
  data: PlanData,
  chosen?: Readonly<Record<string, ColumnSource>>,
): Promise<(Plan & Corrected) | Uncorrected> {
  const plan = await planBatch(form, data);
  if ("batches" in plan || plan.rows.length === 0) return plan;
  const { problems, mended, read, unclear } = await correct(form, plan.rows, data, chosen);
  const next = read ? await planBatch({ ...form, rows: read.text }, data) : plan;
  // A prefix of a different chain must not be left out as if it said nothing.
  const ofOthers = findPrefixProblems(form.rows, form.chainId);
  if (!mended || ofOthers.length > 0) {
    const found = mended ? [] : problems;
    // What only shows in a row whose cells are right.
    const further =
      "batches" in next || !read ? [] : next.rows.map((row) => renumberProblem(row, read.lines));
    const rows = mergeProblems(mergeProblems(ofOthers, found), further);
    const fitting = unclear && findOther(unclear.headers, form.template, data);
    return {
      fields: describeFields(next),
      rows: sortByLine(rows),
      ...(unclear && { unclear }),
      ...(fitting && { fitting }),
    };
  }
  if (!("batches" in next)) return { ...next, corrected: mended };
  return { ...next, corrected: mended, warnings: [...listWarnings(mended.changes), ...next.warnings] };
}

/** Returns the ID of a list whose every column a header names, unless it names more columns of the chosen list. */
function findOther(
  headers: readonly string[],
  template: string,
  { templates }: PlanData,
): string | undefined {
  const chosen = templates.find(({ id }) => id === template)?.columns ?? [];
  const named = findColumns(headers, chosen).filter((column) => column !== undefined).length;
  const fitting = findFittingTemplate(headers, templates);
  return fitting && fitting.id !== template && named <= fitting.columns.length ? fitting.id : undefined;
}

const describeFields = (plan: Plan | Unplanned) => ("batches" in plan ? [] : plan.fields);

/** Returns a problem of corrected rows with the line of the reader's own list. The header is line 1 of both. */
function renumberProblem(problem: RowProblem, lines: readonly number[]): RowProblem {
  const line = problem.line === undefined ? undefined : lines[problem.line - 2];
  return line === undefined ? problem : { ...problem, line };
}

/** Sorts problems by line. Those of the whole list come last. */
const sortByLine = (problems: readonly RowProblem[]): RowProblem[] =>
  [...problems].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0);

/** Corrects the rows as far as it is certain what they mean. */
async function correct(
  { rows, template, decimals, token, symbol, chainId }: BatchForm,
  found: Parameters<typeof correctRows>[1],
  { templates, contracts }: PlanData,
  chosen: Readonly<Record<string, ColumnSource>> | undefined,
): Promise<Correction> {
  const columns = templates.find(({ id }) => id === template)?.columns;
  if (!columns) return { problems: found };
  const listed = findKnownToken(chainId, token);
  // The form may have a wrong number of decimals, which is named with its other faults.
  const places = /^(?:\d|1[0-8])$/u.test(decimals.trim()) ? Number(decimals) : listed?.decimals;
  const name = listed?.symbol ?? symbol.trim();
  return correctRows(rows, found, {
    columns,
    contracts,
    decimals: places ?? 18,
    ...(isAddress(token.trim(), { strict: false }) && { token: token.trim() }),
    ...(name !== "" && { symbol: name }),
    ...(chosen && { chosen }),
  });
}

/** Warns about amounts and addresses that the batch has in a different form than the reader's rows. */
function listWarnings(changes: readonly Change[]): string[] {
  const count = (is: (column: string) => boolean, noun: string, nouns: string) => {
    const found = changes.filter(({ column }) => column !== undefined && is(column)).length;
    return found === 0 ? [] : [`${found} ${found === 1 ? noun : nouns}`];
  };
  const kinds = [
    ...count((column) => AMOUNT_COLUMNS.has(column), "amount", "amounts"),
    ...count((column) => column === "address", "address", "addresses"),
  ];
  if (kinds.length === 0) return [];
  return [
    `The builder rewrote ${kinds.join(" and ")} in your rows. Check each change in the list below the rows.`,
  ];
}
