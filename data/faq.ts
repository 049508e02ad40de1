/**
 * A question and its answer. Answers are paragraphs of text in which `backticks` make code and [words](/route) make a
 * link; nothing else is markup. They stand on /support/faq and, without markup, in its structured data.
 */
export interface Question {
  /** Anchor on the page; never changes once published. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export const faq: readonly QuestionGroup[] = [
  {
    id: "recipients",
    title: "For recipients of a stream",
    questions: [
      {
        id: "withdraw",
        question: "How do I get my tokens?",
        answer: [
          "Open the stream in the app, connect the wallet that received it, and withdraw. You choose the amount, up to what is withdrawable, and the address. Your wallet signs a transaction and pays gas and the fee in the chain's native token.",
          "Without the app, call `withdrawMax(streamId, to)` on the contract, for example in a [block explorer](/guides/lockup/etherscan). Nothing expires: tokens that you leave in the contract stay yours.",
        ],
      },
      {
        id: "find-stream",
        question: "I was told that I have a stream. How do I find it?",
        answer: [
          "Search for your address as recipient: `https://app.sablier.com/vesting/search/ethereum?r=0x…` for vesting on Ethereum, `https://app.sablier.com/payments/search?r=0x…` for payments. The [builder of links](/apps/guides/url-schemes) makes the address for any chain.",
          "If you have an ID such as `LK3-1-12`, its parts are the contract, the chain and the number of the stream. In a wallet or marketplace the stream is an NFT of the collection Sablier Lockup NFT or Sablier Flow NFT.",
        ],
      },
      {
        id: "nothing-withdrawable",
        question: "Why can I withdraw nothing?",
        answer: [
          "In Lockup: the stream has not started, a cliff or the next step is still ahead, the target price is not reached, or everything was withdrawn or refunded. [Lockup statuses](/concepts/lockup/statuses) says which.",
          "In Flow: the balance is empty. The debt to you goes on counting, and you can withdraw as soon as somebody deposits. See [Flow statuses](/concepts/flow/statuses).",
        ],
      },
      {
        id: "sender-cancels",
        question: "Can the sender take my tokens back?",
        answer: [
          "What has streamed is yours, withdrawn or not. What has not streamed can go back to the sender if the Lockup stream is cancelable: `isCancelable(streamId)` tells, and so does the app. A price-gated stream that is canceled before its target returns everything.",
          "In Flow the sender can pause and can take back what the balance holds above the debt to you. See [cancelability](/concepts/cancelability).",
        ],
      },
      {
        id: "recipient-cancels",
        question: "Can I, as the recipient, end a stream?",
        answer: [
          "In Lockup, no: only the sender can cancel, since v1.1. In Flow you can `void` the stream, which ends it for good and gives up the uncovered debt. In Lockup v1.0 and in [Legacy](/guides/legacy/overview) the recipient could cancel as well.",
        ],
      },
      {
        id: "transfer",
        question: "Can I sell or move my stream?",
        answer: [
          "If it was created as transferable, yes: it is an NFT. All that is not withdrawn goes with it, also what has already streamed, so withdraw first. The flag cannot be changed later. Lockup v1.0 streams are always transferable. See [transferability](/concepts/transferability).",
        ],
      },
      {
        id: "someone-withdrew",
        question: "Somebody else withdrew from my stream. Is that dangerous?",
        answer: [
          "No. Anyone may trigger a withdrawal, but then the tokens can only go to you. Only you and those whom you approved for the NFT can send them to another address. Look at the `to` of the transaction.",
        ],
      },
      {
        id: "wallet-lost",
        question: "I lost access to my wallet. Can the stream be redirected?",
        answer: [
          "Not by anyone but the owner of the NFT. No admin can move a stream. If the stream is cancelable, its sender can cancel it and create a new one for the part that has not streamed; what had streamed stays with the old address.",
        ],
      },
    ],
  },
  {
    id: "senders",
    title: "For senders",
    questions: [
      {
        id: "create",
        question: "How do I create a stream?",
        answer: [
          "You need an EVM wallet, the token, some of the chain's native token for gas, the recipient's address, the amount and the schedule. You first approve the token to the contract, then create.",
          "According to the project's notice of June 2026, new EVM streams can no longer be created in app.sablier.com. The contracts are open to everyone: create [through a block explorer](/guides/lockup/etherscan), [in Solidity](/guides/lockup/examples/create-stream/lockup-linear), by a script, or with an AI agent and the skills in the repository sablier-labs/sablier-skills.",
        ],
      },
      {
        id: "lockup-example",
        question: "How does a Lockup stream work, in numbers?",
        answer: [
          "You deposit 3,000 DAI from 1 January to 1 February: 31 days, or 2,678,400 seconds. That is about 96.77 DAI a day. After 10 full days the recipient can withdraw 967.74 DAI. If you cancel after 15 days, 1,548.39 DAI return to you and 1,451.61 stay with the recipient. See [Lockup](/concepts/lockup/overview).",
        ],
      },
      {
        id: "flow-example",
        question: "How does a Flow stream work, in numbers?",
        answer: [
          "Alice streams to Bob at 3,000 DAI per 31 days and deposits 200. After 10 days she owes 967.74, of which 200 can be withdrawn: the stream is STREAMING_INSOLVENT. Bob takes the 200. Alice deposits 2,800.",
          "After 31 days, 3,000 have accrued in all. Bob has had 200, so he can take 2,800; had he taken another 800 in between, it would be 2,000. The debt goes on growing until Alice pauses, or one of them voids the stream. See [Flow](/concepts/flow/overview).",
        ],
      },
      {
        id: "rate",
        question: "How is the rate computed?",
        answer: [
          "For a linear Lockup stream without unlocks and cliff it is the deposit divided by the seconds between start and end. In Flow you set the rate per second yourself, with 18 decimals: 0.01 tokens a second are 0.6 a minute, 36 an hour and 864 a day. The [rate guide](/guides/flow/examples/flow-calculate-rps) converts any salary.",
          "Nothing is sent each second. The amount is computed when somebody asks, and moves when somebody withdraws.",
        ],
      },
      {
        id: "cancel",
        question: "How do I cancel a stream, and what do I get back?",
        answer: [
          "Call `cancel` as the sender of a cancelable Lockup stream, before everything has streamed. The part that has not streamed returns to you in the same transaction; the rest waits for the recipient. Before the start everything returns. When all has streamed, the call fails with `SablierLockup_StreamSettled`. It cannot be undone.",
          "Flow has no cancel: `pause` stops the rate, `refundMax` returns what is not owed, `void` ends the stream for good. See [cancelability](/concepts/cancelability).",
        ],
      },
      {
        id: "change",
        question: "Can I change the rate, the amount or the end afterwards?",
        answer: [
          "Not in Lockup: the terms are fixed, and you can only cancel or give up the right to. In Flow you can adjust the rate up or down while the stream is neither paused nor voided, and deposit at any time. A rate of zero is refused; pause instead.",
        ],
      },
      {
        id: "wrong-recipient",
        question: "I named a wrong recipient. What now?",
        answer: [
          "If the Lockup stream is cancelable, cancel at once: you lose only what has streamed. If it is not, only the owner of that address can help. In Flow, pause and refund, or void: the debt of the first minutes is all that is lost.",
        ],
      },
      {
        id: "batch-or-airdrop",
        question: "Many recipients: a batch of streams or a vested airdrop?",
        answer: [
          "A batch creates all streams at once and you pay the gas for all of them: about 191,000 gas a linear stream, so a chain's limit on gas sets the number, some dozens to a few hundred. It suits teams and investors.",
          "A [vested airdrop](/concepts/merkle-airdrops) costs you one contract, and each recipient pays for their own claim, which creates their stream. Unclaimed tokens can come back to you. It suits communities of any size.",
        ],
      },
      {
        id: "multisig",
        question: "Can a multisig or a contract be sender or recipient?",
        answer: [
          "Yes, any address can be either. A contract as recipient must be able to call `withdraw`, or somebody else triggers withdrawals to it. It need not implement anything to receive the NFT. For Safe there is an [app in Safe's interface](https://app.safe.global/share/safe-app?appUrl=https%3A%2F%2Fapp.sablier.com%2F&chain=arb1).",
        ],
      },
    ],
  },
  {
    id: "claimers",
    title: "For airdrop claimers",
    questions: [
      {
        id: "claim",
        question: "How do I claim an airdrop?",
        answer: [
          "Open the campaign's page, which the project announces, connect the wallet that is on the list and claim. The page finds your proof. Without the app you need your index, amount and proof from the campaign's file on IPFS, and call `claim` or `claimTo` on the [campaign contract](/concepts/merkle-airdrops).",
        ],
      },
      {
        id: "vested-claim",
        question: "I claimed but received no tokens. Why?",
        answer: [
          "The campaign is probably vested: your claim created a Lockup stream, which you find under Vesting. Withdraw from it as it streams. If the vesting had already ended when you claimed, the tokens came at once.",
        ],
      },
      {
        id: "claim-deadline",
        question: "Until when can I claim?",
        answer: [
          "Until the campaign's expiration, if it has one; then the project can take the rest back. It can also claw back until seven days after the very first claim, and before it, so do not wait without a reason.",
        ],
      },
      {
        id: "early-claim",
        question: "The page says that I give up tokens if I claim now. Is that so?",
        answer: [
          "Yes, in a campaign with a variable claim amount. It pays what has unlocked so far, once, and the rest is gone for you. Wait until the vesting ends to get everything. See [variable claim amounts](/concepts/merkle-airdrops).",
        ],
      },
      {
        id: "claim-other-wallet",
        question: "Can I claim to another wallet, or let somebody claim for me?",
        answer: [
          "Since Airdrops v2.0, yes: `claimTo` sends to any address, and `claimViaSig` lets anyone claim with your signature. Anyone may call `claim` for you, but then the tokens go to the address on the list. There is no plain `claim` in campaigns with a variable claim amount.",
        ],
      },
      {
        id: "not-eligible",
        question: "The page says that I am not eligible. Who decides?",
        answer: [
          "The project that created the campaign made the list. Sablier cannot add you. The app may also hide a campaign in some countries if its creator chose so; this does not bind the contract.",
        ],
      },
    ],
  },
  {
    id: "developers",
    title: "For developers",
    questions: [
      {
        id: "where-tokens",
        question: "Where are the tokens held?",
        answer: [
          "In the contracts. One `SablierLockup` and one `SablierFlow` per chain and release hold the deposits of all their streams; each airdrop campaign holds its own. `aggregateAmount(token)` tells how much of a token the contract accounts for, since Lockup v3.0 and Flow v2.0. What lies there above it can be recovered by the [Comptroller](/concepts/governance), nothing else.",
        ],
      },
      {
        id: "which-tokens",
        question: "Which tokens work?",
        answer: [
          "Standard ERC-20 tokens. Not: native tokens such as ETH (wrap them), tokens that take a fee on transfer, rebasing or interest-bearing balances, callbacks as in ERC-777, several entry points, admins who can change balances, or a supply of 2^128 and more. Flow needs 18 decimals or fewer. See [security](/concepts/security).",
        ],
      },
      {
        id: "restricted-tokens",
        question: "Can a token with transfer restrictions be streamed?",
        answer: [
          "If its issuer allows the contracts to hold and send it. For Lockup that is `SablierLockup`, and `SablierBatchLockup` if you create in batches; for Flow `SablierFlow`; for a vested airdrop the campaign and `SablierLockup`. The addresses are on the [deployments page](/guides/lockup/deployments).",
        ],
      },
      {
        id: "chains",
        question: "On which chains does it run?",
        answer: [
          "The [list of chains](/concepts/chains) comes from the SDK and says which have the current releases. Requests for new chains are no longer accepted; see [custom deployments](/guides/custom-deployments).",
        ],
      },
      {
        id: "upgradeable",
        question: "Are the contracts upgradeable or pausable?",
        answer: [
          "Lockup, Flow, airdrop factories and campaigns are neither. The Comptroller, which sets fees, is an upgradeable proxy. [Governance](/concepts/governance) lists what its admin can and cannot do.",
        ],
      },
      {
        id: "read-data",
        question: "How do I read streams and their history?",
        answer: [
          "Call the views of the contract for one stream. For lists and history query the [indexers](/api/overview) by GraphQL.",
        ],
      },
      {
        id: "audits",
        question: "Have the contracts been audited? Is there a bug bounty?",
        answer: [
          "Every release of Lockup and Flow was audited, and the airdrops since v1.3; [security](/concepts/security) lists the reports. The bounty programme ended on 1 May 2026. Report vulnerabilities privately to contact@sablier.com.",
        ],
      },
      {
        id: "errors",
        question: "My transaction reverts. What does the error mean?",
        answer: [
          "The [error catalogue](/reference/errors) explains every error of the current releases by name and selector, with its cause and remedy.",
        ],
      },
    ],
  },
  {
    id: "everyone",
    title: "For everyone",
    questions: [
      {
        id: "token-streaming",
        question: "What is token streaming?",
        answer: [
          "Tokens become available to a recipient continuously, second by second, under the rules of a contract. [Token streaming](/concepts/streaming) explains it with pictures.",
        ],
      },
      {
        id: "real-time-finance",
        question: "What does real-time finance mean?",
        answer: [
          "It is the team's name for finance in which value moves continuously, not in lumps on dates. It has no meaning in the contracts.",
        ],
      },
      {
        id: "fees",
        question: "What does it cost?",
        answer: [
          "Gas for each transaction. Creating costs nothing more. The app adds 0.99 US dollars to a withdrawal and up to 1.99 to a claim, in native token, by its policy of June 2026. The contracts' own minimum fee is set to zero at the time of that notice. Nobody takes a share of the tokens. See [fees](/concepts/fees).",
        ],
      },
      {
        id: "where-to-use",
        question: "Where can I use Sablier?",
        answer: [
          "At app.sablier.com, as an app inside Safe, through the contracts, or in any interface that someone builds on them. According to the notice of June 2026 the app stays available for claiming until June 2028, and no longer creates EVM streams. The contracts have no end date.",
        ],
      },
      {
        id: "old-streams",
        question: "Do old streams still work?",
        answer: [
          "Yes. Each contract runs as long as its chain. Streams of all Lockup and Flow releases show in the app. Streams of the first protocol, from 2019 to 2021, need the [Legacy apps](/apps/v1).",
        ],
      },
      {
        id: "app-down",
        question: "What if the app is down or closed?",
        answer: [
          "Withdraw and claim through the contracts, for example in a block explorer: [here is how](/guides/lockup/etherscan). Only the proof of an airdrop has to be found elsewhere: it is in the campaign's file on IPFS.",
        ],
      },
      {
        id: "help",
        question: "Who can help me?",
        answer: [
          "Write to contact@sablier.com, where answers usually come within one business day, or ask in the [Discord](https://discord.sablier.com) channels #support and #dev. Nobody who helps you needs your seed phrase, and nobody writes to you first.",
        ],
      },
    ],
  },
];
