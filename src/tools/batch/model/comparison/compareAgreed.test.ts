import { describe, expect, it } from "vitest";
import { readAliases } from "../../../../../plugins/protocol-data/src/contracts/names/aliases";
import { type BatchForm, toHash } from "../form/form";
import { writeHandover } from "../handover/handover";
import { createForm, planData, planned } from "../plan/fixtures/plans";
import { type BatchReport, readBatch } from "../reading";
import {
  ALICE,
  approval,
  BOB,
  cancellation,
  EVIL,
  writeFile,
  FLOW,
  multiSend,
  payment,
  SAFE,
  USDC,
} from "../reading/fixtures/encode";
import { knowledge } from "../reading/fixtures/knowledge";
import type { Comparison } from "./compare";
import { compareAgreed } from "./compareAgreed";

const options = { chainId: 1, zone: "UTC", safe: SAFE };
const HEADER = "address,rateAmount,rateInterval,initialDepositAmount";
const form = (rows: readonly string[]): BatchForm =>
  createForm("flow/now", [HEADER, ...rows].join("\n"), { safe: SAFE, token: USDC, symbol: "USDC" });
const PAY = ",3000,month,1000";
const agreed = form([`${ALICE}${PAY}`, `${BOB}${PAY}`]);
const linkTo = (form: BatchForm): string => `https://example.org/guides/batch${toHash(form)}`;

async function listReports(form: BatchForm): Promise<BatchReport[]> {
  const plan = await planned(form);
  const says = { chainId: form.chainId, safe: SAFE, name: "", says: [], createdAt: 0 };
  return plan.batches.map(
    ({ calls }) => readBatch(writeHandover(calls, says).safe, options, knowledge) as BatchReport,
  );
}

const compareWith = (text: string, report: BatchReport) =>
  compareAgreed(text, report, { options, knowledge, aliases: readAliases(), planData });
const compare = async (text: string, form = agreed, part = 0): Promise<Comparison | string> =>
  compareWith(text, (await listReports(form))[part]!);
const read = (text: string) => readBatch(text, options, knowledge) as BatchReport;

describe("the builder’s link as what was agreed", () => {
  it("is equal to the batch that the builder makes of it", async () => {
    expect(await compare(linkTo(agreed))).toMatchObject({ isEqual: true, counts: { equal: 3 } });
  });

  it("finds one changed recipient, one changed rate and one payment too many", async () => {
    const swapped = form([`${ALICE}${PAY}`, `${EVIL}${PAY}`]);
    expect(await compare(linkTo(agreed), swapped)).toMatchObject({ isEqual: false, counts: { changed: 1 } });
    const faster = form([`${ALICE},3001,month,1000`, `${BOB}${PAY}`]);
    expect(await compare(linkTo(agreed), faster)).toMatchObject({ isEqual: false, counts: { changed: 1 } });
    const more = form([`${ALICE}${PAY}`, `${BOB}${PAY}`, `${EVIL},1,month,0`]);
    expect(await compare(linkTo(agreed), more)).toMatchObject({ isEqual: false, counts: { added: 1 } });
  });

  it("is not equal if the same calls run in a contract of an attacker, or with a refund of gas", async () => {
    const sent = [approval(FLOW, 1_000_000_000n), payment()];
    const same = writeFile(sent);
    const compareText = (text: string) => compareWith(same, read(text));
    expect(await compareText(same)).toMatchObject({ isEqual: true });
    const [, paid] = sent;
    const wrapped = [
      JSON.stringify({ to: EVIL, value: "0", data: multiSend(...sent), operation: 1 }),
      JSON.stringify([
        { ...sent[0]!, value: "0" },
        { ...paid!, value: "0", gasPrice: "5", refundReceiver: EVIL },
      ]),
    ];
    for (const text of wrapped)
      expect(await compareText(text)).toMatchObject({ isEqual: false, counts: { equal: 2 } });
  });

  it("is not equal for a list of streams of a different contract", async () => {
    const compareText = (text: string) => compareWith(text, read(writeFile([cancellation])));
    expect(await compareText("streamId\nLK2-1-676")).toMatchObject({ isEqual: true });
    for (const name of ["LK3-1-676", "FL2-1-676", "LK2-10-676", "XX9-1-676"])
      expect(await compareText(`streamId\n${name}`), name).toMatchObject({ isEqual: false });
  });

  it("compares one file of a long list with the part that it is", async () => {
    const people = Array.from({ length: 200 }, (_, index) => `0x${String(index).padStart(40, "7")}${PAY}`);
    const long = form(people);
    expect((await listReports(long)).length).toBeGreaterThan(1);
    const second = await compare(linkTo(long), long, 1);
    expect(second).toMatchObject({ isEqual: true });
    expect((second as Comparison).notes[0]).toContain("This batch is compared with file 2.");
  });

  it.each([
    ["a cut link", linkTo(agreed).slice(0, -20), "This link was cut"],
    ["a link of a different page", "https://example.org/guides/batch", "This is not a link from the builder"],
    ["a link with rows that cannot be used", linkTo(form(["nobody,1,month,1"])), "cannot make a batch"],
    [
      "a link for a different chain",
      linkTo({ ...agreed, chainId: 10, token: "0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85" }),
      "for chain 10",
    ],
  ])("says why %s cannot be compared", async (_, link, sentence) => {
    expect(await compare(link)).toContain(sentence);
  });
});
