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
    {
      id: "past-block",
      question: "How do I find out what was vested at a past block?",
      answer: [
        "On chain: call `streamedAmountOf` or `withdrawableAmountOf` at that block, with viem `readContract({ …, blockNumber })`. The contract answers for the time of that block; the node must keep its state, which an archive node does for all blocks.",
        "From an index: The Graph gives the row as it was with `block: { number: … }` beside `where`, [here](/api/lockup/the-graph/queries); put the block's timestamp into [the formula](/api/lockup/the-graph/structure#how-do-i-work-out-the-streamed-amount). Envio keeps no past states. There, take the schedule from the row, which never changes, and what was withdrawn and refunded from the [actions](/api/lockup/the-graph/structure) up to that time.",
        "In Flow the debt depends on every change of rate before: call `totalDebtOf` at the block, or take the row of that block and [work the debt out](/api/flow/the-graph/structure#how-do-i-work-out-the-debt).",
      ],
    },
    {
      id: "counter",
      question: "How do I show a counter that runs, without asking the node each second?",
      answer: [
        "Load the stream once, from the contract or an index, and compute the amount for each frame from the clock: for Lockup [with this function](/api/lockup/the-graph/structure#how-do-i-work-out-the-streamed-amount), for Flow as the snapshot's debt plus rate times seconds since, [like this](/api/flow/the-graph/structure#how-do-i-work-out-the-debt). Compute in `bigint`, and turn into a decimal only what you show.",
        "Stop a Flow counter at the balance, since more cannot be withdrawn. Load the stream anew when an event names it: a withdrawal, cancellation, pause, deposit or new rate bends the line. The reader's clock may be wrong, so correct it by the timestamp of the latest block; and let `withdrawableAmountOf` decide before you send a transaction.",
      ],
    },
    {
      id: "event-proof",
      question: "What does an event prove, and what does it not?",
      answer: [
        "An event in a receipt proves that the contract at the log's address did what it says, in that block, on that chain, if the transaction's status is success and the block is final. Anyone can emit the same event from a contract of their own: compare the address with the [deployments](/guides/lockup/deployments), and the topic with the ABI of that release.",
        "It proves the past. A stream that was created may be canceled, sold, paused, voided or empty by now: ask `statusOf`, `ownerOf`, `withdrawableAmountOf`. In Flow, creation moves no token: only a deposit does. The amount is what the contract booked. A stream's token can be worthless, whatever its symbol. And that no event came proves nothing: fields that no event names, such as approvals for all tokens of an owner, change as well.",
        "Who was paid stands in `to` of `WithdrawFromLockupStream` and `WithdrawFromFlowStream`, not in the sender of the transaction, which [may be anyone](/support/faq#automatic). `cancelMultiple` and `withdrawMultiple` succeed even where single streams fail: their `Invalid…` events say which.",
      ],
    },
    {
      id: "batch-guard",
      question: "Why do batch and cancelMultiple pass the guard against delegatecall?",
      answer: [
        "The guard compares `address(this)` with the address that the contract noted when it was deployed. `batch`, `cancelMultiple` and `withdrawMultiple` make a delegatecall to the contract itself: its own code runs on its own storage, `address(this)` is what it was, and `msg.sender` stays the caller, so that everyone has the rights they have in a single call.",
        "A delegatecall from another contract keeps that contract's address and storage. There the addresses differ, and the call reverts with `DelegateCall`. A proxy or a Safe module that delegates to Sablier fails for this reason: let it make an ordinary call. `msg.value` is the same for each call within a batch, so one fee pays for all withdrawals, as the [fees](/concepts/fees) say.",
      ],
    },
  ],
};
