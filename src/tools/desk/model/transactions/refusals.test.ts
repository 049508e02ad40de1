import { expect, it } from "vitest";
import * as Flow from "../../../../protocol/streams/flow/debt";
import * as FlowTransition from "../../../../protocol/streams/flow/transition";
import * as Lockup from "../../../../protocol/streams/lockup/stream";
import type { Schedule } from "../../../../protocol/streams/lockup/schedule";
import { DAI, flow, linear, lockup } from "../fixtures/streams";
import { isWaitingForPrice } from "../streams/explain";
import type { Stream } from "../streams/stream";
import { type FunctionName, listTransactions } from "./transactions";

const tranched: Schedule = {
  model: "tranched",
  depositedAmount: 4n * DAI,
  startTime: 100n,
  endTime: 1_100n,
  tranches: [
    { amount: DAI, timestamp: 400n },
    { amount: 3n * DAI, timestamp: 1_100n },
  ],
};
const dynamic: Schedule = {
  model: "dynamic",
  depositedAmount: DAI,
  startTime: 100n,
  endTime: 1_100n,
  segments: [{ amount: DAI, exponent: 3n * 10n ** 18n, timestamp: 1_100n }],
};
const priceGated: Schedule = {
  model: "priceGated",
  depositedAmount: DAI,
  startTime: 100n,
  endTime: 1_100n,
  targetPrice: 10n,
};
/** Two base units in 1,000 seconds. */
const coarse: Schedule = {
  ...linear,
  depositedAmount: 2n,
  cliffTime: 0n,
  unlockAmounts: { start: 0n, cliff: 0n },
};

const streams: Readonly<Record<string, Stream>> = {
  ...Object.fromEntries(
    Object.entries({ linear, tranched, dynamic, priceGated, coarse }).flatMap(([model, schedule]) => {
      const all = schedule.depositedAmount;
      return Object.entries({
        "": {},
        "not cancelable": { isCancelable: false },
        depleted: { isDepleted: true, isCancelable: false, withdrawnAmount: all },
        canceled: { wasCanceled: true, isCancelable: false, refundedAmount: all / 2n },
        "half withdrawn": { withdrawnAmount: all / 2n },
      }).map(([state, change]) => [`${model} ${state}`, lockup(change, schedule)] as const);
    }),
  ),
  flow: flow(),
  "flow before its start": flow({ snapshotTime: 900n }),
  "flow before its start, without a deposit": flow({ snapshotTime: 900n, balance: 0n }),
  "flow without a deposit": flow({ balance: 0n }),
  "flow just withdrawn": flow({ snapshotTime: 600n, balance: 5_000n * DAI }),
  "flow of a token without decimals": flow({ tokenDecimals: 0, ratePerSecond: 10n ** 16n, balance: 3n }),
  "flow paused": flow({ ratePerSecond: 0n, snapshotDebtScaled: DAI }),
  "flow paused, nothing owed": flow({ ratePerSecond: 0n }),
  "flow paused, in debt": flow({ ratePerSecond: 0n, snapshotDebtScaled: 12n * DAI }),
  "flow paused, empty": flow({ ratePerSecond: 0n, balance: 0n }),
  "flow voided": flow({ ratePerSecond: 0n, isVoided: true, snapshotDebtScaled: 3n * DAI }),
  "flow voided, nothing owed": flow({ ratePerSecond: 0n, isVoided: true }),
  "flow voided, empty": flow({ ratePerSecond: 0n, isVoided: true, balance: 0n }),
};

/** Plays a call as the contract would; the arithmetic is proven against the contracts. */
function play(stream: Stream, name: FunctionName, now: bigint, price: bigint): void {
  if (name === "transferFrom") return;
  if (stream.product === "lockup") {
    const moment = { now, price };
    if (name === "cancel") Lockup.cancel(stream.state, moment);
    else Lockup.withdraw(stream.state, Lockup.withdrawableAmount(stream.state, moment), moment);
    return;
  }
  const { state } = stream;
  if (name === "pause") FlowTransition.pause(state, now);
  else if (name === "void") FlowTransition.voidStream(state, now);
  else if (name === "refundMax") FlowTransition.refund(state, Flow.refundableAmount(state, now), now);
  else FlowTransition.withdraw(state, Flow.withdrawableAmount(state, now), now);
}

/** Checks whether the contract accepts a call. Price Gated pays at the target, whatever the time. */
function isAccepted(stream: Stream, name: FunctionName, now: bigint, price = 0n): boolean {
  try {
    play(stream, name, now, price);
    return true;
  } catch {
    return false;
  }
}

const NAMES: Readonly<Record<Stream["product"], readonly FunctionName[]>> = {
  lockup: ["withdrawMax", "cancel"],
  flow: ["withdrawMax", "pause", "refundMax", "void"],
};
const MOMENTS = [99n, 100n, 101n, 399n, 400n, 599n, 600n, 601n, 900n, 1_099n, 1_100n, 5_000n];
/** Checks whether a stream can be in a state: nobody can withdraw more than has streamed. */
const isPossible = (stream: Stream, now: bigint) =>
  stream.product === "flow" ||
  (Lockup.withdrawableAmount(stream.state, { now, price: 0n }) >= 0n &&
    !(isWaitingForPrice(stream, now) && stream.state.withdrawnAmount > 0n));
const cases = Object.entries(streams).flatMap(([name, stream]) =>
  MOMENTS.filter((now) => isPossible(stream, now)).map((now) => [name, now, stream] as const),
);

it.each(cases)("offers what the contract accepts, and says what it rejects: %s at %i", (_, now, stream) => {
  const { transactions, omissions } = listTransactions(stream, { wallet: undefined, to: undefined, now });
  for (const name of NAMES[stream.product]) {
    const offered = transactions.find(({ functionName }) => functionName === name);
    if (isWaitingForPrice(stream, now)) {
      const [below, above] = [0n, 10n].map((price) => isAccepted(stream, name, now, price));
      expect(offered !== undefined, name).toBe(below! || above!);
      if (offered) expect(offered.refusal !== undefined, name).toBe(below !== above);
      continue;
    }
    const accepts = isAccepted(stream, name, now);
    if (accepts) expect([name, offered?.functionName, offered?.refusal]).toEqual([name, name, undefined]);
    else if (offered)
      expect([name, offered.refusal?.sentence]).toEqual([name, expect.stringMatching(/fail/)]);
  }
  for (const omission of omissions) expect(omission).toMatch(/ is left out, because /);
});

it.each(cases)("names the first moment at which the contract accepts it: %s at %i", (_, now, stream) => {
  if (isWaitingForPrice(stream, now)) return;
  const { transactions } = listTransactions(stream, { wallet: undefined, to: undefined, now });
  for (const { functionName, refusal } of transactions) {
    if (!refusal) continue;
    const day = /^fails until (.+) UTC$/.exec(refusal.brief!)![1]!;
    const at = BigInt(Date.parse(`${day.replace(" ", "T")}Z`)) / 1_000n;
    expect([at - 1n, at].map((moment) => isAccepted(stream, functionName, moment))).toEqual([false, true]);
  }
});

it("says why a sender cannot cancel a stream that has streamed, and a refund of nothing", () => {
  const omitted = (stream: Stream, now: bigint) =>
    listTransactions(stream, { wallet: stream.sender, to: undefined, now }).omissions.join(" ");
  expect(omitted(lockup(), 1_100n)).toMatch(/A cancellation is left out, because everything has streamed/);
  expect(omitted(lockup({ isCancelable: false }), 700n)).toMatch(/not cancelable/);
  expect(omitted(flow(), 200n)).toMatch(/A refund is left out, because the whole balance is owed/);
  expect(omitted(flow({ balance: 0n }), 200n)).toMatch(/fails until someone deposits/);
});
