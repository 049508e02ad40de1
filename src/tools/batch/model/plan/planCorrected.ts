import { isAddress } from "viem";
import { AMOUNT_COLUMNS } from "../../../../protocol/lists/values/amountUnits";
import type { Change, ColumnsQuestion, ColumnSource } from "../../../../protocol/lists/mend/table";
import type { BatchForm } from "../form/form";
import { type Correction, correctRows, type RowProblem } from "../rows/correction";
import { prefixProblems } from "../rows/prefixes";
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
  if ("batches" in plan) return plan;
  // A prefix of a different chain must not be left out as if it said nothing.
  const ofOthers = prefixProblems(form.rows, form.chainId);
  if (ofOthers.length > 0) return { ...plan, rows: ofOthers };
  if (plan.rows.length === 0) return plan;
  const { problems, mended, unclear } = await correct(form, plan.rows, data, chosen);
  if (!mended) return { ...plan, rows: problems, ...(unclear && { unclear }) };
  const next = await planBatch({ ...form, rows: mended.text }, data);
  if (!("batches" in next)) return { ...next, corrected: mended };
  return { ...next, corrected: mended, warnings: [...warningsOf(mended.changes), ...next.warnings] };
}

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
  const places = decimals.trim() === "" ? listed?.decimals : Number(decimals);
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
function warningsOf(changes: readonly Change[]): string[] {
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
