// Long, because it is a table: what people pasted, and what the answer must say. The texts are those of wallets, nodes,
// bundlers and tools, with values of our own.

import { encodeAbiParameters, encodeErrorResult, parseAbi, toHex, type Hex } from "viem";
import { describe, expect, it } from "vitest";
import { panicWords, revertMessages } from "../../../../data/errors/messages";
import { refusals } from "../../../../data/errors/refusals";
import { panicCodes } from "../../../../data/errors/sablier";
import { type CatalogueError } from "./catalogue";
import { decodeRevert } from "./decode";

const error = (name: string, selector: string, types: Readonly<Record<string, string>>): CatalogueError => ({
  name,
  selector,
  group: "lockup",
  raisedBy: [],
  releases: ["Lockup v4.0"],
  arguments: Object.entries(types).map(([argument, type]) => ({ name: argument, type, meaning: "" })),
  cause: "cause",
  remedy: "remedy",
});
const errors = [
  error("SablierLockup_Overdraw", "0x066920d7", {
    streamId: "uint256",
    amount: "uint128",
    withdrawableAmount: "uint128",
  }),
  error("FailedOp", "0x220266b6", { opIndex: "uint256", reason: "string" }),
];
const functions = [
  ["0xfdd46d60", "withdraw(uint256 streamId, address to, uint128 amount)"],
  ["0xa480ca79", "collectFees(address factoryAdmin)"],
  ["0x095ea7b3", "approve(address to, uint256 tokenId)"],
].map(([selector = "", declaration = ""]) => ({
  selector,
  declaration,
  contract: "SablierLockup",
  contracts: ["SablierLockup"],
  releases: ["Lockup v4.0"],
}));
const knowledge = { errors, panicCodes, panicWords, messages: revertMessages, refusals, functions };
const decode = (input: string) => decodeRevert(input, knowledge);

const OVERDRAW = encodeErrorResult({
  abi: parseAbi([
    "error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)",
  ]),
  args: [1n, 2n, 3n],
});
const TEXT = (bytes: Hex): Hex =>
  `0x08c379a0${encodeAbiParameters([{ type: "bytes" }], [bytes]).slice(2)}` as Hex;
const ADDRESS = "0x1111111111111111111111111111111111111111";
const WITHDRAW = `0xfdd46d60${"0".repeat(63)}1${"0".repeat(24)}${ADDRESS.slice(2)}${"0".repeat(63)}5`;
/** Calldata of a contract that nobody knows, whose first bytes could be an error's. */
const FOREIGN = `0x48c9ceda${"0".repeat(128)}`;
const SIGNED = `0x02f8b20180843b9aca00${WITHDRAW.slice(2)}c001a0${"ab".repeat(64)}`;

const refusal = (cause: RegExp, shortfall?: string) => ({
  kind: "refusal",
  cause: expect.stringMatching(cause),
  ...(shortfall === undefined ? {} : { shortfall: expect.stringContaining(shortfall) }),
});
const declined = refusal(/^The transaction was declined/);
const poor = (shortfall?: string) => refusal(/not hold enough of the (?:chain's )?native token/, shortfall);
const lowFee = (shortfall?: string) => refusal(/fee per gas is below/, shortfall);
const calling = (name: string) => ({ calling: { name } });
const overdraw = { kind: "error", error: { name: "SablierLockup_Overdraw" }, values: [{}, {}, {}] };
const message = (text: string | RegExp, cause?: RegExp) => ({
  kind: "message",
  message: typeof text === "string" ? text : expect.stringMatching(text),
  ...(cause ? { cause: expect.stringMatching(cause) } : {}),
});
const unknown = (selector: string) => ({ kind: "unknown", selector });
const unfamiliar = (text: string) => ({ kind: "unknownMessage", message: text });
const noReason = { kind: "noReason" };
const code = (words: RegExp) => ({ kind: "message", cause: expect.stringMatching(words) });

describe.each<[kind: string, rows: (readonly [input: string, reading: object])[]]>([
  [
    "the call is not the error",
    [
      [
        "User rejected the request.\n\nRequest Arguments:\n  data:  0xfdd46d600000000000000000000000000000000000000000000000000000000000000001",
        { ...declined, ...calling("withdraw") },
      ],
      [
        `User rejected the request.\n\nRequest Arguments:\n  chain:  Base (id: 8453)\n  from:   ${ADDRESS}\n  to:     ${ADDRESS}\n  value:  0.01 ETH\n  data:   ${FOREIGN}\n  gas:    21000\n \nContract Call:\n  address:   ${ADDRESS}\n  function:  withdraw(uint256 streamId, address to, uint128 amount)\n  args:               (1, ${ADDRESS}, 5)\n  sender:    ${ADDRESS}\n\nDocs: https://viem.sh/docs/contract/writeContract\nDetails: User denied transaction signature.\nVersion: viem@2.21.0`,
        { ...declined, ...calling("withdraw") },
      ],
      [
        `User rejected the request. Request Arguments: from: ${ADDRESS} to: ${ADDRESS} data: ${FOREIGN} Details: MetaMask Tx Signature: User denied transaction signature. Version: viem@2.21.0`,
        declined,
      ],
      [
        'missing revert data (data="0x", transaction={"gasLimit":{"hex":"0x03d090"},"data":"0xc687851900000000"})',
        noReason,
      ],
      [
        `missing revert data (action="estimateGas", data=null, transaction={ "data": "0xa480ca79${"0".repeat(64)}" })`,
        { ...noReason, ...calling("collectFees") },
      ],
      [
        '{"code":-32000,"message":"err: max fee per gas less than block base fee","requestBody":"{\\"data\\":\\"0x095ea7b300\\"}"}',
        { ...lowFee(), ...calling("approve") },
      ],
      [
        `{"code":-32000,"message":"err: max fee per gas less than block base fee: address ${ADDRESS}, maxFeePerGas: 100000, baseFee: 123456 (supplied gas 21000)","requestBody":"{\\"method\\":\\"eth_estimateGas\\",\\"params\\":[{\\"data\\":\\"${FOREIGN}\\"}]}"}`,
        lowFee("short by 23,456 wei per unit of gas"),
      ],
      [
        `insufficient funds for intrinsic transaction cost (transaction="${SIGNED}", info={ "error": { "code": -32000, "message": "insufficient funds for gas * price + value: balance 100, tx cost 142, overshot 42" } }, code=INSUFFICIENT_FUNDS, version=6.11.1)`,
        poor("short by 42 wei"),
      ],
      [
        `nonce has already been used (transaction="${SIGNED}", info={ "error": { "code": -32000, "message": "nonce too low" } }, code=NONCE_EXPIRED, version=6.13.2)`,
        refusal(/nonce was already sent/),
      ],
      [
        `transaction failed (tx={ "to": "${ADDRESS}", "nested": { "data": "${FOREIGN}" } }) replacement transaction underpriced`,
        refusal(/too low to replace/),
      ],
      [
        `{"error":{"code":-32602,"message":"invalid access list entry"},"payload":{"method":"eth_call","params":[{"to":"${ADDRESS}","data":"${FOREIGN}"},"latest"]}}`,
        refusal(/access list/),
      ],
      [
        `MetaMask Tx Signature: User denied transaction signature. ${WITHDRAW}`,
        { ...declined, ...calling("withdraw") },
      ],
      [
        `Uncaught Error: user rejected action (action="sendTransaction", reason="rejected", info={ "error": { "code": 4001, "message": "MetaMask Tx Signature: User denied transaction signature." }, "payload": { "method": "eth_sendTransaction", "params": [ { "data": "${FOREIGN}", "from": "${ADDRESS}", "to": "${ADDRESS}" } ] } }, code=ACTION_REJECTED, version=6.13.2)`,
        declined,
      ],
      [
        `{from: '${ADDRESS}', to: '${ADDRESS}', data: '${FOREIGN}', value: '0x0'} Error: Transaction was rejected by the user`,
        declined,
      ],
      [
        `execution reverted (action="estimateGas", data="${OVERDRAW}", reason=null, transaction={ "data": "${WITHDRAW}", "to": "${ADDRESS}" }, code=CALL_EXCEPTION)`,
        { ...overdraw, ...calling("withdraw") },
      ],
      [
        `{"type":"CALL","from":"${ADDRESS}","to":"${ADDRESS}","input":"${WITHDRAW}","output":"${OVERDRAW}","error":"execution reverted"}`,
        { ...overdraw, ...calling("withdraw") },
      ],
      [
        `execution reverted (unknown custom error) (action="call", data="0x5bbbea32", transaction={ "data": "${FOREIGN}" })`,
        unknown("0x5bbbea32"),
      ],
      [
        `HTTP request failed.\n\nStatus: 429\nURL: https://node.example\nRequest body: {"method":"eth_call","params":[{"data":"${FOREIGN}"}]}\n\nDetails: Too Many Requests`,
        refusal(/more requests/),
      ],
      [
        `Failed with error: RPCError: got code -32500 with msg "UserOperation reverted during simulation with reason: AA23 reverted". User operation: {"sender":"${ADDRESS}","callData":"${FOREIGN}","signature":"0x${"ab".repeat(65)}"}`,
        code(/^The account's own validation reverted/),
      ],
      [
        `[FAIL: EvmError: Revert; counterexample: calldata=${FOREIGN} args=[1, 2]] testFuzz_Withdraw(uint256) (runs: 3)`,
        noReason,
      ],
      [
        "withdraw(uint256,address,uint128)",
        { kind: "invalid", message: expect.stringContaining("withdraw is a function") },
      ],
      [WITHDRAW, { kind: "invalid", message: expect.stringContaining("a call of withdraw (Lockup v4.0)") }],
    ],
  ],
  [
    "unknown is not without a reason",
    [
      ["UserOperation reverted during simulation with reason: 0x48c9ceda", unknown("0x48c9ceda")],
      [
        `{"id":15,"error":{"code":-32521,"message":"UserOperation reverted during simulation with reason: 0x48c9ceda541d63c8${"0".repeat(56)}"},"jsonrpc":"2.0"}`,
        unknown("0x48c9ceda"),
      ],
      ["execution reverted: 0x48c9ceda", unknown("0x48c9ceda")],
      ["Transaction reverted 0x48c9ceda", unknown("0x48c9ceda")],
      ["Error: 0x48c9ceda", unknown("0x48c9ceda")],
      [
        'The contract function "claim" reverted with the following signature:\n0x48c9ceda',
        unknown("0x48c9ceda"),
      ],
      ["Fail with error 0x48c9ceda", unknown("0x48c9ceda")],
      ["revert reason: 0x48c9ceda", unknown("0x48c9ceda")],
      ["Reverted with custom error 0x48c9ceda", unknown("0x48c9ceda")],
      ["simulation failed, data: 0x48c9ceda", unknown("0x48c9ceda")],
      ['{"code":3,"message":"execution reverted","data":"0x48c9ceda"}', unknown("0x48c9ceda")],
      [
        "Validation revert: Account validation error: Error function_selector = 0x48c9ceda, data = 0x48c9ceda",
        unknown("0x48c9ceda"),
      ],
      ["MyToken_Paused(1, 2)", { kind: "unknown", name: "MyToken_Paused" }],
      ["execution reverted, UserOperation reverted during simulation with reason: 0x", noReason],
    ],
  ],
  [
    "account abstraction",
    [
      ["AA23 reverted (or OOG)", code(/^The account's own validation reverted/)],
      ["execution reverted: AA23 reverted (or OOG)", code(/^The account's own validation reverted/)],
      [
        "UserOperation reverted during simulation with reason: AA23 reverted 0x60cd402d",
        { ...code(/^The account's own validation reverted/), inner: unknown("0x60cd402d") },
      ],
      [`UserOperation reverted during simulation with reason: AA23 reverted ${OVERDRAW}`, overdraw],
      [
        '{"code":-32500,"message":"AA21 didn\'t pay prefund"}',
        code(/^The account could not pay for gas in advance/),
      ],
      ["validation reverted: [reason]: AA24 signature error", code(/signature does not match/)],
      ["AA25 invalid account nonce", code(/^The nonce is not/)],
      [
        'FailedOp(0, "AA31 paymaster deposit too low")',
        { kind: "error", inner: code(/^The paymaster has too little/) },
      ],
      [
        `execution reverted: ${encodeErrorResult({ abi: parseAbi(["error FailedOp(uint256 opIndex, string reason)"]), args: [0n, "AA51 prefund below actualGasCost"] })}`,
        { kind: "error", error: { name: "FailedOp" }, inner: code(/^The gas cost more/) },
      ],
      ["aa95 out of gas", code(/^The transaction of the bundler had too little gas/)],
      ["AA13 initCode failed or OOG", code(/^The factory could not create/)],
      ["AA33 reverted: policy says no", code(/^The paymaster's validation reverted/)],
      ["AA40 over verificationGasLimit", code(/more gas than verificationGasLimit/)],
      ["AA99 something new", code(/^The user operation or the bundler's call is malformed/)],
      [
        "precheck failed: maxPriorityFeePerGas is 1000000 but must be at least 1250000000",
        refusal(/higher fees per gas/, "short by 1,249,000,000"),
      ],
      [
        "maxFeePerGas must be at least 21464490 (current maxFeePerGas: 18952684) - use pimlico_getUserOperationGasPrice to get the current gas price",
        refusal(/higher fees per gas/, "short by 2,511,806"),
      ],
      [
        "precheck failed: preVerificationGas is 1133120 but must be at least 2490360",
        refusal(/preVerificationGas/, "short by 1,357,240 units of gas"),
      ],
      [
        "precheck failed: sender balance and deposit together is 5 but must be at least 12 to pay for this operation",
        poor("short by 7 wei"),
      ],
      ["Sender has no code and no factory provided", refusal(/no account at the sender/)],
      ["UserOperation Request Timed Out", refusal(/bundler did not answer/)],
      ["account uses banned opcode: TIMESTAMP", refusal(/forbid/)],
      ["Invalid UserOperation signature or paymaster signature", refusal(/signature of the user operation/)],
    ],
  ],
  [
    "refusals before the contract",
    [
      [
        "failed to validate the transaction. reason: Validation revert: Failed to pay for the transaction: Failed to pay the fee to the operator",
        refusal(/zkSync family.*could not pay the fee/),
      ],
      [
        "{'code': 3, 'message': 'failed to validate the transaction. reason: Validation revert: Paymaster validation error: Failed to transfer funds to the bootloader', 'data': '0x'}",
        refusal(/could not pay the fee/),
      ],
      ["tx fee (1.10 ether) exceeds the configured cap (1.00 ether)", refusal(/its own limit/)],
      ['{"code":-32000,"message":"invalid sender"}', refusal(/who signed/)],
      ["Ledger device: Invalid data received (0x6a80)", refusal(/Ledger did not sign/)],
      ["0x6a80", refusal(/Ledger did not sign/)],
      ["Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)", declined],
      ["0x6985", declined],
      ["6985", declined],
      ["0x5515", refusal(/Ledger is locked/)],
      ["Locked device (0x5515)", refusal(/Ledger is locked/)],
      ["Ledger device: UNKNOWN_ERROR (0x6511)", refusal(/a different app/)],
      [
        "Please enable Blind signing or Contract data in the Ethereum app Settings",
        refusal(/Ledger did not sign/),
      ],
      [
        "insufficient funds for gas * price + value: have 200000000000000 want 200000308028946",
        poor("short by 308,028,946 wei"),
      ],
      [
        `insufficient funds for gas * price + value: address ${ADDRESS} have 5024597142129702 want 146683473303771940`,
        poor("short by 141,658,876,161,642,238 wei"),
      ],
      [
        "insufficient funds for l1Cost + gas * price + value: have 10 want 15",
        refusal(/L1 fee/, "short by 5 wei"),
      ],
      [
        "Sender doesn't have enough funds to send tx. The max upfront cost is: 15714503633392 and the sender's balance is: 227750000000.",
        poor("short by 15,486,753,633,392 wei"),
      ],
      [
        "Upfront cost exceeds account balance (transaction up-front cost 0x64 exceeds transaction sender account balance 0x0a)",
        poor("short by 90 wei"),
      ],
      ["lack of funds (100) for max fee (250)", poor("short by 150 wei")],
      ["Not enough balance to cover the fee + value, balance: 10, fee: 8, value: 5", poor("short by 3 wei")],
      ["insufficient funds for transfer", poor()],
      [
        "err: max priority fee per gas higher than max fee per gas: address 0x11, maxPriorityFeePerGas: 1500000000, maxFeePerGas: 1 (supplied gas 15010499)",
        lowFee(),
      ],
      ["max fee per gas less than block base fee", lowFee()],
      ["transaction type not supported", refusal(/of this type/)],
      ["only replay-protected (EIP-155) transactions allowed over RPC", refusal(/of this type/)],
      [
        "intrinsic gas too low: have 21000, want 53000",
        refusal(/gas limit was too low/, "short by 32,000 units of gas"),
      ],
      ["exceeds block gas limit", refusal(/higher than the chain allows/)],
      ["txpool is full", refusal(/no room/)],
      ["nonce has max value: address 0x11", refusal(/nonce does not follow/)],
      [
        "Request of type 'wallet_requestPermissions' already pending for origin https://app.example. Please wait.",
        refusal(/still waiting/),
      ],
      [
        "The method eth_sendUserOperation does not exist/is not available",
        refusal(/does not support the request/),
      ],
      ["ConnectorNotConnectedError: Connector not connected.", refusal(/not connected/)],
      [
        "The current chain of the wallet (id: 1) does not match the target chain for the transaction (id: 8453 – Base).",
        refusal(/a different chain/),
      ],
      ['Chain "Scroll" does not support EIP-1559: not supported', refusal(/of this type/)],
      ['{"code":-32000,"message":"the sequencer has hiccups"}', unfamiliar("the sequencer has hiccups")],
      [
        "An unknown RPC error occurred.\n\nDetails: moon phase rejected\nVersion: viem@2.21.0",
        unfamiliar("moon phase rejected"),
      ],
      ["validation error: flux capacitor offline", unfamiliar("validation error: flux capacitor offline")],
      ["reverted during pre-check with reason: flux capacitor offline", unfamiliar("flux capacitor offline")],
      ["Simulation Failed (#-39000): flux capacitor offline", unfamiliar("flux capacitor offline")],
      ["L1 fee is too high", unfamiliar("L1 fee is too high")],
      [
        "RPC Request failed.\n\nURL: x\nRequest body: {}\n\nDetails: gas uint64 overflow",
        refusal(/higher than the chain allows/),
      ],
      ["Transaction declined", declined],
      ["U2F error: TIMEOUT", refusal(/Ledger/)],
      [
        'Timed out while waiting for transaction with hash "0x11" to be confirmed.',
        refusal(/not in a block yet/),
      ],
      ["Transaction cannot be executed due to out of counters error", refusal(/publish or prove/)],
      [
        'revert\n\tThe transaction has been reverted to the initial state.\nReason provided by the contract: "ERC20: insufficient allowance".\nDebug the transaction.',
        message("ERC20: insufficient allowance", /allowance for the token is too small/),
      ],
      ["User closed modal", refusal(/connection to the wallet/)],
      [
        "Error processing Instruction 2: custom program error: 0x1770",
        refusal(/error number of a program on Solana/),
      ],
      ['cannot decode (value="0x", code=BAD_DATA)', unfamiliar('cannot decode (value="0x", code=BAD_DATA)')],
      ["execution reverted: UniswapV2: FORBIDDEN", message("UniswapV2: FORBIDDEN")],
    ],
  ],
  [
    "two errors in one line",
    [
      [
        "[FAIL: Error != expected error: MyToken_Paused() != SablierLockup_Overdraw(1, 2, 3)]",
        { kind: "expectation", happened: { kind: "unknown", name: "MyToken_Paused" }, expected: overdraw },
      ],
      [
        "[FAIL: Error != expected error: SablierLockup_Overdraw(1, 2, 3) != MyToken_Paused()] test_Withdraw() (gas: 24601)",
        { kind: "expectation", happened: overdraw, expected: { kind: "unknown", name: "MyToken_Paused" } },
      ],
      [
        "[FAIL: Error != expected error: panic: arithmetic underflow or overflow (0x11) != SablierLockup_Overdraw(1, 2, 3)]",
        { kind: "expectation", happened: { kind: "panic", code: 0x11 }, expected: overdraw },
      ],
      [
        "[FAIL: Error != expected error: panic: array out-of-bounds access (0x32) != panic: division or modulo by zero (0x12)]",
        { kind: "expectation", happened: { code: 0x32 }, expected: { code: 0x12 } },
      ],
      [
        "[FAIL. Reason: Error != expected error: 0xd62873ae00000000000000000000000000000000000000000000000000000000000a11ce != 0xa2c6856800000000000000000000000000000000000000000000000000000000000a11ce Counterexample: calldata=0xbe700b45, args=[1]]",
        { kind: "expectation", happened: unknown("0xd62873ae"), expected: unknown("0xa2c68568") },
      ],
      [
        `[FAIL: Error != expected error: custom error 0x48c9ceda != custom error 0x5bbbea32] test_X()`,
        { kind: "expectation", happened: unknown("0x48c9ceda"), expected: unknown("0x5bbbea32") },
      ],
      [
        "[FAIL: Error != expected error: ERC20: transfer amount exceeds balance != EvmError: Revert]",
        {
          kind: "expectation",
          happened: message("ERC20: transfer amount exceeds balance", /holds less/),
          expected: noReason,
        },
      ],
      [
        "[FAIL: Error != expected error: EvmError: Revert != paused]",
        { kind: "expectation", happened: noReason, expected: message("paused") },
      ],
      [
        "AssertionError: Expected transaction to be reverted with custom error 'SablierLockup_Overdraw', but it reverted with custom error 'MyToken_Paused'",
        { kind: "expectation", happened: message("MyToken_Paused"), expected: { kind: "error" } },
      ],
      [
        "AssertionError: Expected transaction to be reverted with reason 'Ownable', but it reverted with panic code 0x11 (Arithmetic operation overflowed outside of an unchecked block)",
        { kind: "expectation", happened: { kind: "panic", code: 0x11 }, expected: message("Ownable") },
      ],
      [
        "AssertionError: Expected transaction to be reverted with reason 'Ownable', but it reverted without a reason",
        { kind: "expectation", happened: noReason, expected: message("Ownable") },
      ],
      [
        "├─ [0] VM::expectRevert(custom error 0x5bbbea32)\n│   └─ ← [Return]\n├─ SablierLockup::withdraw(42)\n│   └─ ← [Revert] SablierLockup_Overdraw(42, 5000, 10)",
        overdraw,
      ],
      [
        "call reverted with 'Foo()' when it was expected to revert with 'SablierLockup_Overdraw(1, 2, 3)'",
        { kind: "expectation", happened: { name: "Foo" }, expected: overdraw },
      ],
      [
        "Error: expected 'SablierLockup_Overdraw' but got 'EnforcedPause()'",
        { kind: "expectation", happened: { name: "EnforcedPause" }, expected: { kind: "error" } },
      ],
      ["[FAIL: assertion failed: 1 != 2] test_Eq()", refusal(/assertion of the test/)],
      ["[FAIL: log != expected log] test_Emit()", refusal(/assertion of the test/)],
      ["[FAIL: next call did not revert as expected] test_X()", refusal(/the call succeeded/)],
    ],
  ],
  [
    "bytes that are text",
    [
      ["0x77726f6e672d63616c6c6461746173697a65", message("wrong-calldatasize")],
      ["execution reverted: 0x77726f6e672d63616c6c6461746173697a65", message("wrong-calldatasize")],
      [
        "UserOperation reverted during simulation with reason: 0x77726f6e672d63616c6c6461746173697a65",
        message("wrong-calldatasize"),
      ],
      [toHex("not allowed", { size: 32 }), message("not allowed")],
      [toHex("GS013 and more"), message("GS013 and more", /Safe/)],
      [toHex("kein Zugriff für dich"), message("kein Zugriff für dich")],
      [toHex("two\nlines of text"), message("two lines of text")],
      [TEXT(OVERDRAW), overdraw],
      [TEXT(toHex(OVERDRAW)), overdraw],
      [TEXT(toHex("0x48c9ceda")), unknown("0x48c9ceda")],
      [TEXT(toHex(ADDRESS)), message(ADDRESS)],
      [TEXT(TEXT(toHex("inside out"))), message("inside out")],
      [
        TEXT("0x48c9ceda0000000000000000000000000000000000000000000000000000000000000001"),
        unknown("0x48c9ceda"),
      ],
      [TEXT(toHex("T")), message("T")],
      [TEXT(toHex("12345678")), message("12345678")],
      [TEXT(toHex("‮evil​ text")), message("evil text")],
      [TEXT("0x"), noReason],
      ["0x46415421", unknown("0x46415421")],
      [`0x46415421${"0".repeat(64)}`, unknown("0x46415421")],
    ],
  ],
])("%s", (_kind, rows) => {
  it.each(rows)("%s", (input, reading) => {
    expect(decode(input)).toMatchObject(reading);
  });
});
