import type { ReactNode } from "react";
import { CopyButton } from "@site/src/components/elements/CopyButton";
import { styles as form } from "@site/src/components/elements/Form";
import { formatAmount } from "@site/src/lib/amount";
import type { CsvProblem } from "@site/src/lib/csv/check";
import { inThousands } from "@site/src/lib/wording";
import type { Answer, Campaign } from "./csvCheck.worker";
import styles from "./styles.module.css";

const count = (number: number, one: string, many: string) =>
  `${inThousands(number)} ${number === 1 ? one : many}`;

/** An answer in one sentence. */
export function summarize(answer: Answer): string {
  if ("refusal" in answer) return answer.refusal;
  const { rows, problems, isCutOff, campaign } = answer;
  if (isCutOff) {
    return `${problems.length} problems, and the check stopped in line ${inThousands(problems.at(-1)!.line)}:`;
  }
  if (problems.length > 0) {
    const where = rows === 0 ? "before the first row" : `in ${count(rows, "row", "rows")}`;
    return `${count(problems.length, "problem", "problems")} ${where}:`;
  }
  return campaign
    ? `${count(rows, "recipient", "recipients")}, no problem found.`
    : `${count(rows, "row", "rows")}, no problem found.`;
}

function Problems({ problems }: { readonly problems: readonly CsvProblem[] }): ReactNode {
  return (
    // Long lists scroll, by keyboard too.
    <ul className={styles.problems} tabIndex={0} aria-label="Problems">
      {problems.map(({ line, column, message }, index) => (
        <li key={index}>
          Line {inThousands(line)}
          {column && (
            <>
              , <code>{column}</code>
            </>
          )}
          : {message}
        </li>
      ))}
    </ul>
  );
}

function Totals({ campaign: { count: recipients, sum, decimals, root } }: { readonly campaign: Campaign }) {
  return (
    <dl className={form.facts}>
      <dt>Merkle root</dt>
      <dd>
        <code>{root}</code> <CopyButton value={root} of="Merkle root" />
      </dd>
      <dt>Recipients</dt>
      <dd>{inThousands(recipients)}</dd>
      <dt>Sum</dt>
      <dd>{formatAmount(sum, decimals)} tokens</dd>
      <dt>In base units</dt>
      <dd>
        <code>{sum.toString()}</code> <CopyButton value={sum.toString()} of="sum in base units" />
      </dd>
    </dl>
  );
}

/** What stands below the sentence: the problems by line, or what an airdrop's factory asks for. */
export function Details({ answer }: { readonly answer: Answer }): ReactNode {
  if ("refusal" in answer) return null;
  if (answer.problems.length > 0) return <Problems problems={answer.problems} />;
  return answer.campaign ? <Totals campaign={answer.campaign} /> : null;
}
