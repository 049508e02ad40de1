import type { QuestionGroup } from "./question";

export const recipients: QuestionGroup = {
  id: "recipients",
  title: "For recipients of a stream",
  questions: [
    {
      id: "withdraw",
      question: "How do I withdraw my tokens?",
      answer: [
        "Open the stream in the app, connect the wallet that received it, and withdraw. You choose the amount, up to what is withdrawable, and the address. Your wallet signs a transaction and pays gas and the fee in the chain's native token.",
        "Without the app, call `withdrawMax(streamId, to)` on the contract, for example in a [block explorer](/guides/lockup/etherscan). Nothing expires: tokens that you leave in the contract stay yours.",
      ],
      tests: [
        {
          file: "samples/typescript/stream.test.ts",
          name: "creates, reads and withdraws on the official contracts",
        },
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "what a recipient leaves in the contract does not expire",
        },
      ],
    },
    {
      id: "automatic",
      question: "Do the tokens arrive by themselves?",
      answer: [
        "No. Nothing is sent until somebody sends a transaction. Withdraw when you like, in part or in full. The sender may trigger it as well, and since Lockup v1.2, and in Flow, anybody, for example a script of yours; then the tokens can only go to you. Whoever sends the transaction pays gas and fee.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "anyone can trigger a withdrawal, but only to the recipient",
        },
      ],
    },
    {
      id: "find-stream",
      question: "Where is my stream?",
      answer: [
        "You find it by your address as recipient: `https://app.sablier.com/vesting/search/ethereum?r=0x…` for vesting on Ethereum, `https://app.sablier.com/payments/search?r=0x…` for payments. The [builder of links](/apps/guides/url-schemes) makes the address for any chain.",
        "If you have an ID such as `LK3-1-12`, its parts are the contract, the chain and the number of the stream. In a wallet or marketplace the stream is an NFT of the collection Sablier Lockup NFT or Sablier Flow NFT; the collections of Lockup v1.0 to v1.2 have [other names](/concepts/nft#collections). A wallet that [does not show the NFT](/concepts/nft#not-shown) can withdraw all the same.",
        "It is not showing there? Try your other addresses, and each chain: vesting is searched on one at a time. Streams of the first protocol are in the [Legacy apps](/apps/v1), those on Solana at solana.sablier.com.",
        "The app reads indexers and may not show all: not those on a chain that it does not list (column “In the app” of the [chains](/concepts/chains)), not those on Tangle, not price-gated ones, and not those made since 19 September 2025 with Lockup v1.0 to v1.2 or Flow v1.0: [indexers leave them out](/api/overview#what-is-not-indexed). They work as well: use a [block explorer](/guides/lockup/etherscan), also for [price-gated ones](/guides/lockup/etherscan#price-gated).",
      ],
      tests: [{ file: "src/lib/appLinks/appLinks.test.ts", name: "keeps every parameter of a search" }],
    },
    {
      id: "nothing-withdrawable",
      question: "Why can I withdraw nothing?",
      answer: [
        "In Lockup: the stream has not started, a cliff or the next step is still ahead, the target price is not reached, or everything was withdrawn or refunded. [Lockup statuses](/concepts/lockup/statuses) says which.",
        "In Flow: the stream has not started, you have withdrawn all that was owed, or the balance is empty. In the last case the debt to you stays, and you can withdraw as soon as somebody deposits, unless the stream is voided: then the debt that no deposit covers [is gone](/concepts/flow/statuses#insolvent).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "nothing can be withdrawn before the start, before the cliff and after the last withdrawal",
        },
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "an empty balance pays nothing, and what was owed meanwhile once somebody deposits",
        },
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "the sender can void: the debt that no deposit covers is gone for good",
        },
      ],
    },
    {
      id: "less-than-shown",
      question: "Why can I withdraw less than I see?",
      answer: [
        "In Lockup, the amount on the NFT is the whole deposit. You can withdraw what has streamed by now, less what was withdrawn: of 1,000 tokens half-way through a linear year, with 200 withdrawn, that is 300. After a cancellation, only what had streamed until then is yours.",
        "In Flow, the debt to you can exceed the balance. Only the covered part can be withdrawn; the rest waits for a deposit. In both, `withdrawableAmountOf(streamId)` gives the figure that counts.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "of 1,000 half-way through a linear year, with 200 withdrawn, 300 can be withdrawn",
        },
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "3,000 DAI per 31 days with 200 deposited: the figures of the answer",
        },
      ],
    },
    {
      id: "was-canceled",
      question: "The sender canceled (cancelled) my stream. What is left for me?",
      answer: [
        "What had streamed until the cancellation, less what was withdrawn. It waits in the contract without a deadline: withdraw it as before. The rest went back to the sender in the same transaction and cannot be claimed.",
        "If nothing had streamed, or all of it was withdrawn, the status is DEPLETED instead of CANCELED. A price-gated stream that is canceled returns everything to the sender. What a sender can do to a Flow stream is [another matter](/support/faq#sender-cancels).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "a canceled stream keeps what had streamed, without a deadline, and is depleted if that is nothing",
        },
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "a price-gated stream canceled before its target returns everything",
        },
      ],
    },
    {
      id: "sender-cancels",
      question: "Can the sender take my tokens back?",
      answer: [
        "What has streamed is yours, withdrawn or not. What has not streamed can go back to the sender if the Lockup stream is cancelable: `isCancelable(streamId)` tells, and so does the app. A price-gated stream that is canceled below its target returns everything; while the target is reached, `isCancelable` [says little](/concepts/cancelability#what-is-different-for-price-gated-streams).",
        "In Flow the sender can pause, and can take back what the balance holds above the debt to you. By `void` the sender can also end the stream and write off the debt that no deposit covers; what is covered stays yours. See [cancelability](/concepts/cancelability#how-is-a-flow-stream-stopped).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "what has streamed stays the recipient's, and a stream that is not cancelable ends with its time",
        },
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "a price-gated stream canceled before its target returns everything",
        },
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "the sender pauses, and takes back only what is not owed",
        },
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "the sender can void: the debt that no deposit covers is gone for good",
        },
      ],
    },
    {
      id: "recipient-cancels",
      question: "Can I, as the recipient, end a stream?",
      answer: [
        "In Lockup, no: only the sender can cancel, since v1.1. In Flow you can `void` the stream, which ends it for good and gives up the uncovered debt. In Lockup v1.0 and in [Legacy](/guides/legacy/overview) the recipient could cancel as well.",
      ],
      tests: [
        { file: "samples/solidity/answers/lockup.test.ts", name: "the recipient cannot cancel" },
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "the recipient can void: the stream ends, and the uncovered debt is given up",
        },
      ],
    },
    {
      id: "transfer",
      question: "Can I sell or move my stream?",
      answer: [
        "If it was created as transferable, yes: it is an NFT. All that is not withdrawn goes with it, also what has already streamed, so withdraw first. The flag cannot be changed later. Lockup v1.0 streams are always transferable. See [transferability](/concepts/transferability).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "a transferred stream takes along what was not withdrawn, unless it was created to stay",
        },
      ],
    },
    {
      id: "exchange-address",
      question: "Can I receive a stream at an exchange's deposit address?",
      answer: [
        "Better not. That address belongs to the exchange: only its key, or an account that it approves, can withdraw elsewhere or transfer the NFT. Others can only push tokens to it, and whether the exchange credits those to you is its decision. Name an address whose key you hold, or ask the exchange first. From a stream of your own wallet you can withdraw to such an address, with it as `to`, if the exchange takes that token, on that chain, from a contract.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "anyone can trigger a withdrawal, but only to the recipient",
        },
      ],
    },
    {
      id: "privacy",
      question: "Who can see my salary or my tokens?",
      answer: [
        "Everyone who knows your address, for good: sender, recipient, token, amount, dates and each withdrawal of a stream are public. Names are not on the chain. The list of an airdrop, with all addresses and amounts, is public as a file on IPFS.",
      ],
    },
    {
      id: "notices",
      question: "Do I get a notification when my stream is paused, canceled or runs dry?",
      answer: [
        "Not from the contracts, and none from the app is documented. Look at the stream's page, or let a program ask the [indexers](/api/overview). Some block explorers send a mail when an address acts: watch the sender's. For Flow, the page and `depletionTimeOf(streamId)` say until when the balance lasts at the present rate.",
      ],
    },
    {
      id: "tax",
      question: "How do I get records for taxes and bookkeeping?",
      answer: [
        "The stream's page has its history. In a block explorer, the token transfers from the `SablierLockup` or `SablierFlow` contract to your address are your withdrawals; explorers such as Etherscan offer them as a CSV file. The indexers list what a wallet was paid in [Lockup](/api/lockup/the-graph/queries#withdrawals) and in [Flow](/api/flow/the-graph/queries#withdrawals), with time and amount but no prices in dollars. Tokens that an airdrop paid at once come from the campaign's own address: the indexers list [what a wallet claimed](/api/airdrops/the-graph/queries#by-recipient). A claim with a `claimStreamId` has paid nothing yet: count the withdrawals from its stream instead. A few things [are not indexed](/api/overview#what-is-not-indexed). An export in the app is not documented.",
        "If you pay, look for transfers from your address to `SablierLockup`, `SablierBatchLockup`, `SablierFlow` or the campaign, and for refunds the other way; the indexers list [streams by sender](/api/lockup/the-graph/queries#by-sender). The fee is the native value of a transaction, without its gas; an indexer's `fee` repeats it for each action of the transaction.",
        "Whether income arises when tokens stream or when you withdraw is a question for a tax adviser. What had streamed by a past day follows from the dates and the [shape](/concepts/lockup/stream-shapes), or from reading the contract at a block of that day.",
      ],
    },
    {
      id: "time-zone",
      question: "In which time zone are the dates of my stream?",
      answer: [
        "A stream knows one moment for the whole world, in seconds since 1970 UTC: your cliff comes at the same moment everywhere, whatever your clock then shows. Times on these pages are UTC. In which zone the app shows them is not documented; a [CSV file](/apps/guides/csv-support#rules) is read in the zone of the sender's computer.",
      ],
    },
    {
      id: "other-chain",
      question: "Can I move or bridge a stream to another chain?",
      answer: [
        "No, it stays where it was created. A normal wallet has the same address on all EVM chains, so switch its network to the stream's chain. For a Safe or another contract wallet [that need not hold](/support/faq#multisig).",
      ],
    },
  ],
};
