import type { QuestionGroup } from "./question";

export const everyone: QuestionGroup = {
  id: "everyone",
  title: "For everyone",
  questions: [
    {
      id: "token-streaming",
      question: "What is token streaming?",
      answer: [
        "Tokens become available to a recipient continuously, second by second, under the rules of a contract. [Token streaming](/concepts/streaming) explains it with pictures.",
      ],
      tests: [{ file: "samples/solidity/lockup/create.test.ts", name: "unlocks every second" }],
    },
    {
      id: "fees",
      question: "What does it cost, and can I avoid the fee that the app shows?",
      answer: [
        "Gas for each transaction. Creating costs nothing more. The app adds 0.99 US dollars to a withdrawal and up to 1.99 to a claim, in native token, by its policy of June 2026. Without the app, [in a block explorer](/guides/lockup/etherscan) for example, you pay only gas and the contracts' own minimum. That was zero on Ethereum in April 2026; `calculateMinFeeWei` tells what it is now; an airdrop keeps the minimum of the day it was created. Nobody takes a share of the tokens. See [fees](/concepts/fees).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "creating asks for no fee, withdrawing for the minimum fee, and nobody takes a share",
        },
      ],
    },
    {
      id: "where-to-use",
      question: "Where can I use Sablier?",
      answer: [
        "At app.sablier.com, as an app inside Safe, through the contracts, or in any interface that someone builds on them. According to the notice of June 2026 the app stays available for claiming until June 2028, and no longer creates EVM streams. The contracts have no end date: what you have not withdrawn or claimed by then, and streams that end later, you reach [without the app](/support/faq#app-down). They ask for no account and no registration; only some campaigns want [an attestation](/support/faq#attestation).",
      ],
    },
    {
      id: "old-streams",
      question: "Do old streams still work?",
      answer: [
        "Yes. Each contract runs as long as its chain. Streams of all Lockup and Flow releases show in the app, on the [chains that it lists](/concepts/chains) and [with few exceptions](/support/faq#find-stream). Streams of the first protocol, which Lockup replaced in 2023, need the [Legacy apps](/apps/v1).",
      ],
    },
    {
      id: "newer-release",
      question: "Can my stream move to a newer release?",
      answer: [
        "No. A stream stays in the contract that created it, with that release's functions and rules, and works as long as the chain. No function moves it, and nothing has to be done. The same holds for campaigns.",
        "Its parties can make it end and start another one: the sender of a cancelable Lockup stream cancels it and creates one in the newer contract for what had not streamed; in Flow the sender pauses or voids, refunds, and creates anew. What has streamed stays with the recipient. A stream that cannot be canceled runs to its end where it is. [What changed for programs](/support/faq#upgrade).",
      ],
    },
    {
      id: "same-parties",
      question: "Can there be several streams between the same two parties?",
      answer: [
        "Yes, as many as you like, in the same token and at the same time. Each has an ID, an NFT, a schedule and a balance of its own, and none knows of the others: canceling, pausing or emptying one leaves the rest alone. Nothing adds them up, and creating twice by mistake makes two streams.",
        "To withdraw from all at once, use `withdrawMultiple` in Lockup, or `batch` in both. The [indexers](/api/lockup/the-graph/queries) find them by sender and recipient; on chain nothing lists them.",
      ],
    },
    {
      id: "wallets",
      question: "Which wallets work? Does a hardware wallet, or a phone?",
      answer: [
        "To the contracts all accounts are alike that can send a transaction on the chain: MetaMask or Rainbow, with or without a hardware wallet such as a Ledger behind it, a Safe, a custodian such as [Fireblocks](/support/how-to#others). Which of them the app offers to connect, and whether by WalletConnect, is not documented. The app is a website that works on a mobile phone too; none to install is documented.",
      ],
    },
    {
      id: "which-tokens",
      question: "Which tokens work: custom or not listed, fee on transfer, rebasing, stETH?",
      answer: [
        "Standard ERC-20 tokens, such as USDC, USDT and DAI. That an issuer can freeze addresses does no harm until it freezes [yours, or the contract's](/support/faq#blocked-address). stETH does not fit, because its balances change; its wrapped form wstETH does.",
        "Not: native tokens such as ETH (wrap them), tokens that take a fee on transfer, rebasing or interest-bearing balances, callbacks as in ERC-777, several entry points, admins who can change balances, or a supply of 2^128 − 1 or more. Flow needs 18 decimals or fewer; Lockup takes any number, and tokens without `decimals()`. See [security](/concepts/security).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "a token of more than 18 decimals is refused",
        },
      ],
    },
    {
      id: "chains",
      question: "On which chains does it run?",
      answer: [
        "The [list of chains](/concepts/chains) comes from the SDK and says which have the current releases. Requests for new chains are no longer accepted; see [custom deployments](/guides/custom-deployments).",
      ],
      tests: [
        {
          file: "samples/typescript/chains.test.ts",
          name: "lists the chains of the current Lockup release, once each",
        },
      ],
    },
    {
      id: "where-tokens",
      question: "Where are my tokens?",
      answer: [
        "In the contracts. One `SablierLockup` and one `SablierFlow` per chain and release hold the deposits of all their streams; each airdrop campaign holds its own. `aggregateAmount(token)` tells how much of a token the contract accounts for, since Lockup v3.0 and Flow v2.0; that includes what has streamed and is not withdrawn. The [Comptroller](/concepts/governance) can recover what lies above it, nothing else. For a [circulating supply](/guides/lockup/examples/vesting-data#how-much-of-a-token-does-not-circulate), look at all releases, chains and campaigns.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "one contract holds all deposits; only what exceeds them can be recovered, by the Comptroller",
        },
      ],
    },
    {
      id: "audits",
      question: "Is Sablier safe? Have the contracts been audited, and is there a bug bounty?",
      answer: [
        "Every release of Lockup, Flow and the airdrops was audited; airdrops before v1.3 are covered by the reports on Lockup. [Security](/concepts/security) lists them. The bounty programme ended on 1 May 2026. Report vulnerabilities privately to contact@sablier.com.",
      ],
    },
    {
      id: "upgradeable",
      question: "Can Sablier or an admin take or freeze my tokens, or pause or upgrade the contracts?",
      answer: [
        "Lockup, Flow, airdrop factories and campaigns are neither upgradeable nor pausable. No function lets an admin cancel or take what is in a stream. `recover` moves only [what belongs to none](/support/faq#where-tokens). But each withdrawal asks the Comptroller, an upgradeable proxy, for the fee. Its admin can raise that, up to $100, and upgrade the contract, cap included: [governance](/concepts/governance#what-do-you-still-have-to-trust). A token's issuer [may freeze addresses](/support/faq#blocked-address), an airdrop's project [claw back](/concepts/merkle-airdrops#clawback).",
      ],
    },
    {
      id: "sablier-token",
      question: "Does Sablier have a token, and what is its business model?",
      answer: [
        "No governance token, and no vote: see [governance](/concepts/governance). A page that offers or gives away one in its name is not [one of Sablier's](/support/faq#real-site). The revenue of the protocol is its [fees](/concepts/fees); no other is documented.",
      ],
    },
    {
      id: "insurance",
      question: "Was Sablier ever hacked? Are the tokens insured?",
      answer: [
        "This site knows of no incident, which proves nothing. No insurance and no fund for losses is documented. The contracts are [audited](/concepts/security), which is no guarantee, and nobody can pause them or reverse a transaction: should they be hacked, the loss would be final.",
      ],
    },
    {
      id: "legal",
      question: "Who is behind Sablier? Where are its terms of service, risk notice and privacy policy?",
      answer: [
        "Its founders, in 2019: Paul Berg and Gabriel Apostu; the company is [Sablier Labs Ltd](https://sablierlabs.co.uk). Its documents: [terms of service](https://files.sablier.com/terms-of-service.pdf), [risk notice](https://files.sablier.com/risk-notice.pdf), [privacy policy](https://files.sablier.com/privacy-policy.pdf).",
      ],
    },
    {
      id: "real-time-finance",
      question: "What does real-time finance mean?",
      answer: [
        "It is the team's name for finance in which value moves continuously, not in lumps on dates. It has no meaning in the contracts.",
      ],
    },
  ],
};
