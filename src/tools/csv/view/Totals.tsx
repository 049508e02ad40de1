import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles as form } from "@site/src/ui/elements/Form";
import { formatAmount } from "@site/src/protocol/text/amount";
import { formatThousands } from "@site/src/protocol/text/wording";
import type { Campaign } from "../worker/check.worker";

/** What an airdrop's factory asks for. */
export function Totals({
  campaign: { count: recipients, sum, decimals, root },
}: {
  readonly campaign: Campaign;
}) {
  return (
    <dl className={form.facts}>
      <dt>Merkle root</dt>
      <dd>
        <code>{root}</code> <CopyButton value={root} of="Merkle root" />
      </dd>
      <dt>Recipients</dt>
      <dd>{formatThousands(recipients)}</dd>
      <dt>Sum</dt>
      <dd>{formatAmount(sum, decimals)} tokens</dd>
      <dt>In base units</dt>
      <dd>
        <code>{sum.toString()}</code> <CopyButton value={sum.toString()} of="sum in base units" />
      </dd>
    </dl>
  );
}
