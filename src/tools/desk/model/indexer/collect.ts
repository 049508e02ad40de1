import type { Outcome, Product, Vendor } from "../../../../protocol/indexers/request";
import { joinInSentence, formatThousands } from "../../../../protocol/text/wording";
import type { Stream } from "../streams/stream";
import type { FindContract } from "./directory";
import {
  type Cursor,
  composeLists,
  type ListName,
  PAGE_SIZE,
  type Query,
  composeQuery,
  START,
} from "./queries";
import {
  readAction,
  type Claim,
  readClaim,
  type StreamAction,
  readStream,
  type Stub,
  readStub,
  type Transfer,
  readTransfer,
} from "./rows";
import { isAbout, listProducts, type Subject } from "./subject";
import { readError, type Row, UnreadableRow } from "./values";

/** Maximum number of pages of one list, because a server could send new rows without end. */
const MAX_PAGES = 50;
/** Rows that two pages have in common, because a block that the chain drops takes its rows out of the index. */
const OVERLAP = 50;

/** Everything that was found about a wallet or a stream. */
export interface Findings {
  readonly streams: readonly Stream[];
  /** Transfers away from the wallet; of a single stream, all its transfers. */
  readonly transfers: readonly Transfer[];
  readonly actions: readonly StreamAction[];
  readonly claims: readonly Claim[];
  /** Of a single stream that the indexer only knows to exist. */
  readonly stub?: Stub;
  /** Number of rows that could not be read and are left out. */
  readonly unreadable: number;
}

/** One address that is asked, about some of the products. */
export interface Source {
  readonly vendor: Vendor;
  readonly urls: Readonly<Record<Product, string>>;
}

export interface CollectOptions {
  readonly subject: Subject;
  readonly source: Source;
  readonly findContract: FindContract;
  /** Sends one query; never throws. */
  readonly send: (url: string, query: Query) => Promise<Outcome>;
  /** Is called after each page with everything so far. */
  readonly onProgress?: (findings: Findings) => void;
}

/** What came of a look-up. */
export interface Collected {
  readonly findings: Findings;
  /** Why rows are missing or incomplete, with the products that this concerns. */
  readonly problems: readonly string[];
  readonly isStopped: boolean;
}

const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  lockup: "Lockup",
  flow: "Flow",
  airdrops: "Airdrops",
};

const getKey = (product: Product, list: ListName, { id }: Row) =>
  `${product}-${list}-${String(id).slice(0, 200)}`;

/** Rows by their key: a row that comes a second time replaces the first. */
class Rows {
  private readonly streams = new Map<string, Stream>();
  private readonly transfers = new Map<string, Transfer>();
  private readonly actions = new Map<string, StreamAction>();
  private readonly claims = new Map<string, Claim>();
  private readonly unreadable = new Set<string>();
  private stub: Stub | undefined;

  constructor(
    private readonly findContract: FindContract,
    private readonly subject: Subject,
  ) {}

  /** Forgets a row that the next page will contain again if it still exists. */
  remove(product: Product, list: ListName, row: Row): void {
    const key = getKey(product, list, row);
    for (const table of [this.streams, this.transfers, this.actions, this.claims]) table.delete(key);
    this.unreadable.delete(key);
  }

  add(product: Product, list: ListName, row: Row): void {
    const key = getKey(product, list, row);
    try {
      this.read(product, list, row, key);
      this.unreadable.delete(key);
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      this.unreadable.add(key);
    }
  }

  /** Reads a row into its table. @throws UnreadableRow */
  private read(product: Product, list: ListName, row: Row, key: string): void {
    const check = (streamId: string | undefined, ...accounts: readonly (string | undefined)[]) => {
      if (!isAbout(this.subject, streamId, accounts))
        throw new UnreadableRow("the row is about someone else.");
    };
    if (product === "airdrops") {
      const claim = readClaim(row);
      check(undefined, claim.recipient, claim.to);
      this.claims.set(key, claim);
    } else if (list === "streams") {
      const stream = readStream(row, product, this.findContract);
      check(stream.id, stream.sender, stream.recipient, stream.proxender);
      this.streams.set(key, stream);
    } else if (list === "transfers") {
      const transfer = readTransfer(row, product, this.findContract);
      check(transfer.stream.id, transfer.from);
      this.transfers.set(key, transfer);
    } else {
      const action = readAction(row, product, this.findContract);
      check(action.streamId, action.recipient, action.kind === "Withdraw" ? action.addressB : undefined);
      this.actions.set(key, action);
    }
  }

  /** Takes the stub of a stream from the first of the given rows, if there is one. */
  addStub([row]: readonly Row[] = []): void {
    if (row === undefined || this.subject.kind !== "stream") return;
    try {
      this.stub = readStub(row, this.subject.id);
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      this.unreadable.add("stub");
    }
  }

  all(): Findings {
    return {
      streams: [...this.streams.values()],
      transfers: [...this.transfers.values()],
      actions: [...this.actions.values()],
      claims: [...this.claims.values()],
      ...(this.stub && { stub: this.stub }),
      unreadable: this.unreadable.size,
    };
  }
}

/** Returns the values of a row at which the next page begins; nothing for a row that lacks one. */
function readCursor({ id, timestamp, subgraphId }: Row): Cursor | undefined {
  const isNumber = (value: unknown) => /^\d{1,20}$/.test(String(value));
  if (typeof id !== "string" || !isNumber(timestamp) || !isNumber(subgraphId)) return undefined;
  return { id, timestamp: String(timestamp), subgraphId: String(subgraphId) };
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns one page of a product: the rows of its lists, or a sentence that says why there is none. */
function findPage(outcome: Outcome, lists: readonly ListName[]): Record<string, readonly Row[]> | string {
  if (outcome.kind === "stopped") return "";
  if (outcome.kind === "failure") return outcome.message;
  const { data, errors, hint } = outcome;
  // Data next to an error may be a part, and a part of a wallet looks like all of it.
  if (errors.length > 0)
    return `The indexer answered with an error: ${readError(errors[0])}. ${hint ?? ""}`.trim();
  if (!isRow(data)) return "The indexer's answer has no data.";
  const page: Record<string, readonly Row[]> = {};
  for (const list of lists) {
    const rows = data[list];
    if (!Array.isArray(rows) || !rows.every(isRow)) return `The indexer's answer has no list of ${list}.`;
    page[list] = rows;
  }
  if (Array.isArray(data.stubs)) page.stubs = data.stubs.filter(isRow);
  return page;
}

/** Reads all pages of a product into `rows`. Returns a sentence if something is missing. */
async function collectProduct(
  product: Product,
  rows: Rows,
  { subject, source, send, onProgress }: CollectOptions,
): Promise<string | undefined> {
  const { vendor, urls } = source;
  const cursors: Partial<Record<ListName, Cursor>> = {};
  const ends = new Set<string>();
  const lists = composeLists(product);
  let overlap: (readonly [list: ListName, row: Row])[] = [];
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = findPage(await send(urls[product], composeQuery(product, subject, vendor, cursors)), lists);
    if (typeof page === "string") return page;
    rows.addStub(page.stubs);
    for (const [list, row] of overlap) rows.remove(product, list, row);
    overlap = [];
    let hasMore = false;
    for (const list of lists) {
      const found = page[list]!;
      for (const row of found) rows.add(product, list, row);
      const isFull = found.length >= PAGE_SIZE;
      const last = found.at(isFull ? -1 - OVERLAP : -1);
      if (!last) continue;
      const next = readCursor(last);
      const end = `${list} ${next?.id}`;
      if (isFull && (!next || ends.has(end))) {
        return "The indexer sent the same page twice, so the list may not be complete.";
      }
      ends.add(end);
      cursors[list] = next ?? cursors[list] ?? START;
      overlap.push(...(isFull ? found.slice(-OVERLAP) : []).map((row) => [list, row] as const));
      hasMore ||= isFull;
    }
    onProgress?.(rows.all());
    if (!hasMore) return undefined;
  }
  return `Only the first ${formatThousands(MAX_PAGES * (PAGE_SIZE - OVERLAP))} rows of each list were read.`;
}

/**
 * Asks an indexer for everything about a wallet or a stream: one query per product, page by page. A product that fails
 * does not take the others away.
 */
export async function collect(options: CollectOptions): Promise<Collected> {
  const rows = new Rows(options.findContract, options.subject);
  let isStopped = false;
  const send: CollectOptions["send"] = async (url, query) => {
    const outcome = await options.send(url, query);
    isStopped ||= outcome.kind === "stopped";
    return outcome;
  };
  const products = new Map<string, string[]>();
  await Promise.all(
    listProducts(options.subject).map(async (product) => {
      const problem = await collectProduct(product, rows, { ...options, send });
      if (problem) products.set(problem, [...(products.get(problem) ?? []), PRODUCT_NAMES[product]]);
    }),
  );
  const problems = [...products].map(([problem, names]) => `${joinInSentence(names)}: ${problem}`);
  return { findings: rows.all(), problems, isStopped };
}
