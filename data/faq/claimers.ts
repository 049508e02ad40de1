import type { QuestionGroup } from "./question";

export const claimers: QuestionGroup = {
  id: "claimers",
  title: "For airdrop claimers",
  questions: [
    {
      id: "claim",
      question: "How do I claim an airdrop?",
      answer: [
        "Open the campaign's page, which the project announces, connect the wallet that is on the list and claim. The page finds your proof. Without the app you need your index, amount and proof from the campaign's file on IPFS, and call `claim` or `claimTo` on the campaign's contract: [step by step](/guides/lockup/etherscan#airdrop).",
      ],
      tests: [
        {
          file: "samples/typescript/airdrops/airdrops.test.ts",
          name: "is encoded with the functions of every campaign that has them",
        },
      ],
    },
    {
      id: "vested-claim",
      question: "I claimed but received no tokens. Why?",
      answer: [
        "The campaign is probably vested: your claim created a Lockup stream, which you find under Vesting. Withdraw from it as it streams. Since Airdrops v2.0, if the vesting had already ended when you claimed, the tokens came at once; an older campaign opens a stream in any case.",
        "In an Instant campaign, or one with a variable claim amount, they went to the `to` of `ClaimInstant` or `ClaimVCA`, in the logs of your transaction; in an Execute campaign, to the contract that the project named. Your wallet [does not show them](/support/faq#withdrew-nothing-shown)?",
      ],
      tests: [
        {
          file: "samples/solidity/airdrops/airdrops.test.ts",
          name: "is, with LL, a stream that Lockup unlocks",
        },
      ],
    },
    {
      id: "claim-fails",
      question: "I cannot claim: the button is disabled, or the claim fails. Why?",
      answer: [
        "See first that wallet and chain are those of the list. Why a button is disabled the app need not say; the reasons are those for which the contract refuses, and its error says which: the campaign has not started or has expired; your row was claimed already, perhaps by somebody who claimed for you, so look into your wallet and under Vesting; the fee sent along is too low; index, amount and proof are not those of the list; or the campaign asks for an attestation. An error of the token itself usually means that the campaign holds too few tokens: its project has to send them. The [order of the checks](/guides/airdrops/examples/create-campaign#claim) has every name.",
      ],
    },
    {
      id: "claim-deadline",
      question: "Until when can I claim, and what if the campaign has expired or ended?",
      answer: [
        "Until the campaign's expiration, if it has one; then the project can take the rest back. It can also claw back until seven days after the very first claim, and before it, so do not wait. Nobody can move the expiration. After it, ask the project: it can pay you in another way.",
        "After a clawback your row and proof stay valid: a claim fails with the token's error, and works again, before the expiration, once the campaign is funded anew. Streams already opened are untouched.",
      ],
    },
    {
      id: "early-claim",
      question: "The page says that I forfeit tokens if I claim now. Is there such a penalty?",
      answer: [
        "Yes, in a campaign with a variable claim amount. It pays what has unlocked so far, once, and the rest is gone for you. To get everything, wait until the vesting ends, and then claim before the campaign expires: that may be only seven days later, and after it you get nothing. On the contract the two moments are `VESTING_END_TIME()` and `EXPIRATION()`, in Unix seconds. See [variable claim amounts](/concepts/merkle-airdrops#vca).",
      ],
      tests: [
        {
          file: "samples/solidity/airdrops/airdrops.test.ts",
          name: "depends, with VCA, on the day of the claim",
        },
      ],
    },
    {
      id: "claim-other-wallet",
      question: "Can I claim to another wallet, or let somebody claim for me?",
      answer: [
        "Mostly, since Airdrops v2.0: `claimTo` sends to any address, and `claimViaSig` lets anyone claim with [your signature](/guides/airdrops/examples/create-campaign#signature). In Instant and vested campaigns anyone may also call `claim` for you, but then the tokens go to the address on the list.",
        "Where the campaign asks for an attestation, only the wallet on the list can claim, to any address. In an Execute campaign only that wallet can, and the tokens go to the contract that the project named.",
      ],
      tests: [
        {
          file: "samples/typescript/airdrops/airdrops.test.ts",
          name: "is encoded with the functions of every campaign that has them",
        },
        {
          file: "samples/typescript/airdrops/airdrops.test.ts",
          name: "of the recipient gives the digest of the contract, and is accepted",
        },
      ],
    },
    {
      id: "claimed-by-stranger",
      question: "Somebody claimed for me. What did that change?",
      answer: [
        "The tokens or the stream went to your address: `claim` sends them nowhere else. But your row is used up: you can no longer send them elsewhere with `claimTo`, and where the vesting starts with the claim, it has started. More: [a stranger's claim](/guides/airdrops/examples/create-campaign#strangers).",
      ],
    },
    {
      id: "listed-elsewhere",
      question: "The list has my exchange's address, or a Safe that I do not have there. Can I claim?",
      answer: [
        "Only that address can send the tokens elsewhere, with `claimTo` or a signature. If anybody calls `claim`, they go to it: an exchange need not credit them to you, and at the [address of a Safe](/guides/airdrops/examples/create-campaign#contracts) on another chain there may be nobody. So call nothing, and ask the project first.",
      ],
      tests: [
        {
          file: "samples/typescript/airdrops/airdrops.test.ts",
          name: "is encoded with the functions of every campaign that has them",
        },
      ],
    },
    {
      id: "attestation",
      question: "The campaign wants me to verify my identity (KYC). What is that?",
      answer: [
        "Some campaigns pay only with an attestation: a signature that your address may claim, by an account that the project named, or else by Sablier's. Ask the project where to get it, and see that it is the [real site](/support/faq#real-site). The attestation expires, so [claim](/guides/lockup/etherscan#airdrop-types) soon, from the wallet on the list.",
      ],
      tests: [
        {
          file: "samples/typescript/airdrops/airdrops.test.ts",
          name: "of the attestor gives the digest of the contract, and is accepted",
        },
      ],
    },
    {
      id: "list-gone",
      question: "The campaign's list cannot be found. Can I still claim?",
      answer: [
        "Only with a proof, and a proof takes the whole list: the contract holds one hash of it and cannot name another file. Ask the project for its CSV, [build the tree again](/guides/airdrops/verify-campaign#list) and compare the root with `MERKLE_ROOT()`.",
      ],
    },
    {
      id: "all-airdrops",
      question: "Can I see all airdrops that I am eligible for?",
      answer: [
        "Not in one place. A contract stores one hash, not addresses, and the [indexers](/api/airdrops/overview) know who has claimed but not who could. The list of a campaign is in its file on IPFS: open the page of each campaign and enter your address.",
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
};
