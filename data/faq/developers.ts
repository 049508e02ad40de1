import type { QuestionGroup } from "./question";

export const developers: QuestionGroup = {
  id: "developers",
  title: "For developers",
  questions: [
    {
      id: "where-tokens",
      question: "Where are the tokens held?",
      answer: [
        "In the contracts. One `SablierLockup` and one `SablierFlow` per chain and release hold the deposits of all their streams; each airdrop campaign holds its own. `aggregateAmount(token)` tells how much of a token the contract accounts for, since Lockup v3.0 and Flow v2.0. What lies there above it can be recovered by the [Comptroller](/concepts/governance), nothing else.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "one contract holds all deposits; only what exceeds them can be recovered, by the Comptroller",
        },
      ],
    },
    {
      id: "which-tokens",
      question: "Which tokens work?",
      answer: [
        "Standard ERC-20 tokens. Not: native tokens such as ETH (wrap them), tokens that take a fee on transfer, rebasing or interest-bearing balances, callbacks as in ERC-777, several entry points, admins who can change balances, or a supply of 2^128 and more. Flow needs 18 decimals or fewer. See [security](/concepts/security).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "a token of more than 18 decimals is refused",
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
      tests: [{ file: "samples/graphql/queries.test.ts", name: "gives the answer that the page shows" }],
    },
    {
      id: "audits",
      question: "Have the contracts been audited? Is there a bug bounty?",
      answer: [
        "Every release of Lockup and Flow was audited, and the airdrops since v1.3; [security](/concepts/security) lists the reports. The bounty programme ended on 1 May 2026. Report vulnerabilities privately to contact@sablier.com.",
      ],
    },
    {
      id: "permit",
      question: "Can I approve by signature, with permit?",
      answer: [
        "Not at these contracts: none has such a function, and `batch` calls only the contract itself, so it cannot approve a token on the way. Approve first, then create or deposit. A Safe, an account that batches (ERC-4337, EIP-7702) or a contract of yours can do both in one transaction. A paymaster pays gas, not the fee of a withdrawal: that is the value of the call.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "no function takes a permit in the place of an approval",
        },
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
      id: "upgrade",
      question: "How do I bring my code from an older release to the current one?",
      answer: [
        "Each release is a new contract at a new address; streams stay where they are, so keep the old address and ABI for them. What changed for callers is on the page of each release; the deployments of [Lockup](/guides/lockup/deployments#where-are-the-older-releases), [Flow](/guides/flow/deployments#where-are-the-older-releases) and [airdrops](/guides/airdrops/deployments#where-are-the-older-releases) lead to them. For Lockup v4.0 see its [overview](/guides/lockup/overview#what-changed-in-v40).",
      ],
    },
    {
      id: "errors",
      question: "My transaction reverts. What does the error mean?",
      answer: [
        "The [error catalogue](/reference/errors) explains every error of the current releases by name and selector, with its cause and remedy, and lists the names that older releases have for them.",
      ],
    },
  ],
};
