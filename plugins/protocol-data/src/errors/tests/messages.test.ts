import { readFileSync } from "node:fs";
import path from "node:path";
import {
  decodeErrorResult,
  encodeErrorResult,
  parseAbi,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  type Abi,
  type Hex,
} from "viem";
import { describe, expect, it } from "vitest";
import { panicCodes } from "../../../../../data/errors/sablier";
import { legacyMessages, panicWords, revertMessages } from "../../../../../data/errors/messages";
import { refusals } from "../../../../../data/errors/refusals";
import {
  decodeRevert,
  writeSignature,
  type CatalogueError,
  type RevertReading,
} from "../../../../../src/protocol/evm/revert";
import { readFunctions } from "../../contracts/functions";
import { readErrors } from "../content";

// `messages.tsv` has complete messages of wallets, nodes and tools, in the forms that public code and reports show, with
// values of our own.

const siteDir = path.resolve(__dirname, "../../../../..");
const { catalogue, earlier, libraries } = readErrors(siteDir, "https://docs.example/reference/errors");
const errors = [...catalogue, ...earlier, ...libraries.errors];
const functions = readFunctions(siteDir);
const knowledge = { errors, panicCodes, panicWords, messages: revertMessages, refusals, functions };
const decode = (input: string) => decodeRevert(input, knowledge);

const getAbi = (error: CatalogueError): Abi => [
  {
    type: "error",
    name: error.name,
    inputs: error.arguments.map(({ name, type }, at) => ({ name: name || `argument${at}`, type })),
  },
];

/** Returns a value of a type, as an ABI encoder takes it. */
function example(type: string): unknown {
  if (type.endsWith("[]")) return [example(type.slice(0, -2))];
  if (/^u?int/.test(type)) return Number(/\d+/.exec(type)?.[0]) <= 48 ? 1 : 42n;
  if (type === "address") return "0x00000000000000000000000000000000000000AA";
  if (type === "bool") return true;
  if (type === "string") return "a text";
  if (type === "bytes") return "0x1234";
  return `0x${"01".repeat(Number(type.slice(5)))}`;
}

const getData = (error: CatalogueError) =>
  encodeErrorResult({
    abi: getAbi(error),
    errorName: error.name,
    args: error.arguments.map(({ type }) => example(type)),
  });

const isThis = (reading: RevertReading, { selector }: CatalogueError) =>
  reading.kind === "error"
    ? reading.error.selector === selector
    : // Two errors of one name: the reader is asked which.
      reading.kind === "candidates" && reading.errors.some((error) => error.selector === selector);

describe("every error that the site knows", () => {
  const wraps: [
    string,
    (error: CatalogueError, data: Hex) => string,
    { byName?: true; withValues?: true },
  ][] = [
    ["its selector", ({ selector }) => selector, {}],
    ["its name", ({ name }) => name, { byName: true }],
    ["its signature", (error) => writeSignature(error), {}],
    ["its data", (_, data) => data, { withValues: true }],
    ["its data behind words of a node", (_, data) => `execution reverted: ${data}`, { withValues: true }],
    [
      "its data in the JSON of a node",
      (_, data) => JSON.stringify({ error: { code: 3, message: "execution reverted", data } }),
      { withValues: true },
    ],
    ["its selector, cut off with an ellipsis", ({ selector }) => `${selector}0000…`, {}],
    ["its selector, cut off with dots", ({ selector }) => `${selector}0000...`, {}],
    ["its selector as a custom error", ({ selector }) => `execution reverted: custom error ${selector}`, {}],
    [
      "its name in a sentence",
      ({ name }) => `Transaction reverted with custom error "${name}"`,
      { byName: true },
    ],
  ];

  it.each(wraps)("is known by %s", (_name, wrap, { withValues }) => {
    const unread = errors.filter((error) => {
      const reading = decode(wrap(error, getData(error)));
      return !isThis(reading, error) || (withValues && reading.kind === "error" && !reading.values);
    });
    expect(unread.map(writeSignature)).toEqual([]);
  });

  it("is known by the text that viem writes for it", () => {
    const unread = errors.filter((error) => {
      const data = getData(error);
      const text = (abi: Abi) =>
        new ContractFunctionRevertedError({ abi, data, functionName: "withdraw" }).message;
      expect(decodeErrorResult({ abi: getAbi(error), data }).errorName).toBe(error.name);
      return ![text(getAbi(error)), text([])].every((message) => isThis(decode(message), error));
    });
    expect(unread.map(writeSignature)).toEqual([]);
  });
});

const OVERDRAW = encodeErrorResult({
  abi: parseAbi([
    "error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)",
  ]),
  args: [42n, 5_000n, 10n],
});
const PAUSED = encodeErrorResult({ abi: parseAbi(["error EnforcedPause()"]) });
const MESSAGE = (text: string) =>
  encodeErrorResult({ abi: parseAbi(["error Error(string)"]), errorName: "Error", args: [text] });
const PANIC = encodeErrorResult({ abi: parseAbi(["error Panic(uint256)"]), args: [0x11n] });
const CALL = `0x6a761202${"0".repeat(192)}`;
const ACCOUNT = "0x00000000000000000000000000000000000000AA";

const overdraw = {
  kind: "error",
  error: { name: "SablierLockup_Overdraw" },
  values: [{ value: "42" }, { value: "5,000" }, { value: "10" }],
};
const overdrawAlone = { kind: "error", error: { name: "SablierLockup_Overdraw" } };
const paused = { kind: "error", error: { name: "EnforcedPause", library: "OpenZeppelin Contracts" } };
const balance = {
  kind: "message",
  message: "ERC20: transfer amount exceeds balance",
  cause: expect.stringMatching(/less of the token/),
};
const overflow = { kind: "panic", code: 0x11, meaning: panicCodes[0x11] };
const noReason = { kind: "noReason" };
const unknown = { kind: "unknown", selector: "0x5bbbea32" };

/** The values that texts of messages.tsv contain, by name. */
const VALUES: Readonly<Record<string, string>> = {
  OVERDRAW,
  OVERDRAW_SELECTOR: OVERDRAW.slice(0, 10),
  OVERDRAW_ARGUMENTS: OVERDRAW.slice(10),
  BALANCE: MESSAGE("ERC20: transfer amount exceeds balance"),
  PAUSED,
  PANIC,
  CALL,
  ACCOUNT,
};

/** The readings of messages.tsv by name. Other rows name a kind, or a kind and words of its cause. */
const READINGS: Readonly<Record<string, object>> = {
  overdraw,
  overdrawAlone,
  paused,
  balance,
  overflow,
  noReason,
  unknown,
  GS013: {
    kind: "message",
    message: "GS013",
    cause: expect.stringMatching(/Safe hides/),
    remedy: expect.stringMatching(/inner call alone/),
  },
  GS026: { kind: "message", message: "GS026", cause: expect.stringMatching(/signatures/) },
};

/** Reads one row of messages.tsv: tool, message, reading and text, in which \n is a new line and ${NAME} one of VALUES. */
function readRow(row: string): [tool: string, what: string, text: string, reading: object] {
  const [tool = "", what = "", reading = "", text = ""] = row.split("\t");
  const filled = text.replaceAll("\\n", "\n").replace(/\$\{(\w+)\}/g, (_, name: string) => VALUES[name]!);
  const [kind, words] = reading.split(": ");
  const other = { kind, ...(words ? { cause: expect.stringContaining(words) as string } : {}) };
  return [tool, what, filled, READINGS[reading] ?? other];
}

it.each(readFileSync(path.join(__dirname, "messages.tsv"), "utf8").trimEnd().split("\n").map(readRow))(
  "%s: %s",
  (_tool, _what, text, reading) => {
    expect(decode(text)).toMatchObject(reading);
  },
);

describe("messages and panics by themselves", () => {
  // The code 0 has no words there.
  it.each(Object.keys(panicCodes).map(Number).filter(Boolean))("viem's words for panic %s", (code) => {
    const data = encodeErrorResult({ abi: parseAbi(["error Panic(uint256)"]), args: [BigInt(code)] });
    const { message, reason } = new ContractFunctionRevertedError({ abi: [], data, functionName: "create" });
    expect(reason).toMatch(/\w+/);
    expect(decode(message)).toMatchObject({ kind: "panic", code });
  });

  it("tells every message that the tables of Legacy list", () => {
    const pages = ["constant-functions", "non-constant-functions"].map((name) =>
      readFileSync(path.join(siteDir, "docs/reference/legacy/contracts", `${name}.mdx`), "utf8"),
    );
    const rows = (page: string, heading: string) =>
      page
        .slice(page.indexOf(heading))
        .split("\n\n")
        [heading.startsWith("|") ? 0 : 2]!.split("\n")
        .flatMap((row) => /^\| `([^`]+)`/.exec(row)?.[1] ?? []);
    const listed = [...rows(pages[0]!, "{/* #errors */}"), ...rows(pages[1]!, "| Additional revert string")];
    expect(listed.length).toBeGreaterThan(20);
    for (const message of listed)
      expect(decode(`execution reverted: ${message}`), message).toMatchObject({
        kind: "message",
        message,
        cause: expect.any(String),
      });
    for (const message of Object.keys(legacyMessages)) expect(listed).toContain(message);
  });

  it("reads the error that another error carries", () => {
    const data = encodeErrorResult({
      abi: parseAbi(["error FailedOpWithRevert(uint256 opIndex, string reason, bytes inner)"]),
      args: [0n, "AA23 reverted", OVERDRAW],
    });
    expect(decode(data)).toMatchObject({ error: { name: "FailedOpWithRevert" }, inner: overdraw });
  });

  describe("an error wrapped by ERC-7751", () => {
    const wrapped = (reason: Hex, details: Hex = "0x") =>
      encodeErrorResult({
        abi: parseAbi(["error WrappedError(address target, bytes4 selector, bytes reason, bytes details)"]),
        args: [ACCOUNT, "0xa9059cbb", reason, details],
      });
    const outer = { error: { name: "WrappedError", library: "ERC-7751" } };

    it.each<[string, Hex, object]>([
      ["a custom error", wrapped(OVERDRAW), overdraw],
      ["a message", wrapped(MESSAGE("ERC20: transfer amount exceeds balance")), balance],
      ["a panic", wrapped(PANIC), overflow],
      ["an error that nobody knows", wrapped("0x5bbbea32"), unknown],
      ["no data", wrapped("0x"), noReason],
      ["another wrapped error", wrapped(wrapped(OVERDRAW)), { ...outer, inner: overdraw }],
      ["an error next to details", wrapped(OVERDRAW, "0x5bbbea32"), overdraw],
    ])("%s", (_what, data, inner) => {
      expect(decode(data)).toMatchObject({ ...outer, inner });
      expect(decode(`execution reverted: ${data}`)).toMatchObject({ ...outer, inner });
    });

    it("names the function that was called", () => {
      expect(decode(wrapped("0x"))).toMatchObject({
        values: [{ value: ACCOUNT }, { value: "0xa9059cbb", explanation: "transfer" }, {}, {}],
      });
    });
  });

  it("finds a known error in the data of a wrapper that nobody knows", () => {
    const abi = parseAbi(["error CallFailed(uint256 index, bytes returned)"]);
    const data = encodeErrorResult({ abi, args: [3n, OVERDRAW] });
    expect(decode(data)).toMatchObject({ kind: "unknown", selector: data.slice(0, 10), inner: overdraw });
    const none = encodeErrorResult({ abi, args: [3n, "0x5bbbea32"] });
    expect(decode(none)).toEqual({ kind: "unknown", selector: none.slice(0, 10) });
  });

  it("answers a node that did not find a block", () => {
    for (const text of [
      "BlockNotFoundError: block at number 42 could not be found",
      "failed to get pending block",
    ])
      expect(decode(text)).toMatchObject({ kind: "refusal", cause: expect.stringMatching(/No contract/) });
  });

  it("keeps a message whose meaning it does not know", () => {
    expect(decode("execution reverted: Moon is not full")).toEqual({
      kind: "message",
      message: "Moon is not full",
    });
  });

  it("never takes the calldata of the transaction for its error", () => {
    expect(decode(`call failed, transaction={"data":"${CALL}"}, reverted`)).toEqual(noReason);
  });
});

it("viem's complete error around a call is read", () => {
  const abi = parseAbi(["function withdraw(uint256 streamId)"]);
  const cause = new ContractFunctionRevertedError({ abi, data: OVERDRAW, functionName: "withdraw" });
  const { message } = new ContractFunctionExecutionError(cause, {
    abi,
    args: [42n],
    functionName: "withdraw",
    contractAddress: ACCOUNT,
  });
  expect(decode(message)).toMatchObject(overdrawAlone);
});
