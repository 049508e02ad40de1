import { z } from "zod";
import { checkFile } from "../../../protocol/lists/check";
import { computeRoot } from "../../../protocol/airdrops/merkleRoot";
import { type RecipientList } from "../../../protocol/airdrops/recipientList";
import { sayHidden, sayMore, cutPart, measureRoom } from "../../../server/answer/limit";
import { createSource } from "../../../server/site/source";
import { defineTool } from "../../../server/answer/tool";
import { letOthers } from "../../../server/answer/turns";
import { formatTokens } from "../../../server/amounts";
import { cursor, decimals } from "../../../server/parameters";

/** Problems that the words of an answer quote; the data has more. */
const QUOTED = 3;

export const checkAirdropCsv = defineTool({
  name: "check_airdrop_csv",
  title: "Check an airdrop list",
  description:
    "Checks the CSV of a new airdrop campaign line by line as the Merkle API does: problems, recipients, sum and Merkle root. For one recipient's claim use claim_from_list, for rows of streams batch.",
  input: {
    csv: z.string().min(1).max(200_000).describe("CSV with its header: address,amount\\n0x93b3…,12.5"),
    decimals,
    cursor,
  },
  answer: async (site, { csv, decimals: places, cursor: from = 0 }, { max }) => {
    const report = await checkFile(new Blob([csv]), { columns: ["address", "amount"], decimals: places });
    const { recipients } = report;
    const problems = report.problems.map(({ line, column, message }) => ({
      line,
      ...(column ? { column } : {}),
      message,
    }));
    const part = cutPart(problems, from, measureRoom(max) * 0.85);
    const question = report.units
      ? "The amounts look like base units, although whole tokens belong here. Which are they?"
      : report.thousands
        ? "Some amounts have a point that may separate thousands. Which amounts are meant?"
        : report.kinds
          ? `Columns name what the list is of: ${report.kinds.map(({ name, value }) => `${name} is ${JSON.stringify(value.slice(0, 60))}`).join(", ")}. Is this the token of the campaign?`
          : undefined;
    const sum = recipients ? String(recipients.sum) : undefined;
    return {
      text: [
        problems.length > 0
          ? `${problems.length}${report.isCutOff ? " or more" : ""} problems; reading ended after ${report.rows} rows.`
          : `${report.rows} rows without a problem${sum ? `, in all ${formatTokens(sum, places)} tokens` : ""}. Have a person compare amounts and decimals.`,
        ...part.rows.slice(0, QUOTED).map(({ line, message }) => `- line ${line}: ${message}`),
        sayHidden(part, from, QUOTED, "problems"),
        sayMore(part, from, "problems"),
        question ?? "",
      ]
        .filter(Boolean)
        .join("\n"),
      data: {
        rows: report.rows,
        problems: part.rows,
        ...(part.next === undefined ? {} : { next: part.next }),
        isCutOff: report.isCutOff,
        ...(recipients && sum
          ? { sum, sumInTokens: formatTokens(sum, places), merkleRoot: await getRoot(recipients) }
          : {}),
        ...(question ? { question } : {}),
      },
      source: createSource(site, "/apps/guides/csv-support", [site.currentRelease("airdrops")]),
    };
  },
});

/** Computes the root of a list, and lets other calls be answered between its slices. */
async function getRoot(recipients: RecipientList): Promise<string> {
  const work = computeRoot(recipients);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await letOthers();
  }
}
