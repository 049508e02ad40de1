import type { QuestionGroup } from "./question";

export const developers: QuestionGroup = {
  id: "developers",
  title: "For developers",
  questions: [
    {
      id: "read-data",
      question: "How do I read streams and their history?",
      answer: [
        "Call the views of the contract for one stream. For lists and history query the [indexers](/api/overview) by GraphQL.",
      ],
      tests: [{ file: "samples/graphql/queries.test.ts", name: "gives the answer that the page shows" }],
    },
    {
      id: "embed",
      question: "Can I show a stream on my own website?",
      answer: [
        "By a [link into the app](/apps/guides/url-schemes), by the [picture of its NFT](/concepts/nft#picture), which the contract itself returns, or in an interface of yours with the SDK and the [APIs](/api/overview). A widget or frame for other sites is not documented.",
      ],
    },
    {
      id: "permit",
      question: "Can I approve by signature, with permit?",
      answer: [
        "Not at these contracts: none has a function for permits (EIP-2612) or Permit2, and `batch` calls only the contract itself, so it cannot approve a token on the way. Approve first, then create or deposit. A Safe, an account that batches (ERC-4337, EIP-7702) or a contract of yours can do both in one transaction. A paymaster pays gas, not the fee of a withdrawal: that is the value of the call.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "no function takes a permit in the place of an approval",
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
  ],
};
