import { type ReactNode } from "react";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import * as Stream from "@site/src/protocol/streams/lockup/stream";
import { computeVotingPower, type Policy } from "@site/src/protocol/streams/lockup/votingPower";
import { formatThousands } from "@site/src/protocol/text/wording";

const DAY = 86_400n;
const START = 1_767_225_600n; // 1 January 2026
const schedule = {
  model: "linear",
  depositedAmount: 1_000n,
  startTime: START,
  cliffTime: 0n,
  endTime: START + 30n * DAY,
  unlockAmounts: { start: 0n, cliff: 0n },
  granularity: 1n,
} as const;
const snapshot = { now: START + 15n * DAY };
const withdrawn = 450n;
const stream = Stream.withdraw(Stream.create(schedule), withdrawn, snapshot);

const policies: { policy: Policy; counts: string; tense: string }[] = [
  { policy: "withdrawable-recipient", counts: "What the recipient could withdraw", tense: "Now" },
  { policy: "reserved-recipient", counts: "Everything not withdrawn yet", tense: "Now and later" },
  { policy: "deposited-recipient", counts: "The whole deposit", tense: "Ever" },
  { policy: "deposited-sender", counts: "The whole deposit, for the sender", tense: "Ever" },
  { policy: "streamed-recipient", counts: "Everything streamed, withdrawn included", tense: "Until now" },
  { policy: "unstreamed-recipient", counts: "What is still to be streamed", tense: "Later" },
];

interface Row {
  policy: string;
  counts: string;
  tense: string;
  power: bigint;
  /** Together with `erc20-balance-of` for the same address; a sender's wallet is not part of the example. */
  withWallet?: bigint;
}

const rows: Row[] = [
  { policy: "erc20-balance-of", counts: "The wallet", tense: "Now", power: withdrawn, withWallet: withdrawn },
  ...policies.map((row) => {
    const power = computeVotingPower(stream, row.policy, snapshot);
    return { ...row, power, withWallet: row.policy === "deposited-sender" ? undefined : power + withdrawn };
  }),
];

const formatTokens = (amount: bigint | undefined) =>
  amount === undefined ? "another wallet" : formatThousands(amount);

/**
 * The voting power of one example stream under each policy, computed with the site's stream maths: 1,000 tokens over
 * 30 days, looked at on day 15, after 450 tokens were withdrawn. No props; the same without JavaScript.
 */
export function VotingPower(): ReactNode {
  return (
    <DataTable
      caption="1,000 tokens over 30 days, on day 15, after 450 were withdrawn into the wallet"
      rows={rows}
      rowKey={(row) => row.policy}
      columns={[
        { label: "Strategy or policy", cell: (row) => <code>{row.policy}</code>, isRowHeader: true },
        { label: "What counts", cell: (row) => row.counts },
        { label: "When", cell: (row) => row.tense, kind: "short" },
        { label: "Power", cell: (row) => formatTokens(row.power), kind: "number" },
        { label: "With the wallet", cell: (row) => formatTokens(row.withWallet), kind: "number" },
      ]}
    />
  );
}
