import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { readBatch } from "@site/src/tools/batch/model/reading";
import { knowledge } from "@site/src/tools/batch/model/reading/fixtures/knowledge";
import {
  ALICE,
  approval,
  BATCH_LOCKUP,
  BOB,
  encode,
  writeFile,
  LOCKUP,
  payment,
  SAFE,
  USDC,
  vesting,
} from "@site/src/tools/batch/model/reading/fixtures/encode";

const { Payments } = await import("./ReadBatch");
afterEach(cleanup);

function show(...sent: Parameters<typeof writeFile>[0]) {
  const report = readBatch(writeFile(sent), { chainId: 1, zone: "UTC", safe: SAFE }, knowledge);
  if (typeof report === "string") throw new Error(report);
  render(<Payments {...report} />);
  return within(screen.getByRole("region", { name: "Who gets what" }));
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

it("lists every account in the order of the batch, with the sum and the one token above", () => {
  const table = show(
    approval(BATCH_LOCKUP, 6_000_000_000n),
    vesting({ recipient: BOB, amount: 3_500_000_000n }),
    vesting({ recipient: ALICE, amount: 1_500_000_000n }),
    payment({ recipient: BOB }),
  );
  expect(screen.getByText(/^Who gets what/u).textContent).toBe(
    `Who gets what: 2 accounts, 6,000 USDC in total. All of it is the token ${USDC}`,
  );
  const [, ...rows] = table.getAllByRole("row");
  expect(rows.map(cells)).toEqual([
    [BOB, "4,500 USDC", "2, 4"],
    [ALICE, "1,500 USDC", "3"],
  ]);
});

it("names the token of each row if there is more than one, or if a call does not name it", () => {
  const table = show(vesting(), { to: LOCKUP, data: encode("withdraw", 12n, BOB, 5n) });
  expect(screen.getByText(/^Who gets what/u).textContent).toBe(
    "Who gets what: 2 accounts, 1,000 USDC in total",
  );
  const [, ...rows] = table.getAllByRole("row");
  expect(rows.map((row) => cells(row)[2])).toEqual([USDC, "the stream’s token"]);
});
