// #region list
import { BaseError } from "viem";
import { useConnect, useConnection, useConnectors } from "wagmi";
import { amountAt, formatAmount, type Reading } from "./amounts";
import { useAmounts, useNow, useStreams, useWithdraw } from "./hooks";
import type { Indexer, Row } from "./list";

/** A button for each wallet; then its streams on the chain that it is on. */
export function StreamList({ indexer }: { indexer: Indexer }) {
  const { isConnected } = useConnection();
  const connectors = useConnectors();
  const { mutate: connect } = useConnect();
  if (isConnected) return <Streams indexer={indexer} />;
  return connectors.map((connector) => (
    <button key={connector.uid} type="button" onClick={() => connect({ connector })}>
      Connect {connector.name}
    </button>
  ));
}

function Streams({ indexer }: { indexer: Indexer }) {
  const { data: rows = [], isPending, error } = useStreams(indexer);
  const { data: reading } = useAmounts(rows);
  const now = useNow();
  if (error) return <p role="alert">The list could not be loaded: {error.message}</p>;
  if (isPending) return <p role="status">Loading the streams…</p>;
  if (rows.length === 0) return <p>This wallet has no streams on this chain.</p>;
  return (
    <ul>
      {rows.map((row) => (
        <Stream key={row.id} row={row} reading={reading} now={now} />
      ))}
    </ul>
  );
}

function Stream({ row, reading, now }: { row: Row; reading: Reading | undefined; now: number }) {
  const { mutate: withdraw, isPending, error } = useWithdraw(row);
  const amount = reading && amountAt(row, reading, now);
  const { symbol, decimals } = row.asset;
  return (
    <li>
      {row.alias}: {amount === undefined ? "…" : formatAmount(amount, Number(decimals))} {symbol}{" "}
      <button type="button" disabled={!amount || isPending} onClick={() => withdraw()}>
        {isPending ? "Withdrawing…" : "Withdraw"}
      </button>
      {error && <p role="alert">{error instanceof BaseError ? error.shortMessage : error.message}</p>}
    </li>
  );
}
// #endregion list
