import { USD } from "../../../../protocol/evm/chain/units";
import type { Role } from "../scenario";
import { amount, balance, DAY, depletion, emitted, status, usdc } from "./expectations";
import type { Expectation, SampleRun, SampleStep } from "./run";
import { FEE } from "../../../../protocol/evm/chain";
import { act } from "./steps";

/** The samples that create and manage Flow streams. */

/** 0.001 tokens a second, 86.4 a day: a rate without remainder. UD21x18. */
const RATE = 10n ** 15n;

const asked = { protocol: "flow", token: "USDC" } as const;
const debt = (key: string | undefined, expected: bigint): Expectation =>
  amount(key, "total debt", "totalDebtOf", expected, asked);

const create: SampleRun = {
  id: "flow-create",
  title: "CreateFlow",
  given: "The sender has deployed the contract and approved it for its USDC.",
  file: "samples/solidity/flow/CreateFlow.sol",
  construction: ({ sablier, tokens }) => [sablier.flow.address, tokens.USDC.address],
  token: "USDC",
  steps: [
    act(
      "1,000 USDC a month, without a deposit",
      "sender",
      ["contract", "createMonthly"],
      ({ address }) => [address("recipient"), usdc(1_000)],
      {
        creates: "stream",
        expectations: [debt(undefined, 0n), depletion(undefined, "SablierFlow_StreamBalanceZero")],
      },
    ),
    act(
      "A stranger deposits 500",
      "stranger",
      ["flow", "deposit"],
      ({ address, id }) => [id(), usdc(500), address("sender"), address("recipient")],
      { expectations: [depletion("monthly.depletion", 1_296_001n)] },
    ),
    {
      text: "Ten days go by",
      at: 10n * DAY,
      expectations: [
        debt("monthly.day10.debt", 333_333_333n),
        amount("monthly.day10.refundable", "refundable", "refundableAmountOf", 166_666_667n, asked),
      ],
    },
    {
      text: "Thirty days go by",
      at: 30n * DAY,
      expectations: [
        debt("monthly.day30.debt", 999_999_999n),
        amount("monthly.day30.uncovered", "uncovered debt", "uncoveredDebtOf", 499_999_999n, asked),
        status("monthly.day30.status", "STREAMING_INSOLVENT", asked),
      ],
    },
    act(
      "With a deposit of 500 from the caller",
      "sender",
      ["contract", "createMonthlyAndDeposit"],
      ({ address }) => [address("recipient"), usdc(1_000), usdc(500)],
      { creates: "stream", expectations: [amount(undefined, "balance", "getBalance", usdc(500), asked)] },
    ),
    act(
      "From tomorrow on",
      "sender",
      ["contract", "createMonthlyAt"],
      ({ address, world }) => [address("recipient"), usdc(1_000), Number(world.chain.timestamp + DAY)],
      { creates: "stream", expectations: [status(undefined, "PENDING", asked)] },
    ),
    act(
      "86.4 a day since yesterday, on Flow itself",
      "sender",
      ["flow", "create"],
      ({ address, world: { chain, tokens } }) => [
        address("sender"),
        address("recipient"),
        RATE,
        Number(chain.timestamp - DAY),
        tokens.USDC.address,
        true,
      ],
      {
        creates: "stream",
        expectations: [debt("past.debt", usdc(86.4)), status(undefined, "STREAMING_INSOLVENT", asked)],
      },
    ),
  ],
};

/** Returns the expected debt, balance and refundable amount in USDC, and the status. */
function state(
  key: string,
  [owed, held, refundable]: readonly [number, number, number],
  then: string,
): Expectation[] {
  return [
    debt(`${key}.debt`, usdc(owed)),
    amount(`${key}.balance`, "balance", "getBalance", usdc(held), asked),
    amount(`${key}.refundable`, "refundable", "refundableAmountOf", usdc(refundable), asked),
    status(`${key}.status`, then, asked),
  ];
}

/** Returns a call of the manager on its stream. */
function manage(
  text: string,
  functionName: string,
  args: readonly unknown[],
  expectations: readonly Expectation[],
  { by = "sender", ...rest }: { by?: Role; value?: bigint; refused?: string } = {},
): SampleStep {
  return act(text, by, ["contract", functionName], ({ id }) => [id(), ...args], { expectations, ...rest });
}

const manager: SampleRun = {
  id: "flow-manage",
  title: "PayrollManager",
  given:
    "The sender has deployed the contract, owns it and has approved it for its USDC. A withdrawal costs 1 USD.",
  file: "samples/solidity/flow/PayrollManager.sol",
  construction: create.construction,
  token: "USDC",
  feeUSD: 1n * USD,
  steps: [
    act(
      "Opened with 1,000 at 86.4 a day",
      "sender",
      ["contract", "open"],
      ({ address }) => [address("recipient"), RATE, usdc(1_000)],
      {
        creates: "stream",
        expectations: [
          ...state("open", [0, 1_000, 1_000], "STREAMING_SOLVENT"),
          depletion("open.depletion", 1_000_001n),
        ],
      },
    ),
    { text: "Day 5", at: 5n * DAY, expectations: state("day5", [432, 1_000, 568], "STREAMING_SOLVENT") },
    manage(
      "200 withdrawn",
      "withdraw",
      [usdc(200)],
      state("withdraw", [232, 800, 568], "STREAMING_SOLVENT"),
      { by: "recipient", value: FEE },
    ),
    manage("More than is owed", "withdraw", [usdc(232) + 1n], [], {
      by: "recipient",
      value: FEE,
      refused: "SablierFlow_Overdraw",
    }),
    manage(
      "Adjusted to twice the rate",
      "adjust",
      [2n * RATE],
      state("adjust", [232, 800, 568], "STREAMING_SOLVENT"),
    ),
    { text: "Day 6", at: 6n * DAY, expectations: state("day6", [404.8, 800, 395.2], "STREAMING_SOLVENT") },
    act(
      "Someone deposits 100",
      "stranger",
      ["flow", "deposit"],
      ({ address, id }) => [id(), usdc(100), address("contract"), address("recipient")],
      { expectations: state("deposit", [404.8, 900, 495.2], "STREAMING_SOLVENT") },
    ),
    manage("Paused", "pause", [], state("pause", [404.8, 900, 495.2], "PAUSED_SOLVENT")),
    {
      text: "Day 10, still paused",
      at: 10n * DAY,
      expectations: state("day10", [404.8, 900, 495.2], "PAUSED_SOLVENT"),
    },
    manage("95.2 refunded", "refund", [usdc(95.2)], state("refund", [404.8, 804.8, 400], "PAUSED_SOLVENT")),
    manage(
      "The rest refunded",
      "refundMax",
      [],
      [
        ...state("refundMax", [404.8, 404.8, 0], "PAUSED_SOLVENT"),
        // A million at the beginning: the refund reaches the contract, which passes it on.
        balance(undefined, "sender", usdc(1_000_000 - 1_000 + 495.2), "USDC"),
      ],
    ),
    manage(
      "Restarted with a deposit of 86.4",
      "restartAndDeposit",
      [RATE, usdc(86.4)],
      state("restart", [404.8, 491.2, 86.4], "STREAMING_SOLVENT"),
    ),
    {
      text: "Day 12",
      at: 12n * DAY,
      expectations: [
        ...state("day12", [577.6, 491.2, 0], "STREAMING_INSOLVENT"),
        amount("day12.uncovered", "uncovered debt", "uncoveredDebtOf", usdc(86.4), asked),
      ],
    },
    manage(
      "All withdrawn that is covered",
      "withdrawMax",
      [],
      state("withdrawMax", [86.4, 0, 0], "STREAMING_INSOLVENT"),
      { by: "stranger", value: FEE },
    ),
    manage("Withdraw again", "withdrawMax", [], [], {
      by: "stranger",
      value: FEE,
      refused: "SablierFlow_WithdrawAmountZero",
    }),
    manage(
      "Voided",
      "void",
      [],
      [
        ...state("void", [0, 0, 0], "VOIDED"),
        emitted(undefined, "written off", ["VoidFlowStream", "writtenOffDebt"], usdc(86.4), "USDC"),
        balance("received", "recipient", usdc(691.2), "USDC"),
      ],
    ),
    manage("Voided again", "void", [], [], { refused: "SablierFlowState_StreamVoided" }),
    act(
      "A deposit",
      "stranger",
      ["flow", "deposit"],
      ({ address, id }) => [id(), 1n, address("contract"), address("recipient")],
      { refused: "SablierFlowState_StreamVoided" },
    ),
    manage("Restarted", "restart", [RATE], [], { refused: "SablierFlowState_StreamVoided" }),
  ],
};

export const flowRuns: readonly SampleRun[] = [create, manager];
