import clsx from "clsx";
import { useId, useMemo, useRef, useState, type ReactNode } from "react";
import { styles as form, verbatim } from "@site/src/ui/elements/Form";
import { formatAmount } from "@site/src/protocol/text/amount";
import { joinInSentence, formatThousands } from "@site/src/protocol/text/wording";
import { type DeskState, type Filter, FILTERS } from "../../model/address";
import type { Findings } from "../../model/indexer/collect";
import { computeAmountsAt } from "../../model/streams/amounts";
import { isWaitingForPrice } from "../../model/streams/explain";
import type { Stream } from "../../model/streams/stream";
import { findChainName } from "../directory";
import { TokenAddress } from "./Received";
import { isForReader, type Listed, StreamRow } from "./StreamRow";
import desk from "../styles.module.css";
import styles from "../results.module.css";
import { useNow } from "./useNow";

/** Number of rows that a page of the list shows. */
const PAGE = 25;
/** Number of tokens whose sums are shown. */
const MOST_SUMS = 8;
/** Number of streams up to which the sums are computed every second. */
const MOST_EACH_SECOND = 50;
/** Number of transferred streams up to which they come first, because a reader misses them. */
const MOST_FIRST = 5;
/** Seconds between two computations of the sums of more streams, because a phone would do nothing else. */
const SLOW_PACE = 10n;

const FILTER_LABELS: Readonly<Record<Filter, string>> = {
  all: "All",
  received: "Received",
  sent: "Sent",
  left: "Transferred",
  ready: "With something to withdraw",
};

/**
 * Returns the streams and transfers of a wallet, each stream once: a few that were transferred, those that pay the wallet
 * something at a moment, and the others; the newest first.
 */
function getListed(
  { streams, transfers }: Findings,
  wallet: string | undefined,
  at: bigint,
): readonly Listed[] {
  const rows = new Map<string, Listed>();
  for (const stream of streams) rows.set(stream.id, { stream, transfer: undefined });
  const oldestFirst = [...transfers].sort((a, b) => Number(a.at - b.at));
  for (const transfer of oldestFirst) {
    const { stream } = transfer;
    // A stream that has come back is the wallet's again.
    if (wallet !== undefined && stream.recipient === wallet) continue;
    rows.set(stream.id, { stream: rows.get(stream.id)?.stream ?? stream, transfer });
  }
  const newest = [...rows.values()].sort((a, b) => Number(b.stream.createdAt - a.stream.createdAt));
  const pays = newest.map((row) => matches(row, "ready", wallet, at));
  const gone = newest.filter(({ transfer }) => transfer !== undefined);
  const first = wallet !== undefined && gone.length <= MOST_FIRST ? gone : [];
  const rest = newest.filter((row, index) => !pays[index] && !first.includes(row));
  return [...first, ...newest.filter((row, index) => pays[index] && !first.includes(row)), ...rest];
}

function matches(
  { stream, transfer }: Listed,
  filter: Filter,
  wallet: string | undefined,
  now: bigint,
): boolean {
  switch (filter) {
    case "all":
      return true;
    case "received":
      return isForReader(stream, wallet);
    case "sent":
      return wallet === undefined || stream.sender === wallet || stream.proxender === wallet;
    case "left":
      return transfer !== undefined;
    case "ready":
      // A contract that is not a release can invent any amount.
      return stream.isKnown && isForReader(stream, wallet) && computeAmountsAt(stream, now).withdrawable > 0n;
  }
}

/** What the streams of one token on one chain have for a wallet. */
interface TokenSum {
  readonly stream: Stream;
  /** Base units. */
  readonly amount: bigint;
}

/** Returns what a wallet can withdraw at a moment, token by token. */
function sumReady(rows: readonly Listed[], wallet: string, at: bigint): readonly TokenSum[] {
  const sums = new Map<string, TokenSum>();
  for (const { stream } of rows) {
    // Nobody knows what a contract that is not a release would pay.
    if (stream.recipient !== wallet || !stream.isKnown) continue;
    const key = `${stream.chainId} ${stream.token.address}`;
    const amount = (sums.get(key)?.amount ?? 0n) + computeAmountsAt(stream, at).withdrawable;
    sums.set(key, { stream, amount });
  }
  return [...sums.values()].filter(({ amount }) => amount > 0n);
}

interface SumsProps {
  readonly rows: readonly Listed[];
  readonly wallet: string;
  /** Unix seconds. */
  readonly at: bigint;
}

const countStreams = (count: number) => `${formatThousands(count)} ${count === 1 ? "stream" : "streams"}`;

/** Names the streams to a wallet that the sums leave out; an empty text without one. */
function listOmissions(rows: readonly Listed[], wallet: string, at: bigint): string {
  const received = rows.map(({ stream }) => stream).filter(({ recipient }) => recipient === wallet);
  const unknown = received.filter(({ isKnown }) => !isKnown).length;
  const byPrice = received.filter((stream) => stream.isKnown && isWaitingForPrice(stream, at)).length;
  const parts = [
    ...(unknown > 0 ? [`${countStreams(unknown)} of contracts that are not Sablier’s`] : []),
    ...(byPrice > 0 ? [`${countStreams(byPrice)} whose price decides`] : []),
  ];
  return parts.length === 0 ? "" : `This leaves out ${joinInSentence(parts)}.`;
}

/** What a wallet can withdraw, token by token, and what the sums leave out. */
function Sums({ rows, wallet, at }: SumsProps): ReactNode {
  const ready = useMemo(() => sumReady(rows, wallet, at), [rows, wallet, at]);
  const omissions = useMemo(() => listOmissions(rows, wallet, at), [rows, wallet, at]);
  if (!rows.some(({ stream }) => stream.recipient === wallet)) {
    return <p>No stream in this list pays this address. The amounts below are for other recipients.</p>;
  }
  if (ready.length === 0) {
    return (
      <p>
        You cannot withdraw anything from Sablier’s contracts at this moment. Each stream shows why.{" "}
        {omissions}
      </p>
    );
  }
  return (
    <>
      <p className={styles.sumsTitle}>
        You can withdraw now{rows.length > MOST_EACH_SECOND && ", counted every 10 seconds"}
      </p>
      <ul className={styles.sums}>
        {ready.slice(0, MOST_SUMS).map(({ stream: { id, token, chainId }, amount }) => (
          <li key={id}>
            <strong>{formatAmount(amount, token.decimals)}</strong> <bdi>{token.symbol}</bdi> on{" "}
            {findChainName(chainId)} <TokenAddress token={token} />
          </li>
        ))}
        {ready.length > MOST_SUMS && <li>and {ready.length - MOST_SUMS} more tokens</li>}
      </ul>
      {omissions && <p>{omissions}</p>}
    </>
  );
}

interface StreamListProps {
  readonly findings: Findings;
  /** The account that looks; none where one stream was asked for. */
  readonly wallet: string | undefined;
  /** What of the list is shown. */
  readonly view: DeskState["list"];
  readonly onView: (view: DeskState["list"]) => void;
  /** What is between the sums and the list. */
  readonly children?: ReactNode;
}

/**
 * The streams of a wallet, page by page, with what can be withdrawn at this second. Each second computes the rows of the
 * page alone, and a long list is counted at a slower pace. Browser only.
 */
export function StreamList({ findings, wallet, view, onView, children }: StreamListProps): ReactNode {
  const id = useId();
  const now = useNow();
  const { filter, words, opened } = view;
  const [turned, setPage] = useState<number>();
  // The order stays while the amounts move.
  const [openedAt] = useState(now);
  const all = useMemo(() => getListed(findings, wallet, openedAt), [findings, wallet, openedAt]);
  const list = useRef<HTMLUListElement>(null);
  const wanted = words.trim().toLowerCase();
  const counted = all.length > MOST_EACH_SECOND ? now - (now % SLOW_PACE) : now;
  // Only one of the filters depends on the time.
  const filteredAt = filter === "ready" ? counted : 0n;
  const found = useMemo(
    () =>
      all.filter(
        (row) =>
          matches(row, filter, wallet, filteredAt) &&
          `${row.stream.name} ${row.stream.token.symbol} ${findChainName(row.stream.chainId)}`
            .toLowerCase()
            .includes(wanted),
      ),
    [all, filter, wallet, filteredAt, wanted],
  );
  const last = Math.max(0, Math.ceil(found.length / PAGE) - 1);
  // A link to an opened stream shows the page that has it.
  const page =
    turned ??
    Math.floor(
      Math.max(
        0,
        found.findIndex(({ stream }) => stream.name === opened),
      ) / PAGE,
    );
  const current = Math.min(page, last);
  const shown = found.slice(current * PAGE, (current + 1) * PAGE);
  const turnTo = (next: number) => {
    setPage(next);
    // The buttons are below the list, and its first row is what the reader wants to see.
    list.current?.scrollIntoView();
  };
  if (all.length === 0) return children;
  return (
    <>
      {wallet && <Sums rows={all} wallet={wallet} at={counted} />}
      {children}
      <section aria-label="Streams">
        {(all.length > 3 || filter !== "all" || words !== "") && (
          <div className={clsx(styles.filters, filter === "all" && words === "" && "screen-only")}>
            <div className={form.field}>
              <label htmlFor={`${id}filter`}>Show</label>
              <select
                id={`${id}filter`}
                value={filter}
                onChange={({ target }) => {
                  onView({ ...view, filter: target.value as Filter });
                  setPage(0);
                }}
              >
                {FILTERS.map((name) => (
                  <option key={name} value={name}>
                    {FILTER_LABELS[name]}
                  </option>
                ))}
              </select>
            </div>
            <div className={form.field}>
              <label htmlFor={`${id}words`}>Filter by text</label>
              <input
                id={`${id}words`}
                value={words}
                placeholder="token, chain or ID"
                {...verbatim}
                onChange={({ target }) => {
                  onView({ ...view, words: target.value });
                  setPage(0);
                }}
              />
            </div>
          </div>
        )}
        {found.length === 0 && <p>No stream matches. Choose “All” and clear the text filter.</p>}
        <ul ref={list} className={styles.rows}>
          {shown.map((row) => (
            <li key={row.stream.id}>
              <StreamRow
                row={row}
                wallet={wallet}
                now={now}
                isOpen={all.length === 1 || row.stream.name === opened}
                onToggle={(isOpen) => {
                  setPage(current);
                  if (isOpen || row.stream.name === opened) {
                    onView({ ...view, opened: isOpen ? row.stream.name : "" });
                  }
                }}
              />
            </li>
          ))}
        </ul>
        {last > 0 && (
          <nav className={styles.pages} aria-label="Pages of streams">
            <button
              type="button"
              className={`${form.action} ${current === 0 ? desk.waiting : ""}`}
              aria-disabled={current === 0}
              onClick={() => turnTo(Math.max(0, current - 1))}
            >
              Back
            </button>
            <span role="status">
              {current * PAGE + 1} to {current * PAGE + shown.length} of {formatThousands(found.length)}
            </span>
            <button
              type="button"
              className={`${form.action} ${current === last ? desk.waiting : ""}`}
              aria-disabled={current === last}
              onClick={() => turnTo(Math.min(last, current + 1))}
            >
              Next
            </button>
          </nav>
        )}
      </section>
    </>
  );
}
