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
        "Gas for each transaction. Creating costs nothing more. The app adds 0.99 US dollars to a withdrawal and up to 1.99 to a claim, in native token, by its policy of June 2026. The contracts' own minimum was zero on Ethereum in April 2026; `calculateMinFeeWei` tells what it is now. Nobody takes a share of the tokens. See [fees](/concepts/fees).",
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
        "At app.sablier.com, as an app inside Safe, through the contracts, or in any interface that someone builds on them. According to the notice of June 2026 the app stays available for claiming until June 2028, and no longer creates EVM streams. The contracts have no end date.",
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
      id: "app-down",
      question: "What if the app is down or closed?",
      answer: [
        "Withdraw and claim through the contracts, for example in a block explorer: [here is how](/guides/lockup/etherscan). Only the proof of an airdrop has to be found elsewhere: it is [computed from the campaign's file on IPFS](/guides/lockup/etherscan#airdrop).",
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
};
