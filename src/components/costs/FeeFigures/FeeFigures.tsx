import type { ReactNode } from "react";
import { interfaceFee, onchainMinimum } from "@site/data/contracts/fees";
import { formatDecimal, parseDecimal } from "@site/src/protocol/text/amount";
import { USD_DECIMALS } from "@site/src/protocol/streams/fees";
import { formatDays } from "@site/src/protocol/text/wording";

/** The date of the interface's price list that this page repeats. */
export function FeeDate(): ReactNode {
  return <time dateTime={interfaceFee.asOf}>{formatDays(interfaceFee.asOf)}</time>;
}

/** Gas of the worked example on the fees page, in dollars. */
const exampleGasUsd = "10";

const dollarAmounts = {
  withdraw: interfaceFee.withdrawUsd,
  claim: interfaceFee.claimMaximumUsd,
  cap: onchainMinimum.maximumUsd,
  formerWithdraw: onchainMinimum.before.withdrawUsd,
  formerClaim: onchainMinimum.before.claimUsd,
  solanaWithdraw: interfaceFee.solana.withdrawUsd,
  solanaClaim: interfaceFee.solana.claimUsd,
  exampleGas: exampleGasUsd,
  exampleTotal: formatDecimal(
    parseDecimal(exampleGasUsd, USD_DECIMALS) + parseDecimal(interfaceFee.withdrawUsd, USD_DECIMALS),
    USD_DECIMALS,
  ),
} as const;

/** Dollar amounts that sentences need, from the same data as the tables. */
export function FeeUsd({ of: fee }: { readonly of: keyof typeof dollarAmounts }): ReactNode {
  return `$${dollarAmounts[fee]}`;
}
