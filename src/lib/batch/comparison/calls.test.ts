import { describe, expect, it } from "vitest";
import { readFunctions } from "../../../../plugins/protocol-data/src/contracts/functions";
import { ALICE, approval, encode, FLOW, LOCKUP, payment, USDC } from "../reading/fixtures/encode";
import { decodeCalls } from "./calls";
import { readItems } from "./items";

const functions = readFunctions(process.cwd());
const isSablier = (address: string) => [FLOW, LOCKUP].includes(address);
const decode = (to: string, data: `0x${string}`) =>
  decodeCalls([{ to, value: 0n, data }], functions, isSablier)[0]!;

describe("decodeCalls", () => {
  it("decodes a payment so that its recipient and amount can be compared", () => {
    const { to, data } = payment();
    expect(readItems([decode(to, data)])[0]).toMatchObject({
      recipient: ALICE,
      amount: 1_000_000_000n,
      token: USDC.toLowerCase(),
    });
  });

  it("tells the approval of a token from the approval of a stream", () => {
    const { data } = approval(ALICE, 12n);
    expect(decode(USDC, data).decoded?.inputs.map(({ name }) => name)).toEqual(["spender", "amount"]);
    expect(decode(LOCKUP, data).decoded?.inputs.map(({ name }) => name)).toEqual(["to", "tokenId"]);
  });

  it.each([
    ["leftover bytes", `${encode("cancel", 1n)}00`],
    ["a missing byte", encode("cancel", 1n).slice(0, -2)],
    ["an unknown function", "0xdeadbeef"],
    ["nothing", "0x"],
  ])("does not decode data with %s", (_, data) => {
    expect(decode(LOCKUP, data as `0x${string}`).decoded).toBeUndefined();
  });
});
