import type { QuestionGroup } from "./question";

export const senders: QuestionGroup = {
  id: "senders",
  title: "For senders",
  questions: [
    {
      id: "create",
      question: "How do I create a stream, and why can I not create one in the app?",
      answer: [
        "You need an EVM wallet, the token, some of the chain's native token for gas, the recipient's address, the amount and the schedule. You first approve the token to the contract, then create.",
        "According to the project's notice of June 2026, new EVM streams can no longer be created in app.sablier.com. The contracts are open to everyone: create through a block explorer ([Lockup](/guides/lockup/etherscan), [Flow](/guides/lockup/etherscan#flow)), in Solidity ([Lockup](/guides/lockup/examples/create-stream/lockup-linear), [Flow](/guides/flow/examples/create-stream)), by a script, or with an AI agent and [its skills](/apps/features/overview#create).",
      ],
      tests: [
        {
          file: "samples/explorer.test.ts",
          name: "creates the streams that the block explorer guide describes, from its fields as they stand",
        },
      ],
    },
    {
      id: "lockup-example",
      question: "How does a Lockup stream work, in numbers?",
      answer: [
        "You deposit 3,000 DAI from 1 January to 1 February: 31 days, or 2,678,400 seconds. That is about 96.77 DAI a day. After 10 full days the recipient can withdraw 967.74 DAI. If you cancel after 15 days, 1,548.39 DAI return to you and 1,451.61 stay with the recipient. See [Lockup](/concepts/lockup/overview).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "3,000 DAI over 31 days: the figures of the answer",
        },
      ],
    },
    {
      id: "flow-example",
      question: "How does a Flow stream work, in numbers?",
      answer: [
        "Alice streams to Bob at 3,000 DAI per 31 days and deposits 200. After 10 days she owes 967.74, of which 200 can be withdrawn: the stream is STREAMING_INSOLVENT. Bob takes the 200. Alice deposits 2,800.",
        "After 31 days, 3,000 have accrued in all. Bob has had 200, so he can take 2,800; had he taken another 800 in between, it would be 2,000. The debt goes on growing until Alice pauses, or one of them voids the stream. See [Flow](/concepts/flow/overview).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "3,000 DAI per 31 days with 200 deposited: the figures of the answer",
        },
      ],
    },
    {
      id: "rate",
      question: "How is the rate computed?",
      answer: [
        "For a linear Lockup stream without unlocks and cliff it is the deposit divided by the seconds between start and end. In Flow you set the rate per second yourself, with 18 decimals: 0.01 tokens a second are 0.6 a minute, 36 an hour and 864 a day. The [rate guide](/guides/flow/examples/flow-calculate-rps) converts any salary. Divide a yearly salary by the days of the year: 5,000 per 30 days are 60,833 in 365 days, not 60,000.",
        "Nothing is sent each second. The amount is computed when somebody asks, and moves when somebody withdraws.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "0.01 tokens a second are 0.6 a minute, 36 an hour and 864 a day, and move only when withdrawn",
        },
      ],
    },
    {
      id: "cancel",
      question: "How do I cancel a stream, and what do I get back?",
      answer: [
        "Call `cancel` as the sender of a cancelable Lockup stream, before everything has streamed. The part that has not streamed returns to you in the same transaction; the rest waits for the recipient. Before the start everything returns. When all has streamed, the call fails with `SablierLockup_StreamSettled`. It cannot be undone.",
        "Flow has no cancel: `pause` stops the rate, `refundMax` returns what is not owed, [both in one transaction](/guides/flow/examples/batchable#combinations) if you like, and `void` ends the stream for good. See [cancelability](/concepts/cancelability).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "cancelling returns what has not streamed, at once, until everything has",
        },
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "the sender pauses, and takes back only what is not owed",
        },
      ],
    },
    {
      id: "change",
      question: "Can I change, extend or top up a stream: its rate, amount or end?",
      answer: [
        "Not in Lockup: the terms are fixed, and you can only cancel or give up the right to. In Flow you can adjust the rate up or down while the stream is neither paused nor voided, and deposit until it is voided. A rate of zero is refused; pause instead.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "the rate goes up and down, but not to zero, and not while paused",
        },
      ],
    },
    {
      id: "wrong-recipient",
      question: "I named a wrong recipient or address. Can I change the recipient?",
      answer: [
        "No: only the owner of the stream's NFT can pass it on. But if the Lockup stream is cancelable, cancel at once: you lose only what has streamed. If it is not, only that owner can help. In Flow, `pause` or `void`, then `refundMax`: voiding alone returns nothing. Before the start `pause` is refused, so void and refund, and all comes back. Afterwards the debt of the first minutes is all that is lost.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "cancelling returns what has not streamed, at once, until everything has",
        },
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "a wrong recipient gets the debt of the first minutes at most",
        },
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "a stream for a wrong recipient is voided before its start, and all comes back by a refund",
        },
      ],
    },
    {
      id: "recipient-inactive",
      question: "The recipient never withdraws. Do I get the tokens back?",
      answer: [
        "No. What has streamed belongs to the recipient without a deadline, and no function returns it to you. While a Lockup stream is cancelable and still streaming, `cancel` stops the rest. In Flow, `pause` or `void`, then `refundMax`. You can push what is there to the recipient's address: `withdrawMax(streamId, recipient)`.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "cancelling returns what has not streamed, at once, until everything has",
        },
      ],
    },
    {
      id: "sent-directly",
      question: "I sent tokens straight to the contract. Are they lost?",
      answer: [
        "Tokens that arrive by a plain transfer, without a create or deposit function, belong to no stream. Only the protocol's [admin](/concepts/governance) can move them on, with `recover`: in Lockup since v3.0, in Flow of every release. In `SablierBatchLockup`, in Lockup before v3.0 and in an airdrop factory no function moves them: they are lost. In a campaign its own token [funds it](/concepts/merkle-airdrops#lifecycle); any other is lost. Ether sent plainly is refused by Lockup, Flow, campaigns and airdrop factories, and ether sent along with a call is kept as a [fee](/concepts/fees).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "one contract holds all deposits; only what exceeds them can be recovered, by the Comptroller",
        },
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "tokens sent straight to a contract can be moved on by `recover` in some releases, and in the others by nothing",
        },
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "ether sent plainly is refused, by Lockup and by Flow",
        },
        {
          file: "samples/solidity/airdrops/airdrops.test.ts",
          name: "takes ether sent plainly nowhere: no factory and no campaign of any release has a function for it",
        },
      ],
    },
    {
      id: "past-start",
      question: "The employee started six months ago. Can a stream start in the past?",
      answer: [
        "Yes. What would have streamed since then can be withdrawn at once; in Flow, since v2.0, it is owed at once and your deposit has to cover it. Use a function [with timestamps](/guides/lockup/etherscan#create), not with durations.",
      ],
      tests: [
        { file: "samples/solidity/lockup/create.test.ts", name: "takes dates in the past and in the future" },
        { file: "samples/solidity/flow/create.test.ts", name: "in the past is owed at once" },
      ],
    },
    {
      id: "limits",
      question: "Is there a smallest amount, or a longest time?",
      answer: [
        "A Lockup stream takes any deposit from 1 base unit of the token to 2^128 − 1, lasts at least one second, and can end as late as the year 36812, which is what 40 bits of seconds hold. A deposit of fewer base units than seconds releases a unit now and then. Segments and tranches have no limit but gas.",
        "A Flow stream may be created without any deposit. Its rate has 18 decimals; what that means for tokens of few decimals is in the [rate guide](/guides/flow/examples/flow-calculate-rps).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "one base unit streams over one second, and until the last moment that a timestamp holds",
        },
      ],
    },
    {
      id: "earnings",
      question: "Do the tokens in a stream earn anything?",
      answer: [
        "No. The contracts hold them and do nothing else with them; nothing is lent or staked. A token that earns by changing balances does not fit either. What can earn is the stream itself: its NFT can be [staked](/guides/lockup/examples/staking/setup) in a contract made for it.",
      ],
    },
    {
      id: "batch-or-airdrop",
      question: "Many recipients: a batch of streams or a vested airdrop?",
      answer: [
        "A batch creates all streams at once and you pay the gas for all of them: about 191,000 gas a linear stream with a cliff, so [a chain's limit on gas](/guides/lockup/gas-benchmarks#most) sets the number, some dozens to a few hundred. It suits teams and investors.",
        "A [vested airdrop](/concepts/merkle-airdrops) costs you one contract, and each recipient pays for their own claim, which creates their stream. Unclaimed tokens can come back to you. It suits communities of any size. Is your [CSV file](/apps/guides/csv-support#where) ready already?",
      ],
    },
    {
      id: "unclaimed",
      question: "How do I get the unclaimed tokens of my campaign back?",
      answer: [
        "As the campaign's admin call `clawback(to, amount)` on the campaign, in the app or a [block explorer](/guides/lockup/etherscan#clawback), with the amount in base units. `balanceOf(campaign)` of the token says how much is there.",
        "It is allowed before the first claim, until seven days after it, and from the [expiration](/concepts/merkle-airdrops#clawback) on. Without an expiration it is closed for good after the seven days. A campaign of Airdrops v1.1 has [other rules](/guides/lockup/etherscan#clawback).",
      ],
    },
    {
      id: "correct-list",
      question: "Can I add or correct recipients of a campaign?",
      answer: [
        "No, a campaign's list is fixed by its root. For people who were left out, create a second campaign with their rows. If rows are wrong, [claw back](/guides/lockup/etherscan#clawback) while that is allowed and create the campaign again, without the rows that were claimed already, or they are paid twice. Streams that claims have opened stay.",
      ],
    },
    {
      id: "multisig",
      question: "Can a multisig or a contract be sender or recipient, and how does a Safe create?",
      answer: [
        "Yes, any address can be either. A contract as recipient must be able to call `withdraw`, or somebody else triggers withdrawals to it. It need not implement anything to receive the NFT. Check that it exists on the stream's chain: a Safe of one chain need not exist, nor have the same owners, at its address on another, and nobody checks it for you.",
        "The app [inside Safe](https://app.safe.global/share/safe-app?appUrl=https%3A%2F%2Fapp.sablier.com%2F&chain=arb1) is for withdrawing, claiming and managing: by the notice of June 2026 it [creates no EVM streams](/support/faq#create). Instead put the token's `approve` and the create function, with the Safe as sender, into one batch of Safe's Transaction Builder, as typed in a [block explorer](/guides/lockup/etherscan#create).",
        "A campaign is one batch too: the [factory's create function](/guides/lockup/etherscan#create-campaign), then the token's `transfer`, as in [a proposal](/support/faq#proposal). Name the Safe as creator and as `initialAdmin`.",
        "Between a proposal and its last signature time passes, so prefer calls that work out the amount when they run: `withdrawMax`, `refundMax`, `cancel`. A refund of a fixed amount may have become too much by then. Send a withdrawal with more than `calculateMinFeeWei` says: the excess is kept, but a minimum that rises meanwhile does not make it fail. The Safe itself has to hold that native token.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "a contract receives a stream without implementing anything",
        },
      ],
    },
    {
      id: "sender-lost",
      question: "The sender's key is lost, or the multisig is another now. Can the role be moved?",
      answer: [
        "No, a stream keeps its sender. Without it nobody can cancel or renounce in Lockup, or pause, refund or adjust in Flow, and refunds could only go to that address. A Flow stream then pays until its balance is used up; only the recipient can void it. So let the sender be an account that outlives people, such as a Safe, whose owners can change.",
        "A campaign's admin can pass the role on with `transferAdmin`, but not without that key. Then nobody can claw back; claims go on, and the streams that they open have the lost account as their sender.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "no function gives a stream another sender",
        },
      ],
    },
    {
      id: "proposal",
      question: "Can a DAO's proposal create a stream?",
      answer: [
        "Yes: it approves the token and creates the stream, both in one proposal. A start date may be past when it is executed, and then a part is withdrawable at once. With durations it [starts on execution](/guides/lockup/etherscan#can-i-start-right-away). The locked tokens themselves [do not vote on chain](/guides/snapshot-voting#onchain).",
        "A campaign too: create it first, then send the tokens to the [address computed beforehand](/guides/airdrops/examples/create-campaign#predict), by `computeMerkleInstant` or its sibling, for the contract that executes the proposal. Fix all times in it. On chains where the address cannot be computed, fund the campaign in a second proposal.",
      ],
    },
    {
      id: "unlimited-approval",
      question: "Is an unlimited approval dangerous?",
      answer: [
        "`SablierLockup`, `SablierBatchLockup` and `SablierFlow` take tokens from their caller alone, and their code cannot be changed: nobody else can use your approval. What acts from your account can, though, such as a call inside a `batch` that you are asked to sign, or a module of your wallet. So approve what you need.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "an approval serves the account that gave it, and nobody else",
        },
      ],
    },
    {
      id: "restricted-tokens",
      question: "Can a token with transfer restrictions be streamed?",
      answer: [
        "If its issuer allows the contracts to hold and send it. For Lockup that is `SablierLockup`, and `SablierBatchLockup` if you create in batches; for Flow `SablierFlow`; for a vested airdrop the campaign and `SablierLockup`. The addresses are on the [deployments page](/guides/lockup/deployments).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/restrictedToken.test.ts",
          name: "Lockup works once its contract is allowed, and batches once SablierBatchLockup is as well",
        },
        {
          file: "samples/solidity/answers/restrictedToken.test.ts",
          name: "Flow works once its contract is allowed",
        },
      ],
    },
  ],
};
