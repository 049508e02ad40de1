import { useId, useMemo, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { SaveButton, styles as form, verbatim } from "@site/src/ui/elements/Form";
import { ScrollTable } from "@site/src/ui/elements/ScrollTable";
import { formatAmount } from "@site/src/protocol/text/amount";
import { inThousands } from "@site/src/protocol/text/wording";
import type { DeskState } from "../../model/address";
import type { Findings } from "../../model/indexer/collect";
import { balanceAt, type PastBalance } from "../../model/year/balance";
import { paymentsCsv } from "../../model/year/csv";
import { momentIn } from "../../model/year/days";
import { type Payment, paymentsOf } from "../../model/year/payments";
import { endOf, paymentsIn, periodFault, sumsOf } from "../../model/year/period";
import { chainName, explorerUrl } from "../directory";
import styles from "../styles.module.css";

type YearState = NonNullable<DeskState["year"]>;

/** Number of payments that are listed on the page; the file has all of them. */
const MOST_LISTED = 500;
/** Number of streams that are listed with what they had not paid out; the sums have all of them. */
const MOST_UNPAID = 100;

/** Time zones that the browser knows; UTC and the reader's own first. */
function zonesWith(zone: string): readonly string[] {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set(["UTC", own, zone, ...known])];
}

function Fields({ year, onYear }: { year: YearState; onYear: (year: YearState) => void }): ReactNode {
  const id = useId();
  const zones = useMemo(() => zonesWith(year.zone), [year.zone]);
  const day = (label: string, field: "from" | "until") => (
    <div className={form.field}>
      <label htmlFor={id + field}>{label}</label>
      <input
        id={id + field}
        type="date"
        {...verbatim}
        value={year[field]}
        onChange={({ target }) => {
          if (target.value !== "") onYear({ ...year, [field]: target.value });
        }}
      />
    </div>
  );
  return (
    <div className={`${styles.filters} ${styles.noPrint}`}>
      {day("First day", "from")}
      {day("Last day", "until")}
      <div className={form.field}>
        <label htmlFor={`${id}zone`}>Time zone</label>
        <select
          id={`${id}zone`}
          value={year.zone}
          onChange={({ target }) => onYear({ ...year, zone: target.value })}
        >
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}by`}>Sums by</label>
        <select
          id={`${id}by`}
          value={year.by}
          onChange={({ target }) => onYear({ ...year, by: target.value === "day" ? "day" : "month" })}
        >
          <option value="month">month</option>
          <option value="day">day</option>
        </select>
      </div>
    </div>
  );
}

const amountOf = (amount: bigint, { token }: Pick<Payment, "token">) =>
  `${formatAmount(amount, token.decimals, 18)} ${token.symbol}`;

function Sums({ payments, year }: { payments: readonly Payment[]; year: YearState }): ReactNode {
  const rows = sumsOf(payments, year.by, year.zone);
  const totals = sumsOf(payments, "all", year.zone);
  return (
    <ScrollTable label="Sums of the period" caption={`${year.from} to ${year.until}, ${year.zone}`}>
      <thead>
        <tr>
          <th scope="col">{year.by === "day" ? "Day" : "Month"}</th>
          <th scope="col">Chain</th>
          <th scope="col">Received</th>
          <th scope="col">Payments</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, ...totals].map((sum) => (
          <tr
            key={`${sum.time} ${sum.token.chainId} ${sum.token.address}`}
            className={sum.time ? "" : styles.total}
          >
            <th scope="row">{sum.time || "Total"}</th>
            <td>{chainName(sum.token.chainId)}</td>
            <td className={styles.number}>{amountOf(sum.amount, sum)}</td>
            <td className={styles.number}>{sum.payments.length}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function Payments({ payments, zone }: { payments: readonly Payment[]; zone: string }): ReactNode {
  return (
    <ScrollTable label="Payments of the period" caption="Each payment with its transaction" isStacked>
      <thead>
        <tr>
          <th scope="col">Block time, UTC</th>
          {zone !== "UTC" && <th scope="col">{zone}</th>}
          <th scope="col">Received</th>
          <th scope="col">From</th>
          <th scope="col">Transaction</th>
        </tr>
      </thead>
      <tbody>
        {payments.slice(0, MOST_LISTED).map((payment) => (
          <tr key={payment.id}>
            <td data-label="Block time, UTC">{momentIn(payment.at, "UTC")}</td>
            {zone !== "UTC" && <td data-label={zone}>{momentIn(payment.at, zone)}</td>}
            <td data-label="Received">{amountOf(payment.amount, payment)}</td>
            <td data-label="From">
              {payment.product} {payment.source}, {chainName(payment.chainId)}
            </td>
            <td data-label="Transaction">
              <a href={explorerUrl(payment.chainId, "tx", payment.hash)}>
                <code>{payment.hash.slice(0, 12)}…</code>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

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

/** Returns the streams that the wallet receives and that had something left at a moment. */
function unpaidAt({ findings, wallet, end }: Omit<UnpaidProps, "zone">): readonly UnpaidRow[] {
  const byStream = new Map<string, Findings["actions"][number][]>();
  for (const action of findings.actions) {
    const known = byStream.get(action.streamId);
    if (known) known.push(action);
    else byStream.set(action.streamId, [action]);
  }
  return (
    findings.streams
      // The amounts of a contract that is not a release may be invented.
      .filter(({ isKnown, recipient }) => isKnown && (wallet === undefined || recipient === wallet))
      .map((stream) => ({ stream, past: balanceAt(stream, byStream.get(stream.id) ?? [], end) }))
      .filter(({ past }) => past === undefined || past.unpaid > 0n)
  );
}

/** Adds up what is known, by token and chain. */
function unpaidSums(rows: readonly UnpaidRow[]) {
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
function Unpaid({ findings, wallet, end, zone }: UnpaidProps): ReactNode {
  const open = useMemo(() => unpaidAt({ findings, wallet, end }), [findings, wallet, end]);
  if (open.length === 0) return <p>Nothing had streamed without being withdrawn at that moment.</p>;
  const uncoveredOf = (amount: bigint, stream: UnpaidRow["stream"]) =>
    amount > 0n ? amountOf(amount, stream) : "none";
  return (
    <>
      <ScrollTable
        label="Streamed and not withdrawn"
        caption={`At ${momentIn(end, "UTC")} UTC${zone === "UTC" ? "" : `, ${momentIn(end, zone)} in ${zone}`}`}
        isStacked
      >
        <thead>
          <tr>
            <th scope="col">Stream</th>
            <th scope="col">Streamed and not withdrawn</th>
            <th scope="col">Not covered by a deposit</th>
          </tr>
        </thead>
        <tbody>
          {open.slice(0, MOST_UNPAID).map(({ stream, past }) => (
            <tr key={stream.id}>
              <th scope="row">{stream.name}</th>
              <td className={styles.number} data-label="Streamed and not withdrawn">
                {past ? amountOf(past.unpaid, stream) : "not known, because actions are missing"}
              </td>
              <td className={styles.number} data-label="Not covered by a deposit">
                {past ? uncoveredOf(past.uncovered, stream) : "not known"}
              </td>
            </tr>
          ))}
          {unpaidSums(open).map(({ stream, unpaid, uncovered }) => (
            <tr key={`total ${stream.id}`} className={styles.total}>
              <th scope="row">Total on {chainName(stream.chainId)}</th>
              <td className={styles.number} data-label="Streamed and not withdrawn">
                {amountOf(unpaid, stream)}
              </td>
              <td className={styles.number} data-label="Not covered by a deposit">
                {uncoveredOf(uncovered, stream)}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {open.length > MOST_UNPAID && (
        <p>
          The table lists the first {MOST_UNPAID} of {inThousands(open.length)} streams. The totals count all
          of them.
        </p>
      )}
    </>
  );
}

interface YearProps {
  readonly findings: Findings;
  /** When the indexer answered, Unix seconds. */
  readonly at: bigint;
  readonly wallet: string | undefined;
  readonly year: YearState;
  readonly onYear: (year: YearState) => void;
}

/** Withdrawals and claims of a period, with sums and a CSV file. Browser only. */
export function Year({ findings, at, wallet, year, onYear }: YearProps): ReactNode {
  const payments = useMemo(() => paymentsOf(findings), [findings]);
  const fault = periodFault(year);
  const { from, until, zone } = year;
  const [found, all, file] = useMemo(() => {
    if (fault) return [[], 0, ""] as const;
    const inPeriod = paymentsIn(payments, { from, until, zone });
    const own = inPeriod.filter(({ receiver }) => wallet === undefined || receiver === wallet);
    return [own, inPeriod.length, paymentsCsv(own, zone, chainName)] as const;
  }, [payments, wallet, fault, from, until, zone]);
  const elsewhere = all - found.length;
  const end = fault ? at : endOf(year);
  return (
    <div className={styles.year}>
      <Fields year={year} onYear={onYear} />
      {fault ? (
        <p className={form.error}>{fault}</p>
      ) : (
        <>
          <p>
            These are the tokens that arrived at this address: withdrawals from streams, and claims that paid
            at once. A claim that opened a stream is not in the list, because the withdrawals from its stream
            are. There are no prices here: take them from the source that your tax office accepts. See{" "}
            <Link to="/support/faq#tax">records for taxes</Link>.
          </p>
          {found.length === 0 ? (
            <p>No payment arrived in this period.</p>
          ) : (
            <>
              <Sums payments={found} year={year} />
              <div className={`${styles.buttons} ${styles.noPrint}`}>
                <SaveButton text={file} name={`sablier-${year.from}-${year.until}.csv`} />
                <button type="button" className={form.action} onClick={() => window.print()}>
                  Print this page
                </button>
              </div>
              <Payments payments={found} zone={year.zone} />
              {found.length > MOST_LISTED && (
                <p>
                  The page lists the first {MOST_LISTED} of {inThousands(found.length)} payments. The file has
                  all of them.
                </p>
              )}
            </>
          )}
          {elsewhere > 0 && (
            <p>
              {elsewhere} {elsewhere === 1 ? "payment" : "payments"} of your streams and claims in this period
              went to different addresses and {elsewhere === 1 ? "is" : "are"} not counted here.
            </p>
          )}
          <p className={form.title}>Streamed and not withdrawn at the end of the period</p>
          <Unpaid findings={findings} wallet={wallet} end={end < at ? end : at} zone={zone} />
        </>
      )}
    </div>
  );
}
