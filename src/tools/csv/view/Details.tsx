import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import { styles as form } from "@site/src/ui/elements/Form";
import { formatAmount } from "@site/src/protocol/text/amount";
import { LineList } from "@site/src/ui/elements/LineList/LineList";
import { formatThousands } from "@site/src/protocol/text/wording";
import { Correction } from "./correction/Correction";
import type { Checked } from "../worker/check.worker";
import { writeLabel } from "./Fields";
import { findRowLink } from "./formats";
import { ReadingChoice } from "./correction/ReadingChoice";
import { isOpen } from "./summary";
import { Totals } from "./Totals";
import type { CsvChecking } from "./useCsvChecker";
import styles from "./styles.module.css";

interface DetailsProps {
  readonly answer: Checked;
  readonly checking: CsvChecking;
}

/**
 * What is below the sentence: the problems by line, the format that the list looks like, the offer to fix them, the
 * questions about amounts, the correction, or what an airdrop's factory asks for.
 */
export function Details({ answer, checking }: DetailsProps): ReactNode {
  const { problems, mended, campaign, suggestion } = answer;
  const suggested = checking.choices.find(({ id }) => id === suggestion);
  return (
    <>
      {mended && (
        <Correction
          correction={mended}
          isStyleAsked={answer.thousands !== undefined}
          decisions={checking.decisions}
          onMend={checking.mend}
          onUse={(file) => checking.use(file, answer)}
        />
      )}
      {problems.length > 0 && (
        <>
          {mended && <p className={styles.heading}>Still to fix (line numbers of your original file)</p>}
          <LineList label="Problems" lines={problems} />
        </>
      )}
      {suggested && (
        <p className={styles.offer}>
          The header looks like {writeLabel(suggested)}.{" "}
          <button type="button" className={form.action} onClick={() => checking.choose(suggested.id)}>
            Switch the format
          </button>{" "}
          <button
            type="button"
            className={form.action}
            onClick={() => checking.check({ isFormatKept: true })}
          >
            Keep this format
          </button>
        </p>
      )}
      {answer.past && (
        <p className={styles.offer}>
          {answer.past.rows === 1
            ? `The stream of line ${formatThousands(answer.past.line)} is over: its end, ${answer.past.endAt}, is in the past.`
            : `${formatThousands(answer.past.rows)} streams are over, the first in line ${formatThousands(answer.past.line)}: its end, ${answer.past.endAt}, is in the past.`}{" "}
          The whole amount can be withdrawn at once. Check the years.
        </p>
      )}
      <Questions answer={answer} checking={checking} />
      {/* In the wrong format, fixes would be about columns that the list does not have. */}
      {problems.length > 0 && !mended && !suggested && (
        <p className={styles.offer}>
          <button type="button" className={form.action} onClick={() => checking.mend({})}>
            Suggest fixes
          </button>{" "}
          <span className={form.hint}>Lists every change. Nothing is changed until you accept.</span>
        </p>
      )}
      {problems.length === 0 && !mended && !isOpen(answer) && <RowsLink checking={checking} />}
      {campaign && <Totals key={campaign.root + campaign.sum + campaign.decimals} campaign={campaign} />}
    </>
  );
}

/** Opens the tool that takes the rows. Nothing where none takes such a list. */
function RowsLink({ checking: { template, text, file } }: Pick<DetailsProps, "checking">): ReactNode {
  const link = findRowLink(template.id);
  if (!link) return null;
  // A file that is too long to be shown, or for an address, is chosen again on that page.
  const rows = file && text === "" ? "" : text;
  return (
    <p className={styles.offer}>
      <Link to={link.addressOf(template.id, rows)}>{link.label}</Link>
    </p>
  );
}

/** What amounts can be: base units or tokens, fractions or thousands. A list without a problem stays as it is. */
function Questions({ answer, checking }: DetailsProps): ReactNode {
  const { problems, units, thousands, kinds, mended } = answer;
  const { decisions, mend, check, places = 18 } = checking;
  const isMending = mended !== undefined || problems.length > 0;
  return (
    <>
      {kinds && (
        <div className={styles.question} role="group" aria-label="Token and chain of the list">
          {kinds.map(({ name, value }) => (
            <p key={name}>
              The column <code>{name}</code> says {value} in every row.
            </p>
          ))}
          <p>
            A list is for one token on one chain, and its amounts count tokens. If this is not what you pay,
            convert the amounts first.
          </p>
          <div className={form.line}>
            <button
              type="button"
              className={form.action}
              onClick={() =>
                isMending ? mend({ ...decisions, areKindsRight: true }) : check({ areKindsRight: true })
              }
            >
              This is what I pay
            </button>
          </div>
        </div>
      )}
      {units && (
        <ReadingChoice
          key={`${units.sum} ${places}`}
          label="Unit of the amounts"
          question={`The amounts look like base units, but this file needs whole tokens. With ${places} decimals, the list totals`}
          readings={[
            {
              name: "Read as tokens",
              total: formatThousands(units.sum),
              action: "Whole tokens (keep them)",
              onChoose: () =>
                isMending ? mend({ ...decisions, unit: "tokens" }) : check({ areTokens: true }),
            },
            {
              name: "Read as base units",
              total: formatAmount(units.sum, places),
              action: "Base units (convert them)",
              onChoose: () => mend({ ...decisions, unit: "base" }),
            },
          ]}
        />
      )}
      {thousands && (
        <ReadingChoice
          key={`${thousands.sample} ${thousands.fractions}`}
          label="Points in the amounts"
          question={`Amounts such as ${thousands.sample} can be read in two ways, and no other amount shows which. The list totals`}
          readings={[
            {
              name: "Decimal points",
              total: formatAmount(thousands.fractions, 3),
              action: "Fractions (keep them)",
              onChoose: () =>
                isMending ? mend({ ...decisions, style: "point" }) : check({ arePointsRead: true }),
            },
            {
              name: "Thousands separators",
              total: formatAmount(thousands.thousands, 3),
              action: "Thousands (convert them)",
              onChoose: () => mend({ ...decisions, style: "comma" }),
            },
          ]}
        />
      )}
    </>
  );
}
