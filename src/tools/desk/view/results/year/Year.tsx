import { useId, useMemo, useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { SaveButton, styles as form } from "@site/src/ui/elements/Form";
import { ScrollTable } from "@site/src/ui/elements/ScrollTable/ScrollTable";
import { joinInSentence, formatThousands } from "@site/src/protocol/text/wording";
import type { Findings } from "../../../model/indexer/collect";
import { isComplete } from "../../../model/year/balance";
import { type CsvStyle, writePaymentsCsv } from "../../../model/year/csv";
import { formatUtc, formatMoment } from "../../../model/year/days";
import { type Payment, computePayments } from "../../../model/year/payments";
import { getEnd, filterPayments, findPeriodFault, type Sum, sumPayments } from "../../../model/year/period";
import { findChainName, composeExplorerUrl, isKnownChain } from "../../directory";
import { Received } from "../Received";
import { shorten } from "../shortened";
import { PeriodFields, type YearState, YearsWithPayments } from "./PeriodFields";
import { groupActionsByStream, Unpaid } from "./Unpaid";
import styles from "../../results.module.css";
import desk from "../../styles.module.css";

/** Number of payments that are listed on the page; the file has all of them. */
const MOST_LISTED = 500;
/** Number of streams that are named in a sentence. */
const MOST_NAMED = 5;

function Sums({ payments, year }: { payments: readonly Payment[]; year: YearState }): ReactNode {
  const rows = sumPayments(payments, year.by, year.zone);
  const locate = ({ token }: Sum) => `${findChainName(token.chainId)} ${token.symbol}`;
  const totals = [...sumPayments(payments, "all", year.zone)].sort((a, b) =>
    locate(a).localeCompare(locate(b)),
  );
  return (
    <ScrollTable label="Sums of the period" caption={`${year.from} to ${year.until}, ${year.zone}`} isStacked>
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
            <th scope="row" className={styles.time}>
              {sum.time || "Total"}
            </th>
            <td data-label="Chain">{findChainName(sum.token.chainId)}</td>
            <td className={styles.number} data-label="Received">
              <Received {...sum} />
            </td>
            <td className={styles.number} data-label="Payments">
              {sum.payments.length}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

interface PaymentsProps {
  readonly label: string;
  readonly caption: string;
  readonly payments: readonly Payment[];
  readonly zone: string;
}

function Payments({ label, caption, payments, zone }: PaymentsProps): ReactNode {
  return (
    <ScrollTable label={label} caption={caption} isStacked>
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
            <td data-label="Block time, UTC">{formatMoment(payment.at, "UTC")}</td>
            {zone !== "UTC" && <td data-label={zone}>{formatMoment(payment.at, zone)}</td>}
            <td data-label="Received">
              <Received {...payment} />
            </td>
            <td data-label="From">
              {payment.product} {payment.source.replace(/0x[0-9a-f]{40}/, shorten)},{" "}
              {findChainName(payment.chainId)}
            </td>
            <td data-label="Transaction">
              <a href={composeExplorerUrl(payment.chainId, "tx", payment.hash)}>
                <code>{payment.hash.slice(0, 12)}…</code>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Names the streams whose payments are missing or doubled in the answer. */
function Gaps({ findings, wallet }: Pick<YearProps, "findings" | "wallet">): ReactNode {
  const names = useMemo(() => {
    const actions = groupActionsByStream(findings);
    return findings.streams
      .filter(
        (stream) =>
          stream.isKnown &&
          (wallet === undefined || stream.recipient === wallet) &&
          !isComplete(stream, actions.get(stream.id) ?? []),
      )
      .map(({ name }) => name);
  }, [findings, wallet]);
  if (names.length === 0) return null;
  const more = names.length - MOST_NAMED;
  const named = [...names.slice(0, MOST_NAMED), ...(more > 0 ? [`${formatThousands(more)} more`] : [])];
  return (
    <p className={form.error}>
      The payments of {joinInSentence(named)} do not add up to what the indexer counts as withdrawn. Some are
      missing or doubled here, so compare them with the block explorer.
    </p>
  );
}

interface YearProps {
  readonly findings: Findings;
  /** When the indexer answered, Unix seconds. */
  readonly at: bigint;
  readonly wallet: string | undefined;
  /** The indexer that answered, such as `Envio`. */
  readonly source: string;
  readonly year: YearState;
  readonly onYear: (year: YearState) => void;
}

/** Withdrawals and claims of a period, with sums and a CSV file. Browser only. */
export function Year({ findings, at, wallet, source, year, onYear }: YearProps): ReactNode {
  const id = useId();
  const [style, setStyle] = useState<CsvStyle>("point");
  const payments = useMemo(() => computePayments(findings, isKnownChain), [findings]);
  const fault = findPeriodFault(year);
  const { from, until, zone } = year;
  const { found, unknown, elsewhere, file } = useMemo(() => {
    const inPeriod = fault ? [] : filterPayments(payments, { from, until, zone });
    const own = inPeriod.filter(({ receiver }) => wallet === undefined || receiver === wallet);
    const known = own.filter(({ isKnown }) => isKnown);
    return {
      found: known,
      // Their amounts may be invented.
      unknown: own.filter(({ isKnown }) => !isKnown),
      elsewhere: inPeriod.length - own.length,
      file: writePaymentsCsv(known, zone, findChainName, style),
    };
  }, [payments, wallet, fault, from, until, zone, style]);
  const end = fault ? at : getEnd(year);
  return (
    <div className={`${desk.stack} ${styles.year}`}>
      <PeriodFields year={year} onYear={onYear} />
      <YearsWithPayments payments={payments} wallet={wallet} year={year} onYear={onYear} />
      <p className={styles.onPaper}>
        Sablier: payments to {wallet ?? "the recipients of one stream"}, {from} to {until} in {zone},
        according to {source} on {formatUtc(at)}
      </p>
      {fault ? (
        <p className={form.error}>{fault}</p>
      ) : (
        <>
          <p>
            These are the tokens that arrived at this address: withdrawals from streams, and claims that paid
            at once. Some claims open a stream instead of paying. For those, the list has the withdrawals from
            the stream.
          </p>
          <p>
            <strong>The table and the file have no prices.</strong> Take prices from the source that your tax
            office accepts. See <Link to="/support/faq#tax">records for taxes</Link>.
          </p>
          <p>Anyone can give a token the symbol of a different token, so compare its address.</p>
          <Gaps findings={findings} wallet={wallet} />
          {found.length === 0 ? (
            <p>No payment arrived in this period.</p>
          ) : (
            <>
              {/* A year of several tokens has sums over many screens of a phone. */}
              <div className={`${form.field} ${styles.noPrint}`}>
                <label htmlFor={`${id}style`}>Format of the file</label>
                <select
                  id={`${id}style`}
                  value={style}
                  onChange={({ target }) => setStyle(target.value === "comma" ? "comma" : "point")}
                >
                  <option value="point">Commas between cells, decimal points</option>
                  <option value="comma">Semicolons between cells, decimal commas</option>
                </select>
              </div>
              <div className={`${desk.buttons} ${styles.noPrint}`}>
                <SaveButton
                  label="Download CSV"
                  text={file}
                  name={`sablier-${wallet ? `${wallet.slice(0, 8)}-` : ""}${year.from}-${year.until}.csv`}
                />
                <button type="button" className={form.action} onClick={() => window.print()}>
                  Print this year
                </button>
              </div>
              <p className={`${form.hint} ${styles.noPrint}`}>
                Spreadsheets of countries with decimal commas, such as Germany, France and Brazil, need the
                file with semicolons.
              </p>
              <Sums payments={found} year={year} />
              <Payments
                label="Payments of the period"
                caption="Each payment with its transaction"
                payments={found}
                zone={zone}
              />
              {found.length > MOST_LISTED && (
                <p>
                  The page lists {MOST_LISTED} payments. The file has all {formatThousands(found.length)}.
                </p>
              )}
            </>
          )}
          {unknown.length > 0 && (
            <>
              <p className={form.error}>
                {unknown.length} {unknown.length === 1 ? "payment is" : "payments are"} neither in the sums
                nor in the file, because the contract is not a released Sablier contract, or the protocol is
                not on that chain. The amounts may be invented.
              </p>
              <Payments
                label="Payments that are not counted"
                caption="Payments of unknown contracts"
                payments={unknown}
                zone={zone}
              />
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
