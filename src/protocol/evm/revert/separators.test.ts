import { encodeErrorResult, parseAbi } from "viem";
import { expect, it } from "vitest";
import { decodeRevert } from "./decode";

const OVERDRAW = encodeErrorResult({
  abi: parseAbi([
    "error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)",
  ]),
  args: [676n, 2000n, 10n],
});
const SELECTOR = OVERDRAW.slice(2, 10);
const VALUES = OVERDRAW.slice(10);
const WORDS = VALUES.match(/.{64}/g)!;

const knowledge = {
  errors: [
    {
      name: "SablierLockup_Overdraw",
      selector: `0x${SELECTOR}`,
      group: "lockup" as const,
      raisedBy: [],
      releases: ["Lockup v4.0"],
      arguments: [
        { name: "streamId", type: "uint256", meaning: "" },
        { name: "amount", type: "uint128", meaning: "" },
        { name: "withdrawableAmount", type: "uint128", meaning: "" },
      ],
      cause: "",
      remedy: "",
    },
  ],
  functions: [],
  messages: [],
  refusals: [],
  panicCodes: {},
  panicWords: {},
};
const decode = (text: string) => decodeRevert(text, knowledge);
const overdrawn = {
  kind: "error",
  error: { name: "SablierLockup_Overdraw" },
  values: [{ value: "676" }, { value: "2,000" }, { value: "10" }],
};

it.each([
  ": ",
  " ",
  ", ",
  "\n",
  "\n\n  ",
  " (",
  "[",
  " {",
  " data=",
  ", data: 0x",
  ' args: ["0x',
  '", "0x',
  " | ",
  ": 0X",
  " with data ",
])("reads an error where %j is between its selector and its values", (between) => {
  for (const selector of [`0x${SELECTOR}`, `0X${SELECTOR.toUpperCase()}`, `"0x${SELECTOR}"`, SELECTOR]) {
    for (const before of ["", "execution reverted: custom error "]) {
      const start = before + selector + between;
      expect(decode(start + VALUES)).toMatchObject(overdrawn);
      expect(decode(`${start}${VALUES.toUpperCase()})`)).toMatchObject(overdrawn);
      expect(decode(`${start}${WORDS.join(", 0x")}]`)).toMatchObject(overdrawn);
    }
  }
});

it("does not read a hash after a selector as a value", () => {
  const reading = decode(`execution reverted: 0x${SELECTOR} 0x${"ab".repeat(32)}`);
  expect(reading).toMatchObject({ kind: "error", error: { name: "SablierLockup_Overdraw" } });
  expect(reading).not.toHaveProperty("values");
});
