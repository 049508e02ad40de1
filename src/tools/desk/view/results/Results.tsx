import { useEffect, useMemo, useRef, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import clsx from "clsx";
import { styles as form } from "@site/src/ui/elements/Form";
import { loadLater } from "@site/src/ui/loading/loadLater";
import { joinInSentence, formatThousands } from "@site/src/protocol/text/wording";
import type { DeskState } from "../../model/address";
import type { Findings } from "../../model/indexer/collect";
import type { Subject } from "../../model/indexer/subject";
import type { StreamIdentity } from "../../model/transactions/transactions";
import { formatUtc } from "../../model/year/days";
import { computePayments } from "../../model/year/payments";
import { createYearPeriod, listYears } from "../../model/year/period";
import { findChainName, composeExplorerUrl, isKnownChain } from "../directory";
import { findContract } from "../lookUp/lookUp";
import { Claims } from "./Claims";
import { StreamList } from "./StreamList";
import styles from "../results.module.css";
import type { Shown } from "../lookUp/useDesk";

const Year = loadLater({
  what: "The year",
  load: async () => (await import("./year/Year")).Year,
  waiting: <p>Loading.</p>,
});

const UnlistedWithdrawal = loadLater({
  what: "The withdrawal",
  load: async () =>
    (await import(/* webpackChunkName: "desk-transactions" */ "./Transactions")).UnlistedWithdrawal,
  waiting: <p>Loading.</p>,
});

/** Seconds by which a clock may be late before the page says so. */
const CLOCK_TOLERANCE = 120n;

const countThings = (count: number, singular: string, many = `${singular}s`) =>
  `${formatThousands(count)} ${count === 1 ? singular : many}`;

/** What is said instead of a count where nothing was read. */
const UNREAD = "The indexer did not answer, so nothing is known yet.";

/** Returns what was found, in one sentence. */
function getSummary({ streams, transfers, claims }: Findings): string {
  const parts = [
    countThings(streams.length, "stream"),
    ...(transfers.length > 0 ? [`${countThings(transfers.length, "transfer")} of streams`] : []),
    ...(claims.length > 0 ? [countThings(claims.length, "claim")] : []),
  ];
  const chains = new Set([...streams, ...claims].map(({ chainId }) => chainId));
  return `Found ${joinInSentence(parts)}${chains.size > 0 ? `, on ${countThings(chains.size, "chain")}` : ""}.`;
}

/** Returns the latest moment that the answer names, by which a late clock is recognised. */
function getLatest({ streams, actions, claims }: Findings): bigint {
  const times = [
    ...streams.map(({ createdAt }) => createdAt),
    ...actions.map(({ at }) => at),
    ...claims.map(({ at }) => at),
  ];
  return times.reduce((latest, at) => (at > latest ? at : latest), 0n);
}

/** What is wrong with the answer, and the button that asks again. */
function Notes({ result, onRetry }: Pick<ResultsProps, "result" | "onRetry">): ReactNode {
  if (result.kind === "running") return null;
  const { findings, problems, at } = result;
  const latest = getLatest(findings);
  // Without any row, the heading says that nothing is known.
  const isPartial = findings.streams.length + findings.transfers.length + findings.claims.length > 0;
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} className={form.error}>
          {problem}
        </p>
      ))}
      {problems.length > 0 && (
        <>
          <p>
            {isPartial && "Streams or claims may be missing. "}
            Try again, or choose a different indexer under the button above.
          </p>
          <p>
            <button type="button" className={form.action} onClick={onRetry}>
              Try again
            </button>
          </p>
        </>
      )}
      {findings.unreadable > 0 && (
        <p className={form.error}>
          {countThings(findings.unreadable, "row")} of the answer could not be read and{" "}
          {findings.unreadable === 1 ? "is" : "are"} left out.
        </p>
      )}
      {latest > at + CLOCK_TOLERANCE && (
        <p className={form.error}>
          The answer contains a time that is in the future by the clock of this device: {formatUtc(latest)}.
          If the clock is slow, set it, because the amounts depend on it. If it is right, the answer is wrong.
        </p>
      )}
    </>
  );
}

/** Returns a released contract and a number, from the ID of a stream. */
function composeIdentity(subject: Subject): StreamIdentity | undefined {
  if (subject.kind !== "stream") return undefined;
  const [contract = "", chain = "", number = ""] = subject.id.split("-");
  const known = findContract(Number(chain), contract);
  return (
    known && {
      product: known.protocol,
      version: known.version,
      chainId: Number(chain),
      contract,
      tokenId: BigInt(number),
    }
  );
}

interface ResultsProps {
  readonly result: Shown;
  /** The indexer that is asked, such as `Envio`. */
  readonly source: string;
  readonly list: DeskState["list"];
  readonly onList: (list: DeskState["list"]) => void;
  readonly year: DeskState["year"];
  readonly onYear: (year: DeskState["year"]) => void;
  /** Asks the same indexer again. */
  readonly onRetry: () => void;
}

/** Everything that an indexer knows about a wallet or a stream. Browser only. */
export function Results({ result, source, list, onList, year, onYear, onRetry }: ResultsProps): ReactNode {
  const { findings, subject, press } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the button ends the window, so that a reader would not see that an answer has come.
  useEffect(() => {
    heading.current?.scrollIntoView();
    // The next press of Tab leads into the answer.
    heading.current?.focus({ preventScroll: true });
  }, [press]);
  const isRunning = result.kind === "running";
  const wallet = subject.kind === "wallet" ? subject.address : undefined;
  const isEmpty = useMemo(
    () =>
      findings !== undefined &&
      findings.streams.length + findings.transfers.length + findings.claims.length === 0,
    [findings],
  );
  // What was not read may exist: nothing is said to be missing.
  const isUnread = result.kind === "done" && result.problems.length > 0;
  const summary = findings ? (isEmpty && isUnread ? UNREAD : getSummary(findings)) : "";
  const unlisted = findings && !isRunning && isEmpty ? composeIdentity(subject) : undefined;
  return (
    <div className={styles.results} data-result="">
      <div role="status">
        <h2 ref={heading} className={styles.summary} tabIndex={-1}>
          <span key={`${isRunning} ${summary}`}>{isRunning ? `Looking up. ${summary}` : summary}</span>
        </h2>
      </div>
      <Notes result={result} onRetry={onRetry} />
      {findings?.stub && isEmpty && (
        <p>
          This stream exists. It was created on {formatUtc(findings.stub.at)} in{" "}
          <a href={composeExplorerUrl(findings.stub.chainId, "tx", findings.stub.hash)}>this transaction</a>,
          by a release that the indexers have not covered since 19 September 2025. They know nothing else
          about it. Its contract still pays.
        </p>
      )}
      {findings && !isRunning && isEmpty && !isUnread && !findings.stub && (
        <p>
          The indexer has found nothing for {wallet ? "this address" : "this stream"}. There may still be a
          stream: see <Link to="#missing">why a stream can be missing</Link>.
          {wallet && (
            <>
              {" "}
              In a block explorer, the NFT transfers of the address show its streams on that chain, for
              example <a href={composeExplorerUrl(1, "address", wallet)}>on {findChainName(1)}</a>.
            </>
          )}
        </p>
      )}
      {unlisted && <UnlistedWithdrawal stream={unlisted} />}
      {findings && !isEmpty && (
        <StreamList findings={findings} wallet={wallet} view={list} onView={onList}>
          <Claims claims={findings.claims} />
          {!isRunning && (
            <details
              // Printing opens what is folded, and an open year is printed alone.
              className={clsx(styles.section, !year && "screen-only")}
              open={year !== undefined}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open && !year) {
                  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
                  const [newest] = listYears(computePayments(findings, isKnownChain), zone, wallet);
                  const start = newest ?? String(new Date().getFullYear());
                  onYear({ ...createYearPeriod(start), zone, by: "month" });
                }
                if (!currentTarget.open && year) onYear(undefined);
              }}
            >
              <summary className={styles.yearSummary}>
                A year for the accountant
                <span className={styles.yearHint}>Withdrawals and claims by month, with a CSV file</span>
              </summary>
              {year && (
                <Year
                  findings={findings}
                  at={result.at}
                  wallet={wallet}
                  source={source}
                  year={year}
                  onYear={onYear}
                />
              )}
            </details>
          )}
        </StreamList>
      )}
      {wallet && findings && !isRunning && !isEmpty && (
        <p className="screen-only">
          Is a stream of yours not in the list? See <Link to="#missing">why a stream can be missing</Link>.
        </p>
      )}
    </div>
  );
}
