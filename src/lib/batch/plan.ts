import { type Address, getAddress } from "viem";
import { ADDRESS, type ContractNames, hasWrongChecksum } from "../airdrops/addressWarnings";
import { checkFile, type CsvProblem } from "../airdrops/csv/check";
import { recordsOf } from "../airdrops/csv/lines";
import { describeNoAddress } from "../airdrops/recipientText";
import { parseDecimal } from "../text/amount";
import { type Batch, callsOf, type Deployment, split, type Terms } from "./calls";
import type { BatchForm } from "./form";
import { type Grant, grantOf, RowRefused } from "./grants";
import { isZone } from "./moments";
import type { BatchTemplate } from "./templates";

/** What is wrong with a field of the form. */
export interface FieldProblem {
  readonly field: keyof BatchForm;
  /** Says what to do. */
  readonly sentence: string;
}

/** What a form asks for. */
export interface Plan {
  readonly deployment: Deployment;
  readonly terms: Terms;
  readonly token: { readonly symbol: string; readonly decimals: number };
  /** More than one where the rows do not fit into a transaction. */
  readonly batches: readonly Batch[];
}

/** What keeps a form from being a batch. */
export interface Unplanned {
  readonly fields: readonly FieldProblem[];
  /** Problems of the rows, by line. */
  readonly rows: readonly CsvProblem[];
}

/** What a form is read with. */
export interface PlanData {
  readonly templates: readonly BatchTemplate[];
  readonly deployments: readonly Deployment[];
  /** Contracts that are no recipients. */
  readonly contracts: ContractNames;
}

/** Rows that are read: more would be dozens of transactions. */
const MOST_ROWS = 2_000;

/** Reads a form: its fields, then its rows, as the CSV checker reads them. */
export async function planOf(form: BatchForm, data: PlanData): Promise<Plan | Unplanned> {
  const fields: FieldProblem[] = [];
  const template = data.templates.find(({ id }) => id === form.template);
  const deployment = data.deployments.find(({ chainId }) => chainId === form.chainId);
  if (!template) fields.push({ field: "template", sentence: "Choose what the batch does." });
  if (!deployment) fields.push({ field: "chainId", sentence: "The current releases are not on this chain." });
  const safe = addressIn(form, "safe", fields);
  const token = addressIn(form, "token", fields);
  const place = Object.entries(deployment ?? {}).find(([, address]) => address === token)?.[0];
  if (token && place) {
    fields.push({ field: "token", sentence: `This is Sablier's own contract (${place}), and no token.` });
  }
  const decimals = /^\d{1,2}$/u.test(form.decimals.trim()) ? Number(form.decimals) : NaN;
  if (!(decimals <= 18)) {
    fields.push({
      field: "decimals",
      sentence: "A whole number from 0 to 18: what the token's decimals() returns.",
    });
  }
  if (!isZone(form.zone)) fields.push({ field: "zone", sentence: "This browser knows no such time zone." });
  const exponent = exponentIn(form, fields);
  if (!template || !deployment || !safe || !token || fields.length > 0) return { fields, rows: [] };

  const file = new Blob([form.rows]);
  const { problems } = await checkFile(file, { columns: template.columns, contracts: data.contracts });
  if (problems.length > 0) return { fields, rows: problems };
  const { grants, refused } = await readRows(file, template, { decimals, zone: form.zone, exponent });
  if (refused.length > 0) return { fields, rows: refused };
  if (grants.length > MOST_ROWS) {
    return {
      fields,
      rows: [{ line: MOST_ROWS + 2, message: "At most 2,000 rows are read here. Split the list." }],
    };
  }
  const { isCancelable, isTransferable } = form;
  const terms = { safe, token, isCancelable, isTransferable };
  return {
    deployment,
    terms,
    token: { symbol: form.symbol.trim() || "tokens", decimals },
    batches: split(grants).map((list) => ({ grants: list, calls: callsOf(list, terms, deployment) })),
  };
}

function addressIn(form: BatchForm, field: "safe" | "token", problems: FieldProblem[]): Address | undefined {
  const text = form[field].trim().replace(/^[a-z0-9-]{1,12}:(?=0x)/iu, "");
  const sentence = !ADDRESS.test(text)
    ? describeNoAddress(text)
    : hasWrongChecksum(text)
      ? "Its capital letters are not those of its checksum (EIP-55), so a digit may be wrong. Copy it again."
      : /^0x0{40}$/u.test(text)
        ? "It is the zero address."
        : undefined;
  if (sentence === undefined) return getAddress(text.toLowerCase());
  problems.push({ field, sentence });
  return undefined;
}

/** UD2x18: below 18.44…, more than zero. */
function exponentIn({ template, exponent }: BatchForm, problems: FieldProblem[]): bigint {
  if (!/dynamic\w*Exponential$/u.test(template)) return 0n;
  const text = exponent.trim();
  const value = /^\d{1,2}(?:\.\d{1,18})?$/u.test(text) ? parseDecimal(text, 18) : 0n;
  if (value === 0n || value >= 2n ** 64n) {
    problems.push({ field: "exponent", sentence: "A number above 0 and below 18.44, such as 3." });
  }
  return value;
}

async function readRows(
  file: Blob,
  { id, columns }: BatchTemplate,
  reading: Parameters<typeof grantOf>[3],
): Promise<{ grants: Grant[]; refused: CsvProblem[] }> {
  const grants: Grant[] = [];
  const refused: CsvProblem[] = [];
  let isHeader = true;
  for await (const { records } of recordsOf(file)) {
    for (const { line, cells = [] } of records) {
      if (isHeader) {
        isHeader = false;
        continue;
      }
      const row = Object.fromEntries(columns.map((name, index) => [name, cells[index]!.trim()]));
      try {
        grants.push(grantOf(id, row, line, reading));
      } catch (error) {
        if (!(error instanceof RowRefused)) throw error;
        refused.push({ line, column: error.column, message: error.message });
      }
    }
  }
  return { grants, refused };
}
