import fc from "fast-check";
import { encodeErrorResult, parseAbi } from "viem";
import { describe, expect, it } from "vitest";
import { panicCodes } from "../../../../data/errors/sablier";
import { panicWords, revertMessages } from "../../../../data/errors/messages";
import { refusals } from "../../../../data/errors/refusals";
import { composeErrorAnchor, shortenError, writeSignature, type CatalogueError } from "./catalogue";
import { decodeRevert } from "./decode";

const overdraw: CatalogueError = {
  name: "SablierLockup_Overdraw",
  selector: "0x287ecaef",
  group: "lockup",
  raisedBy: ["SablierLockup"],
  releases: ["Lockup v3.0", "Lockup v4.0"],
  arguments: [
    { name: "streamId", type: "uint256", meaning: "ID of the stream" },
    { name: "amount", type: "uint128", meaning: "amount asked for" },
    { name: "withdrawableAmount", type: "uint128", meaning: "amount that can be withdrawn" },
  ],
  cause: "too much",
  remedy: "less",
};
const expired: CatalogueError = {
  name: "SablierMerkleBase_CampaignExpired",
  selector: "0x",
  group: "airdrops",
  raisedBy: [],
  releases: ["Airdrops v3.0"],
  arguments: [
    { name: "blockTimestamp", type: "uint256", meaning: "time of the block" },
    { name: "model", type: "uint8", meaning: "model", values: ["A", "B"] },
  ],
  cause: "over",
  remedy: "none",
};
const bare: CatalogueError = { ...overdraw, name: "DelegateCall", selector: "0x", arguments: [] };

const abi = parseAbi([
  "error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)",
  "error SablierMerkleBase_CampaignExpired(uint256 blockTimestamp, uint8 model)",
  "error DelegateCall()",
  "error Error(string)",
  "error Panic(uint256)",
]);
const data = encodeErrorResult({ abi, errorName: "SablierLockup_Overdraw", args: [42n, 5_000n, 10n] });
const catalogue = [
  { ...overdraw, selector: data.slice(0, 10) },
  {
    ...expired,
    selector: encodeErrorResult({ abi, errorName: "SablierMerkleBase_CampaignExpired", args: [0n, 0] }).slice(
      0,
      10,
    ),
  },
  { ...bare, selector: encodeErrorResult({ abi, errorName: "DelegateCall" }) },
];
const knowledge = {
  errors: catalogue,
  panicCodes,
  panicWords,
  messages: revertMessages,
  refusals,
  functions: [],
};
const decode = (input: string) => decodeRevert(input, knowledge);

describe("decodeRevert", () => {
  it.each([
    ["data", data],
    ["upper case", `0X${data.slice(2).toUpperCase()}`],
    ["without 0x", data.slice(2)],
    ["quoted", `"${data}"`],
    ["in lines", `${data.slice(0, 10)}\n  ${data.slice(10, 74)}\n  ${data.slice(74)}`],
    [
      "inside a node's message",
      `execution reverted (action="call", data="${data}", reason=null, to="0x00000000000000000000000000000000000000aa")`,
    ],
    [
      "after the address that was called",
      `call to 0x00000000000000000000000000000000000000aa failed: ${data}`,
    ],
  ])("reads %s", (_case, input) => {
    expect(decode(input)).toMatchObject({
      kind: "error",
      error: { name: "SablierLockup_Overdraw" },
      values: [{ value: "42" }, { value: "5,000" }, { value: "10" }],
    });
  });

  it("tells dates and enum values in words", () => {
    const [timed, model] = ["SablierMerkleBase_CampaignExpired" as const].flatMap((errorName) => {
      const reading = decode(encodeErrorResult({ abi, errorName, args: [1_738_368_000n, 1] }));
      return reading.kind === "error" ? (reading.values ?? []) : [];
    });
    expect(timed).toMatchObject({ value: "1,738,368,000", explanation: "2025-02-01 00:00:00 UTC" });
    expect(model).toMatchObject({ value: "1", explanation: "B" });
  });

  it.each([
    [data.slice(0, 10)],
    ["SablierLockup_Overdraw"],
    ["sablierlockup_overdraw"],
    ["SablierLockup_Overdraw(uint256,uint128,uint128)"],
    ["Overdraw"],
  ])("knows %s, without values", (input) => {
    const reading = decode(input);
    expect(reading).toMatchObject({ kind: "error", error: { name: "SablierLockup_Overdraw" } });
    expect(reading).not.toHaveProperty("values");
  });

  it("reads an error without arguments", () => {
    expect(decode(catalogue[2]!.selector)).toMatchObject({ kind: "error", values: [] });
  });

  it("says that data is cut off", () => {
    expect(decode(data.slice(0, -64))).toMatchObject({ kind: "error", damaged: true });
    expect(decode(`${catalogue[2]!.selector}00`)).toMatchObject({ kind: "error", damaged: true });
  });

  it("lists the errors that contain a part of a name", () => {
    const reading = decode("sablier");
    expect(reading.kind === "candidates" && reading.errors.map((error) => error.name)).toEqual([
      "SablierLockup_Overdraw",
      "SablierMerkleBase_CampaignExpired",
    ]);
  });

  it("reads messages and panics", () => {
    expect(decode(encodeErrorResult({ abi, errorName: "Error", args: ["Moon is not full"] }))).toEqual({
      kind: "message",
      message: "Moon is not full",
    });
    expect(decode("0x08c379a0")).toEqual({ kind: "message", message: undefined });
    for (const [code, meaning] of Object.entries(panicCodes)) {
      const panic = encodeErrorResult({ abi, errorName: "Panic", args: [BigInt(code)] });
      expect(decode(panic)).toEqual({ kind: "panic", code: Number(code), meaning });
    }
    expect(decode(encodeErrorResult({ abi, errorName: "Panic", args: [0x99n] }))).toMatchObject({
      meaning: undefined,
    });
    expect(decode("Panic(17)")).toEqual({ kind: "panic", code: 17, meaning: panicCodes[17] });
    expect(decode("Panic(0x11)")).toEqual({ kind: "panic", code: 17, meaning: panicCodes[17] });
    expect(decode("Panic(uint256)")).toMatchObject({ kind: "panic", code: undefined });
    expect(decode("0x4e487b71")).toMatchObject({ kind: "panic", code: undefined });
  });

  it("answers any text with a reading", () => {
    const pieces = fc.constantFrom(
      ...[
        "execution reverted",
        ": ",
        "0x",
        "deadbeef",
        data,
        "(",
        ")",
        "[",
        "'",
        '"',
        "{",
        "}",
        "panic",
        "…",
      ],
      ...["SablierLockup_Overdraw", "reason=", "custom error ", "Error", "42", ",", "\n", "GS013", "%", " "],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 12 }).map((all) => all.join("")),
        ),
        (text) => {
          expect(decode(text)).toHaveProperty("kind");
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("says plainly when it does not know", () => {
    expect(decode("0xdeadbeef")).toEqual({ kind: "unknown", selector: "0xdeadbeef" });
    expect(decode("deadbeef")).toEqual({ kind: "unknown", selector: "0xdeadbeef" });
    expect(decode("NotOurs")).toEqual({ kind: "unknown", name: "NotOurs" });
    expect(decode("NotOurs(uint256)")).toMatchObject({
      kind: "unknown",
      selector: expect.stringMatching(/^0x[0-9a-f]{8}$/),
    });
  });

  it("takes nothing for nothing and no data for no reason", () => {
    expect(decode("  \n")).toEqual({ kind: "nothing" });
    expect(decode("0x")).toEqual({ kind: "noReason" });
  });

  it.each([
    ["0x12", "8 hexadecimal digits"],
    ["0xdeadbeefz", '“z”|"z" is not'],
    ["0xdeadbeef0", "odd number"],
    ["how long is a stream?", "neither"],
    ["0x00000000000000000000000000000000000000aa", "This is an address"],
    [`0x${"ab".repeat(32)}`, "a hash of 32 bytes"],
    ["0x".padEnd(300_000, "0"), "up to 20,000 characters, and this text has 300,000"],
  ])("refuses %.20s with a sentence", (input, words) => {
    const reading = decode(input);
    expect(reading.kind).toBe("invalid");
    expect(reading.kind === "invalid" && reading.message).toMatch(new RegExp(words));
  });
});

it("names signature and anchor", () => {
  expect(writeSignature(overdraw)).toBe("SablierLockup_Overdraw(uint256,uint128,uint128)");
  expect(composeErrorAnchor(overdraw)).toBe("sablierlockup_overdraw");
});

it("names the product of releases once", () => {
  expect(shortenError([])).toBe("");
  expect(shortenError(["Lockup v4.0"])).toBe("Lockup v4.0");
  expect(shortenError(["Lockup v3.0", "Lockup v4.0", "Flow v2.0"])).toBe("Lockup v3.0, v4.0; Flow v2.0");
});
