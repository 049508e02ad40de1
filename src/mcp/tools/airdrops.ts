import { z } from "zod";
import { checkFile } from "../../lib/airdrops/csv/check";
import { computeRoot } from "../../lib/airdrops/merkleRoot";
import { type RecipientList } from "../../lib/airdrops/recipientList";
import { sourceOf, tool } from "../tool";
import { decimals } from "./parameters";

export const checkAirdropCsv = tool({
  name: "check_airdrop_csv",
  title: "Check a list of recipients",
  description:
    "Checks the CSV of an airdrop (header address,amount) as the Merkle API does, line by line, and gives the number of recipients and the sum. A list without a problem is not yet a right one: have a person look at amounts and decimals.",
  input: {
    csv: z.string().min(1).max(200_000),
    decimals,
  },
  output: {
    rows: z.number(),
    problems: z.array(z.object({ line: z.number(), column: z.string().optional(), message: z.string() })),
    isCutOff: z.boolean().describe("There may be more problems than are listed"),
    sum: z.string().optional().describe("All amounts, base units; where there is no problem"),
    merkleRoot: z.string().optional().describe("The root of the campaign's tree; where there is no problem"),
    question: z.string().optional().describe("What to ask before the list is used"),
  },
  answer: async (site, { csv, decimals }) => {
    const report = await checkFile(new Blob([csv]), { columns: ["address", "amount"], decimals });
    const { recipients } = report;
    return {
      rows: report.rows,
      problems: report.problems.map(({ line, column, message }) => ({
        line,
        ...(column ? { column } : {}),
        message,
      })),
      isCutOff: report.isCutOff,
      ...(recipients ? { sum: String(recipients.sum), merkleRoot: rootOf(recipients) } : {}),
      ...(report.units
        ? { question: "The amounts look like base units, although whole tokens belong here. Which are they?" }
        : {}),
      source: sourceOf(site, "/apps/guides/csv-support", "airdrops"),
    };
  },
});

/** The root of a list. The work is done in one go: a list that a request may hold takes a tenth of a second. */
function rootOf(recipients: RecipientList): string {
  const work = computeRoot(recipients);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
