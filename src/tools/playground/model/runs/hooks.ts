import { USD } from "../../../../protocol/evm/chain/units";
import { balance, dai, emitted, heard, WEEK } from "./expectations";
import { alone, stream } from "./lockupManage";
import type { SampleRun, SampleStep, Stage } from "./run";
import { FEE } from "../../../../protocol/evm/chain";
import { act } from "./steps";

/** The recipients with hooks. */

const received = { ...stream, to: "contract" } as const;
const toContract = ({ address, id }: Stage) => [id(), address("contract")];

const allow: SampleStep = {
  text: "The admin allows the contract to hook",
  by: "admin",
  call: ({ address, world: { sablier } }) => ({
    contract: "comptroller",
    functionName: "execute",
    args: [sablier.lockup.address, sablier.lockup.encode("allowToHook", [address("contract")])],
  }),
};

const recorder: SampleRun = {
  id: "hooks-recorder",
  title: "HookRecorder",
  given: "The contract is the recipient of two streams of 1,000 DAI over 1,000 seconds.",
  file: "samples/solidity/lockup/HookRecorder.sol",
  construction: ({ sablier }) => [sablier.lockup.address],
  token: "DAI",
  streams: { stream: received, other: received },
  steps: [
    act("Not listed: a stranger withdraws", "stranger", ["lockup", "withdrawMax"], toContract, {
      at: 100n,
      expectations: [heard("Withdrawn", false)],
    }),
    { ...allow, at: 150n },
    act(
      "Listed: the stranger withdraws 40",
      "stranger",
      ["lockup", "withdraw"],
      ({ address, id }) => [id(), address("contract"), dai(40)],
      {
        expectations: [
          emitted("withdraw.amount", "amount that the hook receives", ["Withdrawn", "amount"], dai(40)),
          emitted(
            "withdraw.inAll",
            "withdrawn in total, in the hook",
            ["Withdrawn", "withdrawnInAll"],
            dai(140),
          ),
        ],
      },
    ),
    act("The recipient withdraws by itself", "stranger", ["contract", "withdrawMax"], alone(), {
      expectations: [heard("Withdrawn", false)],
    }),
    act("The same of the other stream", "stranger", ["contract", "withdrawMax"], alone("other"), {
      at: 200n,
    }),
    act("The sender cancels the other", "sender", ["lockup", "cancel"], alone("other"), {
      at: 250n,
      expectations: [
        emitted("cancel.refunded", "refund that the hook receives", ["Canceled", "refunded"], dai(750)),
        emitted("cancel.left", "rest that the hook receives", ["Canceled", "left"], dai(50)),
      ],
    }),
  ],
};

const custody: SampleRun = {
  id: "hooks-custody",
  title: "CustodyManager",
  given: "The sender has deployed the contract and approved it for its DAI. A withdrawal costs 1 USD.",
  file: "samples/solidity/lockup/CustodyManager.sol",
  construction: ({ sablier, tokens }) => [sablier.lockup.address, tokens.DAI.address],
  token: "DAI",
  feeUSD: 1n * USD,
  steps: [
    act(
      "Not listed: a stream of 10 for the recipient",
      "sender",
      ["contract", "create"],
      ({ address }) => [address("recipient"), dai(10)],
      { refused: "NotListed" },
    ),
    allow,
    {
      ...act("Listed: the same", "sender", ["contract", "create"], ({ address }) => [
        address("recipient"),
        dai(10),
      ]),
      creates: "stream",
    },
    act("A stranger withdraws on Lockup", "stranger", ["lockup", "withdrawMax"], toContract, {
      at: 60n * WEEK,
      value: FEE,
      refused: "WithdrawHereOnly",
    }),
    act("The stranger tries the contract", "stranger", ["contract", "withdraw"], part(1), {
      value: FEE,
      refused: "CallerNotBeneficiary",
    }),
    act("The beneficiary withdraws 1", "recipient", ["contract", "withdraw"], part(1), { value: FEE }),
    act("And 9", "recipient", ["contract", "withdraw"], part(9), {
      value: FEE,
      expectations: [balance("custody.paid", "recipient", dai(10))],
    }),
  ],
};

function part(amount: number): (stage: Stage) => readonly unknown[] {
  return ({ id }) => [id(), dai(amount)];
}

export const hookRuns: readonly SampleRun[] = [recorder, custody];
