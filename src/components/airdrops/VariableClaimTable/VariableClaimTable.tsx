import type { ReactNode } from "react";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import { claimAmount, type VariableClaimSchedule } from "@site/src/protocol/airdrops/variableClaim";
import { formatCut } from "@site/src/protocol/text/amount";
import { formatThousands } from "@site/src/protocol/text/wording";

export interface VariableClaimTableProps {
  /** The allocation in whole tokens. */
  tokens: number;
  /** What unlocks at the start, in per cent. */
  unlockPercent: number;
  /** Length of the vesting in days. */
  days: number;
  /** Days after the start on which someone claims. */
  claims: readonly number[];
}

const DECIMALS = 18;
const UNIT = 10n ** BigInt(DECIMALS);
const DAY = 86_400n;

/** Cut off after two digits: the contract rounds down too. */
const formatTokens = (amount: bigint): string => formatCut(amount, DECIMALS, 2);

/**
 * What a claim from a Variable Claim Amount campaign pays on some days, and what it gives up. Computed while rendering
 * with the contract's formula; plain HTML.
 */
export function VariableClaimTable({
  tokens,
  unlockPercent,
  days,
  claims,
}: VariableClaimTableProps): ReactNode {
  const schedule: VariableClaimSchedule = {
    fullAmount: BigInt(tokens) * UNIT,
    startTime: 0n,
    endTime: BigInt(days) * DAY,
    unlockPercentage: (BigInt(unlockPercent) * UNIT) / 100n,
  };
  const paid = (day: number): bigint => claimAmount(schedule, BigInt(day) * DAY);
  return (
    <DataTable
      caption={`A claim of an allocation of ${formatThousands(tokens)} tokens, ${unlockPercent}% unlocked at the start, the rest over ${days} days.`}
      columns={[
        { label: "Claimed on day", kind: "number", isRowHeader: true, cell: (day) => day },
        { label: "Paid", kind: "number", cell: (day) => formatTokens(paid(day)) },
        { label: "Forfeited", kind: "number", cell: (day) => formatTokens(schedule.fullAmount - paid(day)) },
      ]}
      rows={claims}
      rowKey={(day) => day}
    />
  );
}
