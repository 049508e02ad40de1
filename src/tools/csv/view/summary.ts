import { formatThousands } from "@site/src/protocol/text/wording";
import type { Answer, Checked } from "../worker/check.worker";

const count = (number: number, singular: string, many: string) =>
  `${formatThousands(number)} ${number === 1 ? singular : many}`;

/** Returns an answer in one sentence. */
export function summarize(answer: Answer): string {
  if ("refusal" in answer) return answer.refusal;
  const { rows, problems, isCutOff, campaign, mended } = answer;
  if (mended) return summarizeCorrection(mended.changeCount, answer);
  if (isCutOff) {
    return `${problems.length} problems, and the check stopped in line ${formatThousands(problems.at(-1)!.line)}:`;
  }
  if (problems.length > 0) {
    const where = rows === 0 ? "before the first row" : `in ${count(rows, "row", "rows")}`;
    return `${count(problems.length, "problem", "problems")} ${where}:`;
  }
  if (isOpen(answer))
    return `${count(rows, "row", "rows")}, no problem found, and ${countQuestions(answer)}:`;
  return campaign
    ? `${count(rows, "recipient", "recipients")}, no problem found.`
    : `${count(rows, "row", "rows")}, no problem found.`;
}

/** Checks whether the reader is asked what the amounts are. */
export const isOpen = ({ units, thousands, kinds }: Checked): boolean =>
  units !== undefined || thousands !== undefined || kinds !== undefined;

/** Says how many questions there are about the amounts. */
function countQuestions({ units, thousands, kinds }: Checked): string {
  const asked = [units, thousands, kinds].filter((question) => question !== undefined).length;
  return asked === 1 ? "one question" : `${asked} questions`;
}

function summarizeCorrection(changes: number, answer: Checked): string {
  const open = answer.mended?.columns?.open.length ?? 0;
  if (open > 0)
    return open === 1
      ? "One column is unclear. Choose it below."
      : `${open} columns are unclear. Choose them below.`;
  const { isCutOff, problems: found } = answer;
  const problems = found.length;
  const change = changes === 0 ? "Nothing to change" : count(changes, "change", "changes");
  const left = isCutOff ? `more than ${problems} problems` : count(problems, "problem", "problems");
  const question = isOpen(answer) ? ` and ${countQuestions(answer)}` : "";
  return `${change}, ${problems === 0 ? "no problem" : left}${question} left.`;
}
