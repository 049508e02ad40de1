import type { Address } from "viem";
import type { ContractNames } from "../../../../protocol/airdrops/addressWarnings";
import { checkFile, type CsvProblem } from "../../../../protocol/lists/check";
import { splitRecords } from "../../../../protocol/lists/lines";
import { type Action, readAction, type ActionReading, findDoubles } from "../rows/actionRows";
import { findActionKind, type ActionKind } from "./actions";
import { listCliffWarnings } from "./warnings/cliffs";
import { type Batch, composeCalls, type Order, split, type Terms } from "./calls/calls";
import type { Deployment } from "./calls/deployment";
import type { Example } from "../trial/examples";
import {
  readAddress,
  findExample,
  readExponent,
  readFeed,
  readFee,
  type FieldProblem,
  readStart,
} from "./form/fields";
import type { BatchForm } from "../form/form";
import { findFaults, RowRefused } from "../rows/cells";
import { readGrant } from "../rows/grants";
import { findKnownToken, isTokenName, findSymbolFault, findTokenFault } from "./form/knownTokens";
import { composePastQuestion } from "./warnings/past";
import { listRecipientWarnings } from "./warnings/recipients";
import { isZone } from "../../../../protocol/text/moments";
import { type BatchTemplate, leavesStartOpen } from "../form/templates";
import type { PriceFeed } from "../trial/trial";

/** What a form asks for. */
export interface Plan {
  readonly deployment: Deployment;
  readonly terms: Terms;
  readonly token: { readonly symbol: string; readonly decimals: number };
  /** More than one where the rows do not fit into a transaction. */
  readonly batches: readonly Batch[];
  /** What is unusual and is done all the same, each as a sentence. */
  readonly warnings: readonly string[];
  /** What the batch does with streams that exist; none where it creates some. */
  readonly action?: ActionKind;
  /** What these streams are taken to be like. */
  readonly example?: Example;
  /** The price feed of price-gated streams. */
  readonly feed?: PriceFeed;
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
  /** Unix seconds of the present; without it, no date is in the past. */
  readonly now?: bigint;
}

/** An account with which rows are read while the form does not have the right Safe. */
const ANY_ACCOUNT: Address = "0x2222222222222222222222222222222222222222";

/** Stands for the token where a batch does not name one. */
const ANY_TOKEN: Address = "0x3333333333333333333333333333333333333333";

/** Rows that are read: more would be dozens of transactions. */
const MOST_ROWS = 2_000;

/** Decimals of the streams of a trial whose token nobody has named. */
const DEFAULT_DECIMALS = 18;

/** Returns the name under which a deployment has an address, such as `flow`. */
const locate = (deployment: Deployment | undefined, address: string): string | undefined =>
  Object.entries(deployment ?? {}).find(([, own]) => own === address)?.[0];

/**
 * Reads a form: its fields, and its rows as the CSV checker reads them. What is wrong is found at once, as far as it can
 * be: rows are checked although a field is wrong, and other rows are read although one is wrong.
 */
export async function planBatch(form: BatchForm, data: PlanData): Promise<Plan | Unplanned> {
  const fields: FieldProblem[] = [];
  const template = data.templates.find(({ id }) => id === form.template);
  const deployment = data.deployments.find(({ chainId }) => chainId === form.chainId);
  if (!template) fields.push({ field: "template", sentence: "Choose what the batch does." });
  if (!deployment) fields.push({ field: "chainId", sentence: "The current releases are not on this chain." });
  const action = findActionKind(form.template);
  const safe = readAddress(form, "safe", fields);
  const token = action && !action.isDeposit ? ANY_TOKEN : readAddress(form, "token", fields);
  const findContractName = (address: string | undefined) =>
    address === undefined
      ? undefined
      : (data.contracts[address.toLowerCase()] ?? locate(deployment, address));
  const nameOfToken = findContractName(token);
  if (token && nameOfToken && !findKnownToken(form.chainId, token)) {
    const sentence = isTokenName(nameOfToken)
      ? `This is the address of ${nameOfToken}, and the batch is for a different chain. Enter the token's address on this chain.`
      : `This is the contract ${nameOfToken}, not a token. Copy the address of the token.`;
    fields.push({ field: "token", sentence });
  }
  const contractOfSafe = findContractName(safe);
  if (contractOfSafe) {
    fields.push({
      field: "safe",
      sentence: `This is the contract ${contractOfSafe}, not a Safe. Copy the address of your Safe.`,
    });
  }
  if (safe && safe === token) {
    fields.push({
      field: "safe",
      sentence: "This is the address of the token. Copy the address of your Safe.",
    });
  }
  const known = findKnownToken(form.chainId, token ?? "");
  const symbol = form.symbol.trim() || (known?.symbol ?? "");
  const symbolProblem = findSymbolFault(symbol);
  if (symbolProblem) fields.push({ field: "symbol", sentence: symbolProblem });
  const isWithoutAmounts = template !== undefined && !template.columns.some((name) => /amount/iu.test(name));
  const unsaid = known?.decimals ?? (isWithoutAmounts ? DEFAULT_DECIMALS : undefined);
  const decimalsText = form.decimals.trim() || String(unsaid ?? "");
  const decimals = /^\d{1,2}$/u.test(decimalsText) ? Number(decimalsText) : NaN;
  if (!(decimals <= 18)) {
    fields.push({
      field: "decimals",
      sentence: "Enter a whole number from 0 to 18: what the token's decimals() returns.",
    });
  } else if (token && token !== ANY_TOKEN && !symbolProblem) {
    const problem = findTokenFault({ chainId: form.chainId, address: token, symbol, decimals });
    if (problem) fields.push(problem);
  }
  if (!isZone(form.zone))
    fields.push({ field: "zone", sentence: "This browser does not know this time zone." });
  const exponent = readExponent(form, fields);
  const startAt = isZone(form.zone) ? readStart(form, fields) : undefined;
  const feed = form.template.endsWith("/priceGated") ? readFeed(form, fields) : undefined;
  if (feed && [safe, token, ...Object.values(deployment ?? {})].includes(feed.address)) {
    fields.push({
      field: "oracle",
      sentence: "This is the Safe, the token or a Sablier contract, not a price feed.",
    });
  }
  const fee = action?.hasFee ? readFee(form, fields) : 0n;
  const example = action && decimals <= 18 ? findExample(form, decimals, fields) : undefined;
  if (!template) return { fields, rows: [] };

  const file = new Blob([form.rows]);
  // A token holds its own for nobody.
  const contracts = token
    ? { ...data.contracts, [token.toLowerCase()]: "of the token itself" }
    : data.contracts;
  const checked = await checkFile(file, { columns: template.columns, contracts });
  const problems = [...checked.problems];
  if (checked.rows > MOST_ROWS) {
    problems.push({
      line: MOST_ROWS + 2,
      message: "The builder reads at most 2,000 rows. Split the list.",
    });
  }
  const isReadable =
    deployment &&
    decimals <= 18 &&
    isZone(form.zone) &&
    (startAt !== undefined || !leavesStartOpen(template.id)) &&
    // Below a wrong header and after the last checked line, nobody knows the cells.
    checked.rows > 0 &&
    !checked.isCutOff;
  if (!isReadable) return { fields, rows: problems };
  const reading = {
    decimals,
    zone: form.zone,
    exponent,
    safe: safe ?? ANY_ACCOUNT,
    deployment,
    oracle: feed?.address,
  };
  const skipped = new Set(problems.map(({ line }) => line));
  const { orders, refused } = await readRows(file, template, reading, { startAt, skipped });
  const past = data.now === undefined || form.isPastMeant ? undefined : composePastQuestion(orders, data.now);
  if (past) fields.push({ field: "isPastMeant", sentence: past });
  const rows = [...problems, ...refused].sort((a, b) => a.line - b.line);
  if (!safe || !token || fields.length > 0 || rows.length > 0) return { fields, rows };
  const { isCancelable, isTransferable } = form;
  const terms = { safe, token, isCancelable, isTransferable, fee };
  const named = { symbol: symbol || "tokens", decimals };
  return {
    deployment,
    terms,
    token: named,
    warnings: [...listRecipientWarnings(orders, safe), ...listCliffWarnings(orders, named)],
    batches: split(orders).map((list) => ({ orders: list, calls: composeCalls(list, terms, deployment) })),
    ...(action && example && { action, example }),
    ...(feed && { feed }),
  };
}

/** Reads the rows whose cells are in order one by one. */
async function readRows(
  file: Blob,
  { id, columns }: BatchTemplate,
  reading: ActionReading,
  {
    startAt,
    skipped,
  }: {
    /** When the streams start, if the rows do not say so. */
    readonly startAt: string | undefined;
    /** Lines that are not read. */
    readonly skipped: ReadonlySet<number>;
  },
): Promise<{ orders: Order[]; refused: CsvProblem[] }> {
  const orders: Order[] = [];
  const refused: CsvProblem[] = [];
  const action = findActionKind(id);
  let isHeader = true;
  for await (const { records } of splitRecords(file)) {
    for (const { line, cells = [] } of records) {
      if (isHeader || skipped.has(line)) {
        isHeader = false;
        continue;
      }
      const own = Object.fromEntries(columns.map((name, index) => [name, cells[index]!.trim()]));
      const row = startAt ? { startAt, ...own } : own;
      const faults = findFaults(own, reading);
      try {
        const order = action ? readAction(action, row, line, reading) : readGrant(id, row, line, reading);
        if (faults.length === 0) orders.push(order);
      } catch (error) {
        if (!(error instanceof RowRefused)) throw error;
        if (!faults.some(({ column }) => column === error.column)) faults.push(error);
      }
      refused.push(...faults.map(({ column, message }) => ({ line, column, message })));
    }
  }
  refused.push(...findDoubles(orders.filter((order): order is Action => order.kind === "action")));
  return { orders, refused };
}
