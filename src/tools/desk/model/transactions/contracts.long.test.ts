// Runs the released contracts: they accept what the desk offers, do what its words say, and reject everything else.
import { type Address, encodeFunctionData, type Hex, parseAbi } from "viem";
import { beforeAll, expect, it } from "vitest";
import { Revert, USD } from "../../../../protocol/evm/chain";
import { readFindings } from "../fixtures/findings";
import { RigIndex } from "../fixtures/rigIndex";
import { createStates, type Labels } from "../fixtures/states";
import { lockup } from "../fixtures/streams";
import { computeAmountsAt } from "../streams/amounts";
import type { Stream } from "../streams/stream";
import { ABI, type FunctionName, listTransactions } from "./transactions";
import { isLong, chooseRounds } from "../../../../../tests/standIns/long";

const DAY = 86_400n;
const ERC20 = parseAbi(["function balanceOf(address owner) view returns (uint256)"]);

const NAMES: Readonly<Record<Stream["product"], readonly FunctionName[]>> = {
  lockup: ["withdrawMax", "cancel", "transferFrom"],
  flow: ["withdrawMax", "pause", "refundMax", "transferFrom", "void"],
};

let rig: RigIndex;
let labels: Labels;
let streams: readonly Stream[];
/** Second in which the last action of the streams happened, 20 days after they were created. */
let acted: bigint;

beforeAll(async () => {
  rig = await RigIndex.create();
  labels = await createStates(rig);
  acted = rig.chain.timestamp;
  await rig.sablier.setFeeUSD("lockup", USD);
  await rig.sablier.setFeeUSD("flow", 2n * USD);
  ({ streams } = await readFindings(rig, "envio"));
}, 120_000);

/** A call to the contract of a stream, as it is sent. */
interface Call {
  readonly from: Hex;
  readonly data: Hex;
  readonly value: bigint;
}

const getContract = ({ product }: Stream) => rig.sablier[product];

/** Returns the name of the error with which the contract rejects a call at a moment; nothing if it accepts the call. */
async function getError(stream: Stream, call: Call, at = rig.chain.timestamp): Promise<string | undefined> {
  try {
    await rig.chain.call({ ...call, to: getContract(stream).address, at });
    return undefined;
  } catch (error) {
    if (!(error instanceof Revert)) throw error;
    return error.errorName ?? error.reason;
  }
}

/** Encodes a call, whether the desk offers it or not. */
function encode({ recipient, tokenId }: Stream, name: FunctionName, receiver: string): Hex {
  const args: Readonly<Record<FunctionName, readonly unknown[]>> = {
    withdrawMax: [tokenId, receiver],
    cancel: [tokenId],
    transferFrom: [recipient, receiver, tokenId],
    pause: [tokenId],
    refundMax: [tokenId],
    void: [tokenId],
  };
  return encodeFunctionData({ abi: ABI, functionName: name, args: args[name] } as never);
}

const balanceOf = async ({ token }: Stream, owner: string): Promise<bigint> => {
  const data = encodeFunctionData({ abi: ERC20, functionName: "balanceOf", args: [owner as Hex] });
  return BigInt((await rig.chain.call({ to: token.address as Hex, data })).output);
};

/** Sends a call, and returns what the desk's words promise next to what happened. */
async function play(stream: Stream, name: FunctionName, call: Call, receiver: string) {
  const { chain } = rig;
  const contract = getContract(stream);
  const read = <Value>(functionName: string) => contract.read<Value>(functionName, [stream.tokenId]);
  const { refundable, withdrawable } = computeAmountsAt(stream, chain.timestamp);
  return chain.sandbox(async () => {
    const before = [await balanceOf(stream, receiver), await balanceOf(stream, stream.sender)] as const;
    await chain.transact({ ...call, to: contract.address });
    const received = (await balanceOf(stream, receiver)) - before[0];
    const returned = (await balanceOf(stream, stream.sender)) - before[1];
    const owner = (await read<Address>("ownerOf")).toLowerCase();
    const happened = { received, returned, left: await read<bigint>("withdrawableAmountOf"), owner };
    const kept = { received: 0n, returned: 0n, left: withdrawable, owner: stream.recipient };
    switch (name) {
      case "withdrawMax":
        return [happened, { ...kept, received: withdrawable, left: 0n }];
      case "transferFrom":
        return [happened, { ...kept, owner: receiver }];
      case "refundMax":
        return [happened, { ...kept, returned: refundable }];
      case "cancel": {
        const wasCanceled = await read<boolean>("wasCanceled");
        return [
          { ...happened, wasCanceled },
          { ...kept, returned: refundable, wasCanceled: true },
        ];
      }
      case "pause": {
        const rate = await read<bigint>("getRatePerSecond");
        return [
          { ...happened, rate },
          { ...kept, rate: 0n },
        ];
      }
      case "void": {
        const [isVoided, uncovered] = [
          await read<boolean>("isVoided"),
          await read<bigint>("uncoveredDebtOf"),
        ];
        return [
          { ...happened, isVoided, uncovered },
          { ...kept, isVoided: true, uncovered: 0n },
        ];
      }
    }
  });
}

/** Returns the moment in a refusal such as `fails until 2027-02-22 10:00 UTC`. */
function momentIn(brief: string): bigint {
  const day = /^fails until (.+) UTC$/.exec(brief)![1]!;
  return BigInt(Date.parse(`${day.replace(" ", "T")}Z`)) / 1_000n;
}

/** An action of an account, with a receiver other than the stream's recipient or without one. */
interface Attempt {
  readonly stream: Stream;
  readonly name: FunctionName;
  readonly wallet: string;
  readonly to: string | undefined;
}

/** Fees by product. The rig has the same fee for all streams of a product. */
const fees = new Map<Stream["product"], bigint>();
/** Returns the fee that the contract requires of a withdrawal, in wei. */
async function feeFor(stream: Stream): Promise<bigint> {
  const { product, tokenId } = stream;
  const fee = fees.get(product) ?? (await getContract(stream).read<bigint>("calculateMinFeeWei", [tokenId]));
  fees.set(product, fee);
  return fee;
}

/** The errors with which the contract rejects what the desk leaves out, by the reason that it gives. */
const reasons = new Map<string, Set<string>>();
/** What a reason is about, as its sentence begins. */
const SUBJECTS: Readonly<Partial<Record<FunctionName, string>>> = {
  withdrawMax: "A withdrawal",
  cancel: "A cancellation",
  refundMax: "A refund",
};

/** How many actions were offered, offered for later, and refused. */
const counts = { offered: 0, later: 0, refused: 0 };

/** Tries an action, and returns what differs from what the desk says about it. */
async function getFault({ stream, name, wallet, to }: Attempt): Promise<unknown> {
  const now = rig.chain.timestamp;
  const receiver = to ?? stream.recipient;
  const { transactions, omissions } = listTransactions(stream, { wallet, to, now });
  const offer = transactions.find(({ functionName }) => functionName === name);
  const from = wallet as Hex;
  const fee = name === "withdrawMax" ? await feeFor(stream) : 0n;
  if (!offer) {
    counts.refused += 1;
    const error = await getError(stream, { from, data: encode(stream, name, receiver), value: fee });
    if (error === undefined) return { accepted: true, omissions };
    const reason = omissions.find((omission) => omission.startsWith(SUBJECTS[name] ?? "-"));
    if (reason) reasons.set(reason, (reasons.get(reason) ?? new Set()).add(error));
    return undefined;
  }
  const call = { from, data: offer.data, value: offer.hasMinimum ? fee : 0n };
  if (offer.hasMinimum && fee === 0n) return "The fee is 0.";
  const error = await getError(stream, call);
  if (offer.refusal) {
    counts.later += 1;
    const at = momentIn(offer.refusal.brief!);
    const [before, then] = [await getError(stream, call, at - 1n), await getError(stream, call, at)];
    const isRight = error !== undefined && before !== undefined && then === undefined;
    return isRight ? undefined : { refusal: offer.refusal, error, before, then };
  }
  counts.offered += 1;
  if (error !== undefined) return { error };
  if (offer.hasMinimum && (await getError(stream, { ...call, value: fee - 1n })) === undefined)
    return "It accepts less than the fee.";
  const [happened, promised] = (await play(stream, name, call, receiver))!;
  const isSame = Object.entries(promised!).every(
    ([key, value]) => happened![key as keyof typeof happened] === value,
  );
  return isSame ? undefined : { happened, promised };
}

/** Checks whether an action is another person's to send, which the desk says in words and offers to nobody else. */
const isForAnyone = ({ name, stream, wallet, to }: Attempt) =>
  name === "withdrawMax" && to === undefined && wallet !== stream.recipient && wallet !== stream.sender;

/**
 * Seconds after the last action: around the start, cliffs, steps and ends of the streams. At the first four, the contracts
 * give each error that they give at any of them.
 */
const MOMENTS = [
  20n * DAY,
  80n * DAY - 1n,
  0n,
  130n * DAY,
  10n * DAY,
  20n * DAY - 1n,
  45n * DAY,
  80n * DAY,
].slice(0, chooseRounds(4, 2, 8));

it.each(MOMENTS)(
  "accept what the desk offers, and nothing else, %i seconds after the last action",
  { timeout: 240_000 },
  async (later) => {
    const { alice, bob, carol } = rig.accounts;
    const other = (await rig.chain.account("dave")).toLowerCase();
    const faults: unknown[] = [];
    await rig.chain.sandbox(async () => {
      rig.chain.warp(acted + later);
      for (const stream of streams) {
        for (const name of NAMES[stream.product]) {
          for (const wallet of [alice, bob, carol].map((address) => address.toLowerCase())) {
            for (const to of name === "withdrawMax"
              ? [undefined, other]
              : [name === "transferFrom" ? other : undefined]) {
              const attempt = { stream, name, wallet, to };
              if (isForAnyone(attempt)) continue;
              const fault = await getFault(attempt);
              if (fault !== undefined) {
                const who =
                  wallet === stream.recipient ? "recipient" : wallet === stream.sender ? "sender" : "other";
                faults.push([labels.get(stream.name), name, who, to, fault]);
              }
            }
          }
        }
      }
    });
    expect(faults).toEqual([]);
  },
);

it("has tried each kind of answer often", () => {
  expect(streams).toHaveLength(labels.size);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(isLong ? 100 : 10);
});

it("reject what the desk leaves out for the reason that it gives", () => {
  const errors: Readonly<Record<string, readonly string[]>> = {
    "A withdrawal is left out, because the stream's balance is empty: it fails until someone deposits.": [
      "SablierFlow_WithdrawAmountZero",
    ],
    "A withdrawal is left out, because nothing is owed: it fails until the sender restarts the stream.": [
      "SablierFlow_WithdrawAmountZero",
    ],
    // The contract looks at the amounts first.
    "A cancellation is left out, because this stream is not cancelable.": [
      "SablierLockup_StreamNotCancelable",
      "SablierLockup_StreamSettled",
    ],
    "A cancellation is left out, because everything has streamed. Nothing is left to get back, so the contract rejects it.":
      ["SablierLockup_StreamSettled"],
    "A refund is left out, because the stream's balance is empty, so the contract rejects it.": [
      "SablierFlow_RefundAmountZero",
    ],
    "A refund is left out, because the whole balance is owed to the recipient, so the contract rejects it.": [
      "SablierFlow_RefundAmountZero",
    ],
  };
  const found = Object.fromEntries([...reasons].map(([reason, names]) => [reason, [...names].sort()]));
  if (isLong) expect(found).toEqual(errors);
  for (const [reason, names] of Object.entries(found)) {
    expect(errors[reason], reason).toEqual(expect.arrayContaining(names));
  }
});

it("accept a call from whom its words name, and from nobody else", async () => {
  const { alice, bob, carol } = rig.accounts;
  const other = (await rig.chain.account("dave")).toLowerCase();
  const stranger = await rig.chain.account("erin");
  const now = acted + DAY;
  /** Who can send a call, by a part of its words. */
  const SENDERS: readonly (readonly [RegExp, readonly Hex[]])[] = [
    [/Anyone can send it/, [alice, bob, carol, stranger]],
    [/Only the sender can send it/, [alice]],
    [/Only the recipient, and accounts that the recipient approved, can send it/, [bob, carol]],
    [/The sender, the recipient, and accounts that the recipient approved can send it/, [alice, bob, carol]],
  ];
  for (const label of ["linear", "solvent"]) {
    const stream = streams.find(({ name }) => labels.get(name) === label)!;
    await rig.chain.sandbox(async () => {
      rig.chain.warp(now);
      await getContract(stream).send("setApprovalForAll", [carol, true], { from: bob });
      for (const to of [undefined, other]) {
        const { transactions } = listTransactions(stream, { wallet: undefined, to, now });
        expect(transactions.map(({ functionName }) => functionName)).toEqual(
          NAMES[stream.product].filter((name) => name !== "transferFrom" || to !== undefined),
        );
        for (const { data, functionName, hasMinimum, sentence } of transactions) {
          const senders = SENDERS.filter(([words]) => words.test(sentence)).map(([, accounts]) => accounts);
          expect(senders, sentence).toHaveLength(1);
          const value = hasMinimum ? await feeFor(stream) : 0n;
          for (const from of [alice, bob, carol, stranger]) {
            const isAccepted = (await getError(stream, { from, data, value })) === undefined;
            expect([functionName, to, from, isAccepted]).toEqual([
              functionName,
              to,
              from,
              senders[0]!.includes(from),
            ]);
          }
        }
      }
    });
  }
});

// The schemas of the indexers have no price-gated streams, so the facts come from the contract.
it("accept or reject the calls of a price-gated stream as its price decides", async () => {
  const { chain, sablier, accounts } = rig;
  /** USD with 8 decimals, above and below the price of the rig's oracle. */
  const [high, low] = [10n ** 20n, 1n];
  await chain.sandbox(async () => {
    const token = await rig.token("PG", 18);
    const start = chain.timestamp;
    const times = { start, end: start + 100n * DAY };
    const deposit = 1_000n * 10n ** 18n;
    await sablier.oracle.send("set", [low]);
    // The oracle prices the fee too.
    await sablier.setFeeUSD("lockup", 0n);
    for (const state of ["", "not cancelable", "canceled", "depleted"]) {
      const id = await rig.lockup(
        token,
        deposit,
        times,
        {
          functionName: "createWithTimestampsLPG",
          args: [{ oracle: sablier.oracle.address, targetPrice: high }],
          columns: {},
        },
        { cancelable: state !== "not cancelable" },
      );
      for (const at of [start + DAY, times.end - 1n, times.end, times.end + DAY]) {
        await chain.sandbox(async () => {
          if (state === "canceled") await sablier.lockup.send("cancel", [id], { from: accounts.alice });
          if (state === "depleted") {
            await sablier.oracle.send("set", [high]);
            await sablier.lockup.send("withdrawMax", [id, accounts.bob], { from: accounts.bob });
          }
          chain.warp(at);
          const read = <Value>(name: string) => sablier.lockup.read<Value>(name, [id]);
          const stream: Stream = {
            ...lockup(
              {
                wasCanceled: await read("wasCanceled"),
                isDepleted: await read("isDepleted"),
                isCancelable: state === "" || state === "depleted",
                withdrawnAmount: await read("getWithdrawnAmount"),
                refundedAmount: await read("getRefundedAmount"),
              },
              {
                model: "priceGated",
                depositedAmount: deposit,
                startTime: start,
                endTime: times.end,
                // The desk never knows the target.
                targetPrice: 2n ** 128n - 1n,
              },
            ),
            tokenId: id,
            sender: accounts.alice.toLowerCase(),
            recipient: accounts.bob.toLowerCase(),
          };
          const { transactions } = listTransactions(stream, { wallet: undefined, to: undefined, now: at });
          for (const name of ["withdrawMax", "cancel"] as const) {
            const from = name === "cancel" ? accounts.alice : accounts.bob;
            const call = { from, data: encode(stream, name, stream.recipient), value: 0n };
            const accepted: boolean[] = [];
            for (const price of [low, high]) {
              await sablier.oracle.send("set", [price]);
              accepted.push((await getError(stream, call)) === undefined);
            }
            const offer = transactions.find(({ functionName }) => functionName === name);
            const brief = offer?.refusal?.brief;
            const said = !offer
              ? [false, false]
              : brief === "fails below the target price"
                ? [false, true]
                : brief === "fails from the target price on"
                  ? [true, false]
                  : [true, true];
            if (offer) expect(offer.data).toBe(call.data);
            expect([state, at - start, name, accepted]).toEqual([state, at - start, name, said]);
          }
        });
      }
    }
  });
});
