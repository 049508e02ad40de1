import { formatDecimal, readAmount } from "../../../../protocol/text/amount";
import { findPrefixFault } from "../plan/form/fields";
import type { AgreedList, AgreedRow } from "./agreedList";
import type { Item } from "./items";

/** A value that is not as agreed. */
export interface Difference {
  /** `recipient`, `params.depositAmount`. */
  readonly name: string;
  /** Empty if the agreed row does not have it. */
  readonly agreed: string;
  /** Empty if the batch does not have it. */
  readonly found: string;
}

/** A row of the agreed list beside what the batch does. */
export interface ComparedRow {
  readonly status: "equal" | "changed" | "missing" | "added";
  /** Line of the agreed list, or position in the agreed batch. */
  readonly agreed?: number;
  /** Position of the call in the batch, counted from 1. */
  readonly call?: number;
  /** Who or what the row is about: a recipient, a stream or a function. */
  readonly subject: string;
  readonly differences: readonly Difference[];
}

/** The result of a comparison. */
export interface Comparison {
  /** In the order of the batch; missing rows are at the end. */
  readonly rows: readonly ComparedRow[];
  readonly counts: Readonly<Record<ComparedRow["status"], number>>;
  /** What the comparison leaves open, as whole sentences. */
  readonly notes: readonly string[];
  /**
   * Whether every row is equal. An approval may be missing from a list, any other call may not. This says nothing about
   * the contracts that are called, which the verdict of the reader covers.
   */
  readonly isEqual: boolean;
  /** Whether every row is equal, and something could not be compared: a sum that the list does not state, a token. */
  readonly isIncomplete: boolean;
}

/** Takes pairs out of two lists: those with the same key, in their order. An empty key pairs with nothing. */
function pairUp<Agreed, Found>(
  agreed: Set<Agreed>,
  found: Set<Found>,
  keyOfAgreed: (row: Agreed) => string,
  keyOfFound: (item: Found) => string,
  onPair: (row: Agreed, item: Found) => void,
): void {
  const waiting = new Map<string, Agreed[]>();
  for (const row of agreed) {
    const key = keyOfAgreed(row);
    if (key !== "") waiting.set(key, [...(waiting.get(key) ?? []), row]);
  }
  for (const list of waiting.values()) list.reverse();
  for (const item of found) {
    const row = waiting.get(keyOfFound(item))?.pop();
    if (row === undefined) continue;
    agreed.delete(row);
    found.delete(item);
    onPair(row, item);
  }
}

const readSubject = ({ recipient, streamId, functionName }: Item): string =>
  recipient ?? (streamId === undefined ? functionName : `stream ${streamId}`);

const getText = (item: Item): string =>
  JSON.stringify([item.contract, item.functionName, item.terms.map(({ name, value }) => [name, value])]);

/**
 * Compares a batch with the agreed batch, every argument of every call.
 *
 * @param agreed items of the batch that the builder makes from the agreed form
 */
export function compareBatches(agreed: readonly Item[], found: readonly Item[]): Comparison {
  const [left, right] = [new Set(agreed), new Set(found)];
  const rows = new Map<Item, ComparedRow>();
  const number = new Map(agreed.map((item, index) => [item, index + 1]));
  const pair = (row: Item, item: Item) => {
    const differences = listDifferences(row, item);
    rows.set(item, {
      status: differences.length === 0 ? "equal" : "changed",
      agreed: number.get(row)!,
      call: item.call,
      subject: readSubject(item),
      differences,
    });
  };
  const byRecipient = (item: Item) => JSON.stringify([item.functionName, item.recipient, item.streamId]);
  const byAmount = (item: Item) => JSON.stringify([item.functionName, String(item.amount)]);
  for (const key of [getText, byRecipient, byAmount]) pairUp(left, right, key, key, pair);
  const order = found.flatMap((item) => rows.get(item)?.agreed ?? []);
  const isInOrder = order.every((position, index) => index === 0 || position >= order[index - 1]!);
  return finish(
    [
      ...found.map(
        (item): ComparedRow =>
          rows.get(item) ?? { status: "added", call: item.call, subject: readSubject(item), differences: [] },
      ),
      ...[...left].map((item): ComparedRow => ({
        status: "missing",
        agreed: number.get(item)!,
        subject: readSubject(item),
        differences: [],
      })),
    ],
    isInOrder ? [] : ["The calls are in a different order than agreed."],
    { isAsAgreed: isInOrder, isComplete: true },
  );
}

function listDifferences(agreed: Item, found: Item): Difference[] {
  const differences: Difference[] = [];
  const compare = (name: string, ours: string | undefined, other: string | undefined) => {
    if (ours !== other) differences.push({ name, agreed: ours ?? "", found: other ?? "" });
  };
  // Calldata alone has no address of the contract, which the reader asks users to compare.
  if (found.contract !== undefined) compare("contract", agreed.contract, found.contract);
  compare("function", agreed.functionName, found.functionName);
  const [left, right] = [agreed, found].map(
    ({ terms }) => new Map(terms.map(({ name, value }) => [name, value])),
  ) as [Map<string, string>, Map<string, string>];
  for (const name of new Set([...left.keys(), ...right.keys()]))
    compare(name, left.get(name), right.get(name));
  return differences;
}

/** Finds the decimals of a token by its address in lower case, or of `native`. */
export type FindDecimals = (token: string | undefined) => number | undefined;

/** What a list is compared with besides the batch. */
interface ListOptions {
  /** Finds the decimals of a token; without them amounts cannot be compared. */
  readonly decimals: FindDecimals;
  readonly chainId: number;
  /** Returns the contract of an alias on the chain, in lower case: the one of `FL4`. */
  readonly contractOf: (alias: string) => string | undefined;
}

/** Headers of columns that say in what is paid. */
const TOKEN_HEADER = /token|asset|currency|coin|symbol/iu;

/** Compares the recipients, streams and amounts of a batch with a list. */
export function compareWithList(
  list: AgreedList,
  items: readonly Item[],
  { decimals, chainId, contractOf }: ListOptions,
): Comparison {
  const found = items.filter(({ recipient, streamId }) => recipient !== undefined || streamId !== undefined);
  const apart = items.filter((item) => !found.includes(item));
  const [left, right] = [new Set(list.rows), new Set(found)];
  const rows = new Map<Item, ComparedRow>();
  const hasStreams = list.rows.some(({ streamId }) => streamId !== undefined);
  const hasRecipients = list.rows.some(({ recipient }) => recipient !== undefined);
  let isUncertain = false;
  let lacksAmounts = false;
  const unread: string[] = [];
  const getAmount = (row: AgreedRow, item: Item): bigint | string | undefined => {
    if (row.amount === undefined) return undefined;
    const places = decimals(item.token);
    return places === undefined ? "unknown" : readAmount(row.amount, places);
  };
  const pair = (row: AgreedRow, item: Item) => {
    const differences: Difference[] = [];
    if (hasRecipients && item.recipient !== undefined && row.recipient !== item.recipient)
      differences.push({ name: "recipient", agreed: row.recipient ?? "", found: item.recipient });
    else if (row.prefixed !== undefined && findPrefixFault(row.prefixed, chainId) !== undefined)
      differences.push({ name: "chain of the recipient", agreed: row.prefixed, found: `chain ${chainId}` });
    if (hasStreams && row.streamId !== item.streamId)
      differences.push({ name: "stream", agreed: row.streamId ?? "", found: item.streamId ?? "" });
    else if (row.streamName !== undefined && !isStreamOf(row.streamName, item))
      differences.push({
        name: "contract of the stream",
        agreed: row.streamName,
        found: item.contract ?? "a contract that is not named",
      });
    if (row.amount === undefined && item.amount !== undefined) lacksAmounts = true;
    const agreed = getAmount(row, item);
    if (typeof agreed === "string" && agreed !== "unknown")
      unread.push(`Line ${row.line} of the list: ${agreed}`);
    if (agreed === "unknown") isUncertain = true;
    else if (agreed !== undefined && agreed !== item.amount) {
      differences.push({
        name: "amount",
        agreed: row.amount!,
        found: item.amount === undefined ? "" : formatDecimal(item.amount, decimals(item.token)!),
      });
    }
    rows.set(item, {
      status: differences.length === 0 ? "equal" : "changed",
      agreed: row.line,
      call: item.call,
      subject: readSubject(item),
      differences,
    });
  };
  /** Checks whether a stream that is named as `FL4-1-12` is one of the contract that is called. */
  function isStreamOf(name: string, { contract }: Item): boolean {
    const [source = "", chain] = name.split("-");
    const expected = contractOf(source.toUpperCase());
    return Number(chain) === chainId && expected !== undefined && expected === contract;
  }
  const who = ({ recipient, streamId }: AgreedRow | Item) =>
    JSON.stringify([hasRecipients ? recipient : "", hasStreams ? streamId : ""]);
  // Base units make `1000` and `1,000.00` the same, and tokens of one batch nearly always have the same decimals.
  const places = found.map(({ token }) => decimals(token)).find((count) => count !== undefined);
  const countUnits = ({ amount }: AgreedRow): string => {
    const units = amount === undefined || places === undefined ? "" : readAmount(amount, places);
    return typeof units === "bigint" ? String(units) : "";
  };
  const formatFound = ({ amount }: Item) => (amount === undefined ? "" : String(amount));
  pairUp(
    left,
    right,
    (row) => who(row) + countUnits(row),
    (item) => who(item) + formatFound(item),
    pair,
  );
  pairUp(left, right, who, who, pair);
  const getStream = ({ streamId = "" }: AgreedRow | Item) => streamId;
  pairUp(left, right, getStream, getStream, pair);
  pairUp(left, right, countUnits, formatFound, pair);
  const notes: string[] = [...unread];
  if (isUncertain)
    notes.push("The decimals of a token are unknown, so amounts were not compared. Enter them above.");
  if (lacksAmounts)
    notes.push("Some rows of the list have no amount, so the amounts of these rows were not compared.");
  const tokens = new Set(found.filter(({ amount }) => amount !== undefined).map(({ token }) => token));
  const namesTokens = list.unused.some((name) => TOKEN_HEADER.test(name));
  if (tokens.size > 1 || namesTokens)
    notes.push("The tokens were not compared. Compare them with the table of who gets what.");
  if (list.unused.length > 0)
    notes.push(
      `The comparison did not use these columns of the list: ${list.unused.map((name) => name.slice(0, 40)).join(", ")}.`,
    );
  if (apart.length > 0) {
    const names = apart.map(({ functionName, call }) => `${functionName} (call ${call})`);
    notes.push(`The list does not contain these calls of the batch: ${names.join(", ")}.`);
  }
  const hidesRecipients = hasRecipients && found.some(({ recipient }) => recipient === undefined);
  if (hidesRecipients)
    notes.push(
      "Some calls name a stream but no recipient, so compare the recipients of these streams in the app.",
    );
  notes.push(
    "A list does not contain tokens, senders, dates or settings. To check those too, compare with the file that the builder makes from the list.",
  );
  return finish(
    [
      ...found.map(
        (item): ComparedRow =>
          rows.get(item) ?? {
            status: "added",
            call: item.call,
            subject: readSubject(item),
            differences: [],
          },
      ),
      ...[...left].map(({ line, recipient, streamId }): ComparedRow => ({
        status: "missing",
        agreed: line,
        subject: recipient ?? `stream ${streamId}`,
        differences: [],
      })),
    ],
    notes,
    {
      isAsAgreed: apart.every(({ functionName }) => functionName === "approve"),
      isComplete: !(isUncertain || lacksAmounts || hidesRecipients || tokens.size > 1 || namesTokens),
    },
  );
}

/** What a comparison found besides its rows. */
interface Whole {
  /** Whether order and other calls are as agreed. */
  readonly isAsAgreed: boolean;
  /** Whether everything was compared. */
  readonly isComplete: boolean;
}

function finish(
  rows: readonly ComparedRow[],
  notes: readonly string[],
  { isAsAgreed, isComplete }: Whole,
): Comparison {
  const counts = { equal: 0, changed: 0, missing: 0, added: 0 };
  for (const { status } of rows) counts[status]++;
  const areEqual = isAsAgreed && rows.length > 0 && counts.equal === rows.length;
  return { rows, counts, notes, isEqual: areEqual && isComplete, isIncomplete: areEqual && !isComplete };
}
