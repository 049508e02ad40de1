import { useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { Address } from "@site/src/ui/elements/Address/Address";
import { styles as form } from "@site/src/ui/elements/Form";
import { loadLater } from "@site/src/ui/loading/loadLater";
import { formatAmount } from "@site/src/protocol/text/amount";
import { computeAmountsAt } from "../../model/streams/amounts";
import type { Findings } from "../../model/indexer/collect";
import { explain, formatTokens, isWaitingForPrice } from "../../model/streams/explain";
import { findNextEvent, type NextEvent } from "../../model/streams/nextEvent";
import type { Stream } from "../../model/streams/stream";
import { formatUtc } from "../../model/year/days";
import { findChainName, composeExplorerUrl } from "../directory";
import { shorten } from "./shortened";
import styles from "../results.module.css";
import desk from "../styles.module.css";

const Transactions = loadLater({
  what: "The transactions",
  load: async () => (await import(/* webpackChunkName: "desk-transactions" */ "./Transactions")).Transactions,
  waiting: <p>Loading.</p>,
});

const EVENTS: Readonly<Record<NextEvent["kind"], string>> = {
  start: "starts",
  cliff: "cliff",
  step: "next step",
  end: "ends",
  depletion: "balance lasts until",
};

/** An address that does not break over lines. */
const Short = ({ address }: { readonly address: string }): ReactNode => (
  <span className={styles.short}>{shorten(address)}</span>
);

/** Returns what the wallet has to do with a stream: `you receive from 0x12ab…34cd`. */
function getRole({ recipient, sender, proxender }: Stream, wallet: string | undefined): ReactNode {
  if (wallet === undefined) return "";
  if (recipient === wallet && sender === wallet) return "you pay yourself";
  if (recipient === wallet) {
    return (
      <>
        you receive from <Short address={sender} />
      </>
    );
  }
  if (sender === wallet || proxender === wallet) {
    return (
      <>
        {sender === wallet ? "you send to " : "you send through a proxy to "}
        <Short address={recipient} />
      </>
    );
  }
  return "not yours";
}

/** Checks whether what a stream pays is for the reader: for the wallet, or for anyone who looks at a single stream. */
export const isForReader = ({ recipient }: Stream, wallet: string | undefined): boolean =>
  wallet === undefined || recipient === wallet;

/** What a row shows in bold: a figure with its caption, or words where no figure is certain. */
function Figure({ row: { stream, transfer }, wallet, now }: SummaryProps): ReactNode {
  if (!stream.isKnown) return "unknown contract";
  if (transfer) return "transferred";
  if (isWaitingForPrice(stream, now)) return "price decides";
  const { withdrawable } = computeAmountsAt(stream, now);
  return (
    <>
      {formatAmount(withdrawable, stream.token.decimals)} <bdi>{stream.token.symbol}</bdi>{" "}
      <span className={styles.caption}>
        {isForReader(stream, wallet) ? "to withdraw now" : "for the recipient now"}
      </span>
    </>
  );
}

interface FactsProps {
  readonly stream: Stream;
  readonly wallet: string | undefined;
  readonly now: bigint;
  /** Whether the stream is someone else's now. */
  readonly isGone: boolean;
}

/** The amounts and the dates of a stream; only of a release, because any other contract can invent them. */
function AmountsAndDates({ stream, wallet, now, isGone }: FactsProps): ReactNode {
  const amounts = computeAmountsAt(stream, now);
  const schedule = stream.product === "lockup" ? stream.state.schedule : undefined;
  const next = findNextEvent(stream, now);
  const isByPrice = isWaitingForPrice(stream, now);
  const recipientCan = isForReader(stream, wallet) ? "To withdraw now" : "The recipient can withdraw now";
  return (
    <>
      <dt>{isGone ? "The new recipient can withdraw" : recipientCan}</dt>
      <dd>
        {isByPrice ? "everything or nothing, by the price" : formatTokens(amounts.withdrawable, stream, 18)}
      </dd>
      {!isByPrice && (
        <>
          <dt>Streamed so far</dt>
          <dd>{formatTokens(amounts.streamed, stream, 18)}</dd>
        </>
      )}
      <dt>Withdrawn</dt>
      <dd>{formatTokens(amounts.withdrawn, stream, 18)}</dd>
      {schedule && (
        <>
          <dt>Deposit</dt>
          <dd>{formatTokens(schedule.depositedAmount, stream, 18)}</dd>
        </>
      )}
      {stream.product === "flow" && (
        <>
          <dt>Owed and not covered</dt>
          <dd>{formatTokens(amounts.uncovered ?? 0n, stream, 18)}</dd>
          <dt>Rate</dt>
          <dd>
            {formatAmount(stream.state.ratePerSecond * 86_400n, 18, 9)} {stream.token.symbol} a day
          </dd>
        </>
      )}
      {!isByPrice && (
        <>
          <dt>The sender can get back</dt>
          <dd>{formatTokens(amounts.refundable, stream, 18)}</dd>
        </>
      )}
      {next && (
        <>
          <dt>{EVENTS[next.kind].replace(/^./, (letter) => letter.toUpperCase())}</dt>
          <dd>{formatUtc(next.at)}</dd>
        </>
      )}
      {schedule && (
        <>
          <dt>Start and end</dt>
          <dd>
            {formatUtc(schedule.startTime)} to {formatUtc(schedule.endTime)}
          </dd>
        </>
      )}
    </>
  );
}

/** Everything that the index knows about a stream. */
function Facts(props: FactsProps): ReactNode {
  const { stream } = props;
  const address = (label: string, value: string) => {
    const href = composeExplorerUrl(stream.chainId, "address", value);
    return (
      <>
        <dt className={styles.wholeLine}>{label}</dt>
        <dd className={styles.wholeLine}>
          <Address value={value} {...(href && { href })} of={`the ${label.toLowerCase()}`} small />
        </dd>
      </>
    );
  };
  return (
    <dl className={styles.facts}>
      {stream.isKnown && <AmountsAndDates {...props} />}
      {address("Sender", stream.sender)}
      {address("Recipient", stream.recipient)}
      {address("Token", stream.token.address)}
      {address("Contract", stream.contract)}
      <dt>Release</dt>
      <dd>
        {stream.isKnown
          ? `${stream.product === "lockup" ? "Lockup" : "Flow"} ${stream.version}, number ${stream.tokenId}`
          : "not a release of Sablier"}
      </dd>
    </dl>
  );
}

/** What the second line of a row says. */
function Summary({ row: { stream, transfer }, wallet, now }: SummaryProps): ReactNode {
  if (transfer) {
    return (
      <>
        {!stream.isKnown && "transferred "}to <Short address={transfer.to} /> on{" "}
        {formatUtc(transfer.at).slice(0, 10)}
      </>
    );
  }
  const role = getRole(stream, wallet);
  if (!stream.isKnown) {
    return (
      <>
        {role}
        {role && ", "}not a Sablier contract
      </>
    );
  }
  const next = findNextEvent(stream, now);
  const { status } = explain(stream, now);
  const { withdrawable } = computeAmountsAt(stream, now);
  const words = [
    status === "ended" && withdrawable > 0n
      ? `ended, ${formatTokens(withdrawable, stream)} to withdraw`
      : status,
    next ? `${EVENTS[next.kind]} ${formatUtc(next.at).slice(0, 10)}` : "",
  ].filter(Boolean);
  return (
    <>
      {role}
      {role && ", "}
      {words.join(", ")}
    </>
  );
}

/** One row: a stream with its transfer if it went to someone else. */
export interface Listed {
  readonly stream: Stream;
  readonly transfer: Findings["transfers"][number] | undefined;
}

interface SummaryProps {
  readonly row: Listed;
  readonly wallet: string | undefined;
  /** Unix seconds. */
  readonly now: bigint;
}

interface StreamRowProps extends SummaryProps {
  /** Whether it is open at first. */
  readonly isOpen: boolean;
  /** Is called when the reader opens or closes the row. */
  readonly onToggle: (isOpen: boolean) => void;
}

/** What is wrong with a contract that is not a release, and what to do next. */
function UnknownContract(): ReactNode {
  return (
    <>
      <p className={form.error}>
        This contract is not a released Sablier contract on this chain. The desk does not show its amounts,
        because they may be invented. Do not send anything to it.
      </p>
      <p>
        If you expect a payment, ask the sender for the ID of the stream, such as LK3-1-12, and paste it into
        the field above. You can also compare the contract below with the addresses of{" "}
        <Link to="/guides/lockup/deployments">Lockup</Link> and{" "}
        <Link to="/guides/flow/deployments">Flow</Link>.
      </p>
    </>
  );
}

/** One stream: the amount of this second, and everything else when it is opened. Browser only. */
export function StreamRow({ row, wallet, now, isOpen, onToggle }: StreamRowProps): ReactNode {
  const { stream, transfer } = row;
  const [isFirstOpen] = useState(isOpen);
  const [isShown, setShown] = useState(isOpen);
  const { needsAttention, sentence, url } = explain(stream, now);
  const needsLook = needsAttention || transfer !== undefined || !stream.isKnown;
  return (
    <details
      className={styles.row}
      open={isFirstOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isShown) return;
        setShown(open);
        onToggle(open);
      }}
    >
      <summary>
        <span className={styles.name}>
          <span>{stream.isKnown ? stream.name : `${stream.name.slice(0, 10)}…-${stream.tokenId}`}</span>
          <span className={styles.chain}>{findChainName(stream.chainId)}</span>
        </span>
        <span className={styles.amount}>
          <Figure row={row} wallet={wallet} now={now} />
        </span>
        <span className={styles.status}>
          <Summary row={row} wallet={wallet} now={now} />
        </span>
        {needsLook && <span className={styles.mark} aria-label="Needs attention" role="img" />}
      </summary>
      {isShown && (
        <div className={`${desk.stack} ${styles.body}`}>
          {!stream.isKnown && <UnknownContract />}
          {transfer && (
            <p>
              The stream was transferred to <code>{transfer.to}</code> on {formatUtc(transfer.at)}, in{" "}
              <a href={composeExplorerUrl(stream.chainId, "tx", transfer.hash)}>this transaction</a>.
              Everything that had not been withdrawn went with it.
              {stream.recipient !== transfer.to && (
                <>
                  {" "}
                  Now <code>{stream.recipient}</code> has it.
                </>
              )}{" "}
              <Link to="/concepts/transferability#wrong-address">What can be done</Link>
            </p>
          )}
          {!transfer && stream.isKnown && (
            <p>
              {sentence} <Link to={url}>More about it</Link>
            </p>
          )}
          <Transactions stream={stream} wallet={wallet} now={now} />
          <Facts stream={stream} wallet={wallet} now={now} isGone={transfer !== undefined} />
        </div>
      )}
    </details>
  );
}
