import { useMemo, type ReactNode } from "react";
import { ScrollTable } from "@site/src/ui/elements/ScrollTable/ScrollTable";
import { formatThousands } from "@site/src/protocol/text/wording";
import type { Findings } from "../../../model/indexer/collect";
import { computeBalanceAt, type PastBalance } from "../../../model/year/balance";
import { formatMoment } from "../../../model/year/days";
import { findChainName } from "../../directory";
import { Received } from "../Received";
import styles from "../../results.module.css";

/** Number of streams that are listed with what they had not paid out; the sums have all of them. */
const MOST_UNPAID = 100;

interface UnpaidProps {
  readonly findings: Findings;
  readonly wallet: string | undefined;
  /** Unix seconds. */
  readonly end: bigint;
  readonly zone: string;
}

/** A stream with what it had streamed and not paid out; nothing where actions are missing. */
interface UnpaidRow {
  readonly stream: PastBalance["stream"];
  readonly past: PastBalance | undefined;
}

type Actions = Findings["actions"];

/** Returns the actions of each stream by its ID. */
export function groupActionsByStream({ actions }: Pick<Findings, "actions">): ReadonlyMap<string, Actions> {
  const byStream = new Map<string, Actions[number][]>();
  for (const action of actions) {
    const known = byStream.get(action.streamId);
    if (known) known.push(action);
    else byStream.set(action.streamId, [action]);
  }
  return byStream;
}

/** Returns the streams that the wallet receives and that had something left at a moment. */
function listUnpaid({ findings, wallet, end }: Omit<UnpaidProps, "zone">): readonly UnpaidRow[] {
  const byStream = groupActionsByStream(findings);
  return (
    findings.streams
      // The amounts of a contract that is not a release may be invented.
      .filter(({ isKnown, recipient }) => isKnown && (wallet === undefined || recipient === wallet))
      .map((stream) => ({ stream, past: computeBalanceAt(stream, byStream.get(stream.id) ?? [], end) }))
      .filter(({ past }) => past === undefined || past.unpaid > 0n)
  );
}

/** Adds up what is known, by token and chain. */
function sumUnpaid(rows: readonly UnpaidRow[]) {
  const sums = new Map<string, { stream: UnpaidRow["stream"]; unpaid: bigint; uncovered: bigint }>();
  for (const { stream, past } of rows) {
    if (!past) continue;
    const key = `${stream.chainId} ${stream.token.address}`;
    const { unpaid, uncovered } = sums.get(key) ?? { unpaid: 0n, uncovered: 0n };
    sums.set(key, { stream, unpaid: unpaid + past.unpaid, uncovered: uncovered + past.uncovered });
  }
  return [...sums.values()];
}

/** What had streamed and was not withdrawn at the end of the period, stream by stream, and the sums. */
export function Unpaid({ findings, wallet, end, zone }: UnpaidProps): ReactNode {
  const open = useMemo(() => listUnpaid({ findings, wallet, end }), [findings, wallet, end]);
  if (open.length === 0) return <p>At that moment, everything that had streamed had been withdrawn.</p>;
  const unknown = open.filter(({ past }) => !past).map(({ stream }) => stream.name);
  const sums = sumUnpaid(open);
  // The part that can be paid differs only where a debt is not covered.
  const hasDebt = sums.some(({ uncovered }) => uncovered > 0n);
  const getUncovered = (amount: bigint, { token }: UnpaidRow["stream"]) =>
    amount > 0n ? <Received amount={amount} token={token} /> : "none";
  return (
    <>
      <ScrollTable
        label="Streamed and not withdrawn"
        caption={`At ${formatMoment(end, "UTC")} UTC${zone === "UTC" ? "" : `, ${formatMoment(end, zone)} in ${zone}`}`}
        isStacked
      >
        <thead>
          <tr>
            <th scope="col">Stream</th>
            <th scope="col">Streamed and not withdrawn</th>
            {hasDebt && <th scope="col">Covered, so it could be paid</th>}
            <th scope="col">Not covered by a deposit</th>
          </tr>
        </thead>
        <tbody>
          {open.slice(0, MOST_UNPAID).map(({ stream, past }) => (
            <tr key={stream.id}>
              <th scope="row">{stream.name}</th>
              <td className={styles.number} data-label="Streamed and not withdrawn">
                {past ? (
                  <Received amount={past.unpaid} token={stream.token} />
                ) : (
                  "not known, because actions are missing"
                )}
              </td>
              {hasDebt && (
                <td className={styles.number} data-label="Covered, so it could be paid">
                  {past ? (
                    <Received amount={past.unpaid - past.uncovered} token={stream.token} />
                  ) : (
                    "not known"
                  )}
                </td>
              )}
              <td className={styles.number} data-label="Not covered by a deposit">
                {past ? getUncovered(past.uncovered, stream) : "not known"}
              </td>
            </tr>
          ))}
          {sums.map(({ stream, unpaid, uncovered }) => (
            <tr key={`total ${stream.id}`} className={styles.total}>
              <th scope="row">
                Total <bdi>{stream.token.symbol}</bdi> on {findChainName(stream.chainId)}
              </th>
              <td className={styles.number} data-label="Streamed and not withdrawn">
                <Received amount={unpaid} token={stream.token} />
              </td>
              {hasDebt && (
                <td className={styles.number} data-label="Covered, so it could be paid">
                  <Received amount={unpaid - uncovered} token={stream.token} />
                </td>
              )}
              <td className={styles.number} data-label="Not covered by a deposit">
                {getUncovered(uncovered, stream)}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {unknown.length > 0 && (
        <p>
          The totals leave out{" "}
          {unknown.length === 1 ? unknown[0] : `${formatThousands(unknown.length)} streams`}, whose actions
          are missing here.
        </p>
      )}
      {open.length > MOST_UNPAID && (
        <p>
          The table lists the first {MOST_UNPAID} of {formatThousands(open.length)} streams. The totals count
          all of them.
        </p>
      )}
    </>
  );
}
