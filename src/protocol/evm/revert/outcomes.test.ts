// What readers paste of a transaction as a whole: answers of simulators, logs, and errors of nodes. The values are ours.

import { decodeErrorResult, encodeErrorResult, parseAbi, toEventSelector, toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";
import { panicWords, revertMessages } from "../../../../data/errors/messages";
import { refusals } from "../../../../data/errors/refusals";
import { panicCodes } from "../../../../data/errors/sablier";
import { type CatalogueError } from "./catalogue";
import { decodeRevert } from "./decode";
import { findEvent } from "./payload/logs";

const OVERDRAWN =
  "066920d700000000000000000000000000000000000000000000000000000000000002a400000000000000000000000000000000000000000000003635c9adc5dea000000000000000000000000000000000000000000000000000000de0b6b3a763ffff";
const LOCKUP = "0xcf8ce57fa442ba50acbc57147a62ad03873ffa73";
const ACCOUNT = "0x1111111111111111111111111111111111111111";
const WORD = "0x" + "ab".repeat(32);

const declared = parseAbi([
  "error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)",
  "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
  "error PostOpReverted(bytes returnData)",
]);
const errors = declared.map(({ name, inputs }): CatalogueError => ({
  name,
  selector: toFunctionSelector(`${name}(${inputs.map(({ type }) => type).join(",")})`),
  group: "lockup",
  raisedBy: [],
  releases: ["Lockup v4.0"],
  arguments: inputs.map(({ name: input, type }) => ({ name: input, type, meaning: "" })),
  cause: "cause",
  remedy: "remedy",
}));
const functions = [
  ["0xa9059cbb", "transfer(address to, uint256 value)"],
  ["0xfdd46d60", "withdraw(uint256 streamId, address to, uint128 amount)"],
].map(([selector = "", declaration = ""]) => ({
  selector,
  declaration,
  contract: "SablierLockup",
  contracts: ["SablierLockup"],
  releases: ["Lockup v4.0"],
}));
const decode = (input: unknown) =>
  decodeRevert(typeof input === "string" ? input : JSON.stringify(input), {
    errors,
    panicCodes,
    panicWords,
    messages: revertMessages,
    refusals,
    functions,
  });

const overdrawn = {
  kind: "error",
  error: { name: "SablierLockup_Overdraw" },
  values: [
    { value: "676" },
    { value: "1,000,000,000,000,000,000,000" },
    { value: "999,999,999,999,999,999" },
  ],
};
const refusal = (cause: RegExp) => ({ kind: "refusal", cause: expect.stringMatching(cause) });

describe("an outcome below the call", () => {
  it("is read where Hardhat puts it, one level deeper and next to a hash", () => {
    const answer = {
      jsonrpc: "2.0",
      id: 31,
      error: {
        code: 3,
        message: "execution reverted",
        data: {
          message:
            "Error: VM Exception while processing transaction: reverted with an unrecognized custom error",
          txHash: `0xa9059cbb${"ab".repeat(28)}`,
          data: `0x${OVERDRAWN}`,
        },
      },
    };
    expect(decode(answer)).toMatchObject(overdrawn);
  });

  it("is read in Hardhat's console", () => {
    const text = `eth_estimateGas
  Contract call:       <UnrecognizedContract>
  From:                ${ACCOUNT}
  To:                  ${LOCKUP}

  reverted with an unrecognized custom error (return data: ${encodeErrorResult({
    abi: declared,
    errorName: "ERC20InsufficientBalance",
    args: [ACCOUNT, 0n, 100_000_000n],
  })})`;
    expect(decode(text)).toMatchObject({ error: { name: "ERC20InsufficientBalance" } });
  });

  const trace = {
    simulation: { status: true, error_message: "" },
    transaction: {
      hash: "0x" + "cd".repeat(32),
      status: true,
      transaction_info: {
        call_trace: {
          contract_name: "GnosisSafeProxy",
          function_name: "execTransaction",
          input: "0x6a761202",
          output: "0x" + "0".repeat(64),
          calls: [
            {
              contract_name: "MultiSendCallOnly",
              error: "execution reverted",
              calls: [
                {
                  contract_name: "SablierLockup",
                  to: LOCKUP,
                  function_name: "withdraw",
                  error: "execution reverted",
                  error_reason: "",
                  output: `0x${OVERDRAWN}`,
                },
              ],
            },
          ],
        },
      },
    },
  };
  it("is read in the deepest call of a simulator's trace", () => {
    expect(decode(trace)).toMatchObject({
      ...overdrawn,
      notes: [
        "The call of withdraw of SablierLockup failed inside the transaction",
        expect.stringContaining("counts as a success"),
      ],
    });
  });

  it.each(["transaction", "tx", "request"])("is read under %s, without the call's own data", (key) => {
    const call = { from: ACCOUNT, to: LOCKUP, data: `0x48c9ceda${"0".repeat(128)}` };
    expect(decode({ [key]: { ...call, error: { code: 3, data: `0x${OVERDRAWN}` } } })).toMatchObject(
      overdrawn,
    );
    expect(
      decode(`failed: ${key}=${JSON.stringify({ ...call, error: "execution reverted: paused" })}`),
    ).toMatchObject({
      kind: "message",
      message: "paused",
    });
    expect(decode({ code: "CALL_EXCEPTION", [key]: call })).toEqual({ kind: "noReason" });
  });

  it.each([
    [
      "the receipt of a bundler",
      { userOpHash: WORD, success: false, reason: `0x${OVERDRAWN}`, receipt: { logs: [] } },
    ],
    ["the reason of a bundler", { code: -32_521, message: "reverted", data: { reason: `0x${OVERDRAWN}` } }],
    ["the inner data of a bundler", { code: -32_500, data: { OpIndex: 0, inner: `0x${OVERDRAWN}` } }],
    ["the receipt of a node", { receipt: { status: "0x0", revertReason: `0x${OVERDRAWN}` } }],
    [
      "the output of a simulator's outer call",
      { transaction: { status: false, transaction_info: { call_trace: { output: `0x${OVERDRAWN}` } } } },
    ],
    [
      "the request of a proxy",
      { request: { method: "eth_call", error: { code: 3, data: `0x${OVERDRAWN}` } } },
    ],
    [
      "an old node's words",
      { code: -32_015, message: "VM execution error.", data: `Reverted 0x${OVERDRAWN}` },
    ],
    ["Geth's words", `execution reverted: custom error 0x066920d7: ${OVERDRAWN.slice(8)}`],
    ["Anvil's words", `error code 3: execution reverted: custom error 0x066920d7, data: "0x${OVERDRAWN}"`],
  ] as const)("is read in %s", (_where, answer) => {
    expect(decode(answer)).toMatchObject(overdrawn);
  });

  it("is read in JSON within JSON", () => {
    const body = JSON.stringify({ error: { code: 3, data: `0x${OVERDRAWN}` } });
    expect(decode({ reason: "cannot estimate gas", error: { body } })).toMatchObject(overdrawn);
  });
});

describe("logs", () => {
  const reason = {
    address: "0x0000000071727De22E5E9d8BAf0edAc6f37da032",
    topics: [
      "0x1c4fada7374c0a9ee8841fc38afe82932dc0f8e69012e927f061a8bae611a201",
      WORD,
      `0x${"0".repeat(24)}${ACCOUNT.slice(2)}`,
    ],
    data: `0x${"7".padStart(64, "0")}${"40".padStart(64, "0")}${"64".padStart(64, "0")}${OVERDRAWN}${"0".repeat(56)}`,
  };

  it("carry the error of a user operation", () => {
    expect(decode({ logs: [reason] })).toMatchObject({
      ...overdrawn,
      notes: [expect.stringMatching(/UserOperationRevertReason of the entry point.*nonce 7/)],
    });
  });

  it("of a Safe say that the call inside failed", () => {
    const log = {
      address: ACCOUNT,
      topics: [toEventSelector("ExecutionFailure(bytes32,uint256)")],
      data: WORD + "0".repeat(64),
    };
    expect(decode({ status: "0x1", logs: [log] })).toMatchObject({
      kind: "message",
      cause: expect.stringContaining("ExecutionFailure"),
    });
  });

  it("are not what a call reverted with", () => {
    const log = { address: ACCOUNT, topics: [WORD], data: `0x${OVERDRAWN}` };
    expect(decode({ status: "0x1", logs: [log] })).toMatchObject({
      kind: "invalid",
      message: expect.stringContaining("logs"),
    });
    expect(
      decode([{ ...log, topics: [toEventSelector("Transfer(address,address,uint256)")] }]),
    ).toMatchObject({
      kind: "invalid",
      message: expect.stringContaining("Transfer"),
    });
  });

  it("are named by their topics", () => {
    expect(findEvent(reason.topics[0]!)?.name).toBe("UserOperationRevertReason");
    expect(decode(reason.topics[0])).toMatchObject({
      kind: "invalid",
      message: expect.stringContaining("the event UserOperationRevertReason"),
    });
    for (const [event, name] of [
      ["Transfer(address,address,uint256)", "Transfer"],
      ["ApprovalForAll(address,address,bool)", "ApprovalForAll"],
      ["ExecutionSuccess(bytes32,uint256)", "ExecutionSuccess"],
    ] as const)
      expect(findEvent(toEventSelector(event))?.name).toBe(name);
  });
});

it("opens PostOpReverted", () => {
  const data =
    `0xad7954bc${"20".padStart(64, "0")}${"64".padStart(64, "0")}${OVERDRAWN}${"0".repeat(56)}` as const;
  expect(decodeErrorResult({ abi: declared, data }).errorName).toBe("PostOpReverted");
  expect(decode(data)).toMatchObject({ error: { name: "PostOpReverted" }, inner: overdrawn });
});

it.each([
  ['{"code":-32500,"data":{"OpIndex":0,"Reason":"AA50 postOp reverted: PM: postOp reverted"}}', /paymaster/],
  ["FOUNDRY::ASSUME", /mark of Foundry/],
  ["0x464f554e4452593a3a415353554d45", /mark of Foundry/],
  ["execution reverted: gs013", /The Safe executed its transaction/],
  ["execution reverted: Gs026", /signatures of a Safe/],
  ["execution reverted: ERC20Permit: expired deadline", /deadline of a permit/],
  ["execution reverted: PERMIT_DEADLINE_EXPIRED", /deadline of a permit/],
])("explains the message %s", (input, cause) => {
  expect(decode(input)).toMatchObject({ kind: "message", cause: expect.stringMatching(cause) });
});

it.each([
  [
    '{"code":-32603,"message":"Internal error","data":{"message":"Internal error"}}',
    /did not pass on the reason/,
  ],
  [
    "User operation gas limits exceed the max gas per bundle: 714271898579 > 20000000",
    /more gas than the bundler/,
  ],
  ["gapped-nonce tx from delegated accounts", /EIP-7702/],
  ["in-flight transaction limit reached for delegated accounts", /EIP-7702/],
  ["authority already reserved", /EIP-7702/],
  ["replacement transaction underpriced", /too low to replace/],
  ["transaction underpriced", /too low for the node/],
  ["[FAIL: vm.assume rejected too many inputs (65536 allowed)] testFuzz_X(uint256)", /discarded/],
  ['{"code":4001,"message":"x"}', /declined in the wallet/],
  ['{"code":4100,"message":"x"}', /not connected to this page/],
  ['{"code":4900,"message":"x"}', /not connected to this page/],
  ['{"code":4901,"message":"x"}', /no connection to the chain/],
  ['{"code":4902,"message":"x"}', /on a different chain/],
  ['{"code":5000,"message":"User rejected."}', /declined/],
  ['{"code":5001,"message":"x"}', /declined/],
  ['{"code":5002,"message":"User disapproved requested methods"}', /declined/],
  ['{"code":5003,"message":"x"}', /declined/],
  ['{"code":5100,"message":"x"}', /does not support the chains/],
  ['{"code":5104,"message":"x"}', /does not support the chains/],
  ['{"code":6000,"message":"x"}', /was ended in the wallet/],
  ['{"code":4200,"message":"x"}', /does not (?:support|know)/],
  ['{"code":1601,"message":"x"}', /Its meaning is not known here/],
  ["Error: x (code: 5004)", /Its meaning is not known here/],
  ['{"code":5004,"message":"User rejected the request"}', /declined in the wallet/],
  [
    'missing revert data (action="call", data=null, reason=null, code=CALL_EXCEPTION, info={ "error": { "code": "SERVER_ERROR" } })',
    /HTTP error/,
  ],
  [
    'could not coalesce error (error={ "code": 19, "message": "Temporary internal error. Please retry, trace-id: 1" , "data": null }, code=SERVER_ERROR)',
    /HTTP error/,
  ],
  [
    `missing revert data (action="estimateGas", data=null, reason=null, transaction={ "data": "0x${OVERDRAWN}", "to": "${LOCKUP}" }, info={ "error": { "code": 12, "message": "Can't route your request to suitable provider, if you specified certain providers revise the list" } }, code=CALL_EXCEPTION)`,
    /found no node/,
  ],
])("explains the refusal %s", (input, cause) => {
  expect(decode(input)).toMatchObject(refusal(cause));
});
