// Long because it holds the messages of wallets, nodes and tools, one test for each form that readers paste.

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
import { panicCodes } from "../../../../data/errors/sablier";
import { legacyMessages, panicWords, revertMessages } from "../../../../data/errors/messages";
import { refusals } from "../../../../data/errors/refusals";
import {
  decodeRevert,
  signatureOf,
  type CatalogueError,
  type RevertReading,
} from "../../../../src/protocol/evm/revert";
import { readFunctions } from "../contracts/functions";
import { readErrors } from "./content";

// Complete messages of wallets, nodes and tools, in the forms that public code and reports show, with values of our own.

const siteDir = path.resolve(__dirname, "../../../..");
const { catalogue, earlier, libraries } = readErrors(siteDir, "https://docs.example/reference/errors");
const errors = [...catalogue, ...earlier, ...libraries.errors];
const functions = readFunctions(siteDir);
const knowledge = { errors, panicCodes, panicWords, messages: revertMessages, refusals, functions };
const decode = (input: string) => decodeRevert(input, knowledge);

const abiOf = (error: CatalogueError): Abi => [
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

const dataOf = (error: CatalogueError) =>
  encodeErrorResult({
    abi: abiOf(error),
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
    ["its signature", (error) => signatureOf(error), {}],
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
      const reading = decode(wrap(error, dataOf(error)));
      return !isThis(reading, error) || (withValues && reading.kind === "error" && !reading.values);
    });
    expect(unread.map(signatureOf)).toEqual([]);
  });

  it("is known by the text that viem writes for it", () => {
    const unread = errors.filter((error) => {
      const data = dataOf(error);
      const text = (abi: Abi) =>
        new ContractFunctionRevertedError({ abi, data, functionName: "withdraw" }).message;
      expect(decodeErrorResult({ abi: abiOf(error), data }).errorName).toBe(error.name);
      return ![text(abiOf(error)), text([])].every((message) => isThis(decode(message), error));
    });
    expect(unread.map(signatureOf)).toEqual([]);
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

describe.each<[tool: string, texts: [what: string, text: string, reading: object][]]>([
  [
    "nodes",
    [
      [
        "geth, data",
        `{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"${OVERDRAW}"}}`,
        overdraw,
      ],
      ["geth, a message", "execution reverted: ERC20: transfer amount exceeds balance", balance],
      ["geth, nothing", '{"code":-32000,"message":"execution reverted"}', noReason],
      [
        "nethermind, data",
        `{"error":{"code":-32015,"message":"VM execution error.","data":"Reverted ${OVERDRAW}"}}`,
        overdraw,
      ],
      [
        "nethermind, a message",
        '{"code":-32015,"message":"VM execution error.","data":"revert: ERC20: transfer amount exceeds balance"}',
        balance,
      ],
      [
        "nethermind, nothing",
        '{"code":-32015,"message":"VM execution error.","data":"Reverted 0x"}',
        noReason,
      ],
      ["besu", "Execution reverted (ERC20: transfer amount exceeds balance)", balance],
      [
        "ganache",
        "VM Exception while processing transaction: revert ERC20: transfer amount exceeds balance",
        balance,
      ],
      [
        "a relay",
        `server error: execution reverted with reason "ERC20: transfer amount exceeds balance"`,
        balance,
      ],
      ["anvil", `execution reverted: custom error ${OVERDRAW.slice(0, 10)}: ${OVERDRAW.slice(10)}`, overdraw],
      [
        "substrate",
        `{"code":-32603,"message":"VM Exception while processing transaction: revert *","data":"${PAUSED}"}`,
        paused,
      ],
    ],
  ],
  [
    "MetaMask",
    [
      [
        "a nested error",
        `Internal JSON-RPC error. { "code": -32603, "message": "Internal JSON-RPC error.", "data": { "code": 3, "data": "${OVERDRAW}", "message": "execution reverted" } }`,
        overdraw,
      ],
      [
        "the original error",
        `{ "code": -32603, "message": "execution reverted: ERC20: transfer amount exceeds balance", "data": { "originalError": { "code": 3, "data": "${MESSAGE("ERC20: transfer amount exceeds balance")}" } } }`,
        balance,
      ],
      [
        "in the console",
        `MetaMask - RPC Error: Internal JSON-RPC error. {code: -32603, message: 'Internal JSON-RPC error.', data: {code: -32000, message: 'execution reverted'}}`,
        noReason,
      ],
      [
        "declined",
        "MetaMask Tx Signature: User denied transaction signature.",
        { kind: "refusal", cause: expect.stringMatching(/declined/) },
      ],
      [
        "too little for gas",
        "insufficient funds for gas * price + value: balance 0, tx cost 42000",
        { kind: "refusal", cause: expect.stringMatching(/native token/) },
      ],
    ],
  ],
  [
    "Rabby",
    [
      [
        "a simulation",
        `Simulation Failed (#-39000): execution reverted: ERC20: transfer amount exceeds balance`,
        balance,
      ],
      ["a pre-execution", `Fail to pre-execute: execution reverted, data: ${OVERDRAW}`, overdraw],
      ["a failure alone", "Transaction failed: execution reverted", noReason],
      ["fees", "Not enough funds to cover the transfer and network fee", { kind: "refusal" }],
    ],
  ],
  [
    "Safe",
    [
      [
        "the code alone",
        "GS013",
        {
          kind: "message",
          message: "GS013",
          cause: expect.stringMatching(/Safe hides/),
          remedy: expect.stringMatching(/inner call alone/),
        },
      ],
      [
        "with ethers 5 around",
        `cannot estimate gas; transaction may fail or may require manual gas limit [ See: https://links.ethers.org/v5-errors-UNPREDICTABLE_GAS_LIMIT ] (reason="execution reverted: GS026", method="estimateGas", transaction={"from":"${ACCOUNT}","data":"${CALL}"}, code=UNPREDICTABLE_GAS_LIMIT, version=providers/5.7.2)`,
        { kind: "message", message: "GS026", cause: expect.stringMatching(/signatures/) },
      ],
      [
        "its warning",
        "This transaction will most likely fail. To save gas costs, avoid executing the transaction.",
        noReason,
      ],
      [
        "a code in its text",
        "Error: Transaction reverted: GS010",
        { kind: "message", cause: expect.stringMatching(/gas/) },
      ],
    ],
  ],
  [
    "ethers 5",
    [
      [
        "a message",
        `call revert exception; VM Exception while processing transaction: reverted with reason string "ERC20: transfer amount exceeds balance" [ See: https://links.ethers.org/v5-errors-CALL_EXCEPTION ] (method="transfer(address,uint256)", data="${MESSAGE("ERC20: transfer amount exceeds balance")}", errorArgs=["ERC20: transfer amount exceeds balance"], errorName="Error", errorSignature="Error(string)", reason="ERC20: transfer amount exceeds balance", code=CALL_EXCEPTION, version=abi/5.7.0)`,
        balance,
      ],
      [
        "a custom error",
        `call revert exception [ See: https://links.ethers.org/v5-errors-CALL_EXCEPTION ] (method="withdraw(uint256,address,uint128)", data="${OVERDRAW}", errorArgs=[{"type":"BigNumber","hex":"0x2a"},{"type":"BigNumber","hex":"0x1388"},{"type":"BigNumber","hex":"0x0a"}], errorName="SablierLockup_Overdraw", errorSignature="SablierLockup_Overdraw(uint256,uint128,uint128)", reason=null, code=CALL_EXCEPTION, version=abi/5.7.0)`,
        overdraw,
      ],
      [
        "a custom error without its data",
        `call revert exception (method="withdraw(uint256,address,uint128)", errorSignature="SablierLockup_Overdraw(uint256,uint128,uint128)", errorArgs=[{"type":"BigNumber","hex":"0x2a"},{"type":"BigNumber","hex":"0x1388"},{"type":"BigNumber","hex":"0x0a"}], code=CALL_EXCEPTION)`,
        overdraw,
      ],
      [
        "no data",
        `missing revert data in call exception; Transaction reverted without a reason string [ See: https://links.ethers.org/v5-errors-CALL_EXCEPTION ] (data="0x", transaction={"to":"${ACCOUNT}","data":"${CALL}","accessList":null}, code=CALL_EXCEPTION, version=providers/5.7.2)`,
        noReason,
      ],
      [
        "the node's answer inside",
        `missing revert data in call exception (data="0x", error={"reason":"processing response error","code":"SERVER_ERROR","body":"{\\"jsonrpc\\":\\"2.0\\",\\"id\\":44,\\"error\\":{\\"code\\":3,\\"message\\":\\"execution reverted\\",\\"data\\":\\"${OVERDRAW}\\"}}"}, code=CALL_EXCEPTION)`,
        overdraw,
      ],
      [
        "gas that cannot be estimated",
        `cannot estimate gas; transaction may fail or may require manual gas limit (error={"code":-32000,"message":"insufficient funds for transfer"}, code=UNPREDICTABLE_GAS_LIMIT)`,
        { kind: "refusal" },
      ],
    ],
  ],
  [
    "ethers 6",
    [
      [
        "a custom error that it does not know",
        `execution reverted (unknown custom error) (action="estimateGas", data="${OVERDRAW}", reason=null, transaction={ "data": "${CALL}", "to": "${ACCOUNT}" }, invocation=null, revert=null, code=CALL_EXCEPTION, version=6.13.2)`,
        overdraw,
      ],
      [
        "a custom error that nobody knows",
        `execution reverted (unknown custom error) (action="estimateGas", data="0x5bbbea32", reason=null, transaction={ "data": "${CALL}", "to": "${ACCOUNT}" }, code=CALL_EXCEPTION, version=6.13.2)`,
        unknown,
      ],
      [
        "a custom error of its ABI",
        `execution reverted: SablierLockup_Overdraw(42, 5000, 10) (action="call", reason="SablierLockup_Overdraw(42, 5000, 10)", code=CALL_EXCEPTION, version=6.13.2)`,
        overdraw,
      ],
      [
        "a message",
        `execution reverted: "ERC20: transfer amount exceeds balance" (action="estimateGas", data="${MESSAGE("ERC20: transfer amount exceeds balance")}", reason="ERC20: transfer amount exceeds balance", code=CALL_EXCEPTION, version=6.13.2)`,
        balance,
      ],
      [
        "a panic",
        `execution reverted: Panic due to OVERFLOW(17) (action="call", data="${PANIC}", reason="Panic due to OVERFLOW(17)", code=CALL_EXCEPTION)`,
        overflow,
      ],
      ["a panic without its data", "execution reverted: Panic due to OVERFLOW(17)", overflow],
      [
        "no data",
        `missing revert data (action="estimateGas", data=null, reason=null, transaction={ "data": "${CALL}", "from": "${ACCOUNT}", "to": "${ACCOUNT}" }, invocation=null, revert=null, code=CALL_EXCEPTION, version=6.15.0)`,
        noReason,
      ],
      ["no data, in short", "missing revert data", noReason],
      [
        "a require without a message",
        'execution reverted (no data present; likely require(false) occurred (action="call", data="0x", reason="require(false)")',
        noReason,
      ],
    ],
  ],
  [
    "viem",
    [
      [
        "a message",
        'The contract function "withdraw" reverted with the following reason:\nERC20: transfer amount exceeds balance\n\nContract Call:\n  address:   0x0000…\n  function:  withdraw(uint256 streamId)',
        balance,
      ],
      [
        "a custom error of its ABI",
        'The contract function "withdraw" reverted.\n\nError: SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)\n                              (42, 5000, 10)\n \nContract Call:\n  function:  withdraw(uint256 streamId, address to, uint128 amount)',
        overdraw,
      ],
      [
        "an unknown selector",
        'The contract function "withdraw" reverted with the following signature:\n0x5bbbea32\n\nUnable to decode signature "0x5bbbea32" as it was not found on the provided ABI.\nMake sure you are using the correct ABI and that the error exists on it.',
        unknown,
      ],
      [
        "no data",
        'The contract function "statusOf" returned no data ("0x").\n\nThis could be due to any of the following:\n  - The contract does not have the function "statusOf",\n  - The address is not a contract.',
        noReason,
      ],
      [
        "nothing at all",
        'The contract function "withdraw" reverted.\n\nContract Call:\n  address:   0x0000…',
        noReason,
      ],
      [
        "a refused nonce",
        "Nonce provided for the transaction is lower than the current nonce of the account.\nDetails: nonce too low: next nonce 7, tx nonce 6",
        { kind: "refusal", cause: expect.stringMatching(/nonce/) },
      ],
    ],
  ],
  [
    "web3.py",
    [
      ["a custom error", `web3.exceptions.ContractCustomError: ('${OVERDRAW}', '${OVERDRAW}')`, overdraw],
      [
        "an unknown custom error",
        "web3.exceptions.ContractCustomError: ('0x5bbbea32', '0x5bbbea32')",
        unknown,
      ],
      [
        "a message",
        `web3.exceptions.ContractLogicError: ('execution reverted: ERC20: transfer amount exceeds balance', '${MESSAGE("ERC20: transfer amount exceeds balance")}')`,
        balance,
      ],
      [
        "a message alone",
        "ContractLogicError: execution reverted: ERC20: transfer amount exceeds balance",
        balance,
      ],
      [
        "a panic",
        "web3.exceptions.ContractPanicError: Panic error 0x11: Arithmetic operation results in underflow or overflow.",
        overflow,
      ],
      ["nothing", "web3.exceptions.ContractLogicError: ('execution reverted', 'no data')", noReason],
    ],
  ],
  [
    "Hardhat",
    [
      [
        "a custom error",
        "Error: VM Exception while processing transaction: reverted with custom error 'SablierLockup_Overdraw(42, 5000, 10)'",
        overdraw,
      ],
      [
        "an error of another contract",
        `VM Exception while processing transaction: reverted with an unrecognized custom error (return data: ${OVERDRAW})`,
        overdraw,
      ],
      [
        "an error that nobody knows",
        "VM Exception while processing transaction: reverted with an unrecognized custom error (return data: 0x5bbbea32)",
        unknown,
      ],
      [
        "a selector without 0x",
        "VM Exception while processing transaction: reverted with an unrecognized custom error with selector 5bbbea32",
        unknown,
      ],
      [
        "a message",
        "VM Exception while processing transaction: reverted with reason string 'ERC20: transfer amount exceeds balance'",
        balance,
      ],
      [
        "a panic",
        "VM Exception while processing transaction: reverted with panic code 0x11 (Arithmetic operation overflowed outside of an unchecked block)",
        overflow,
      ],
      ["no reason", "Error: Transaction reverted without a reason string", noReason],
      [
        "an unknown function",
        "Transaction reverted: function selector was not recognized and there's no fallback function",
        noReason,
      ],
      [
        "no contract",
        "Transaction reverted: function call to a non-contract account",
        { kind: "message", cause: expect.stringMatching(/without code/) },
      ],
      [
        "an inner provider's",
        "ProviderError: execution reverted: SafeERC20: low-level call failed",
        { kind: "message", cause: expect.stringMatching(/gave no reason/) },
      ],
    ],
  ],
  [
    "Foundry",
    [
      [
        "a trace",
        "    ├─ [2462] SablierLockup::withdraw(42, 0x00…aA, 5000)\n    │   └─ ← [Revert] SablierLockup_Overdraw(42, 5000 [5e3], 10)",
        overdraw,
      ],
      [
        "a failing test",
        "[FAIL: SablierLockup_Overdraw(42, 5000, 10)] test_Withdraw() (gas: 24601)",
        overdraw,
      ],
      ["a panic", "panic: arithmetic underflow or overflow (0x11)", overflow],
      ["a panic in a trace", "    └─ ← [Revert] panic: arithmetic underflow or overflow (0x11)", overflow],
      [
        "a test that fails by a panic",
        "[FAIL: panic: arithmetic underflow or overflow (0x11)] test_Sum() (gas: 5000)",
        overflow,
      ],
      ["a message", "    └─ ← [Revert] ERC20: transfer amount exceeds balance", balance],
      ["an older message", "[FAIL. Reason: ERC20: transfer amount exceeds balance] test_Pay()", balance],
      ["an unknown error", "    └─ ← [Revert] custom error 0x5bbbea32", unknown],
      ["an error without 0x", "    └─ ← [Revert] custom error 5bbbea32:", unknown],
      ["no reason", "    └─ ← [Revert] EvmError: Revert", noReason],
      [
        "no gas",
        "    └─ ← [OutOfGas] EvmError: OutOfGas",
        { kind: "refusal", cause: expect.stringMatching(/gas limit/) },
      ],
      [
        "cast send",
        `Error: server returned an error response: error code 3: execution reverted: custom error ${OVERDRAW.slice(0, 10)}: *…, data: "${OVERDRAW}": SablierLockup_Overdraw(42, 5000, 10)`,
        overdraw,
      ],
      ["cast, older", `(code: 3, message: execution reverted, data: Some(String("${PANIC}")))`, overflow],
      [
        "cast, unknown",
        `Error: server returned an error response: error code 3: execution reverted: custom error 0x5bbbea32, data: "0x5bbbea32"`,
        unknown,
      ],
    ],
  ],
  [
    "alloy",
    [
      [
        "an error response",
        `server returned an error response: error code -32000: execution reverted, data: "${OVERDRAW}"`,
        overdraw,
      ],
      [
        "its debug output",
        `TransportError(ErrorResp(ErrorPayload { code: 3, message: "execution reverted", data: Some(RawValue("${OVERDRAW}")) }))`,
        overdraw,
      ],
      [
        "a message",
        'server returned an error response: error code 3: execution reverted: ERC20: transfer amount exceeds balance, data: "0x"',
        balance,
      ],
      [
        "a panic",
        'JsonRpcError { code: 3, message: "execution reverted: panic: arithmetic underflow or overflow (0x11)", data: Some(RawValue(..)) }',
        overflow,
      ],
    ],
  ],
  [
    "Tenderly",
    [
      [
        "a custom error",
        "Fail with custom error 'SablierLockup_Overdraw(streamId: 42, amount: 5000, withdrawableAmount: 10)'",
        overdraw,
      ],
      ["a message", "Error: execution reverted. Reason: ERC20: transfer amount exceeds balance", balance],
      [
        "a simulation",
        '{"error_message":"execution reverted","stack_trace":[{"op":"REVERT","error":"SablierLockup_Overdraw","error_reason":"SablierLockup_Overdraw"}]}',
        overdrawAlone,
      ],
      ["nothing", "Transaction failed with error: execution reverted", noReason],
    ],
  ],
  [
    "block explorers",
    [
      [
        "Etherscan, a message",
        "Warning! Error encountered during contract execution [execution reverted] Fail with error 'ERC20: transfer amount exceeds balance'",
        balance,
      ],
      [
        "Etherscan, a custom error",
        "Fail with Custom Error 'SablierLockup_Overdraw (42, 5000, 10)'",
        overdraw,
      ],
      [
        "Etherscan, nothing",
        "Warning! Error encountered during contract execution [execution reverted]",
        noReason,
      ],
      [
        "Etherscan, no gas",
        "Warning! Error encountered during contract execution [out of gas]",
        { kind: "refusal" },
      ],
      ["Blockscout, data", `Failed. Revert reason: Raw: ${OVERDRAW}`, overdraw],
      ["Blockscout, a message", "Revert reason: ERC20: transfer amount exceeds balance", balance],
      [
        "Blockscout, decoded",
        "Error: (Awaiting internal transactions for reason) SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)",
        overdrawAlone,
      ],
    ],
  ],
])("%s", (_tool, texts) => {
  it.each(texts)("%s", (_what, text, reading) => {
    expect(decode(text)).toMatchObject(reading);
  });
});

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
