import type { QuestionGroup } from "./question";

export const trouble: QuestionGroup = {
  id: "trouble",
  title: "When something is wrong",
  questions: [
    {
      id: "where-money",
      question: "Where is my money?",
      answer: [
        "In a stream it lies in the contract until you withdraw it; nothing is sent by itself. [Find the stream](/support/faq#find-stream), and see why you can withdraw [nothing](/support/faq#nothing-withdrawable), or [less than you see](/support/faq#less-than-shown). If the sender canceled, what had streamed [stays yours](/support/faq#was-canceled).",
        "In an airdrop it lies in the campaign until you [claim](/support/faq#claim); a vested claim [opens a stream](/support/faq#vested-claim) in place of paying. You have withdrawn or claimed already? Then [look at the address that was paid](/support/faq#withdrew-nothing-shown).",
      ],
    },
    {
      id: "wallet-hacked",
      question: "My wallet was hacked, or somebody has my seed phrase. What now?",
      answer: [
        "Whoever has your key can do what you can, so be first. Make a wallet with a new seed phrase. If the stream is transferable, [send its NFT there](/guides/lockup/etherscan#manage) by `transferFrom`: all that is not withdrawn goes along, and old approvals end. Do not use `withdrawMaxAndTransfer`, which pays the old wallet.",
        "If it is not transferable, [withdraw](/guides/lockup/etherscan#withdraw) to the new address, with it as `to`, again and again. Ask the sender to end the stream and to start another for the new address.",
        "An airdrop that you have not claimed goes to the new address by `claimTo`, since Airdrops v2.0, or by `claimViaAttestation` where the campaign asks for an attestation; `claim` pays into the old wallet. Older campaigns have `claim` alone: move their stream at once. If gas that you send there is stolen at once, sign in the old wallet and let the new one [claim with the signature](/guides/airdrops/examples/create-campaign#signature), in a campaign of claim type DEFAULT since Airdrops v2.0. That fails if the thief has delegated the old wallet by EIP-7702: then a block explorer shows code at its address.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "a transfer saves all from a stolen wallet, and withdrawMaxAndTransfer pays that wallet first",
        },
        {
          file: "samples/solidity/answers/restrictedToken.test.ts",
          name: "a blocked recipient names another address, and a blocked sender cannot cancel",
        },
        {
          file: "samples/typescript/airdrops/airdrops.test.ts",
          name: "of the recipient gives the digest of the contract, and is accepted",
        },
      ],
    },
    {
      id: "wallet-lost",
      question: "I lost my wallet, or access to its private key. Can the stream be redirected?",
      answer: [
        "Only by the owner of the NFT, or an account that the owner [approved](/concepts/transferability#what-does-an-approval-give-away) before: that one can withdraw elsewhere. No admin can move a stream, not for heirs either. If the stream is cancelable, its sender can cancel it and create a new one for the part that has not streamed; what had streamed stays with the old address. In Flow the sender can pause, take back what is not owed and start another; what is owed so far goes to the old address.",
        "The list of an airdrop cannot be changed, and only the listed wallet can send its tokens elsewhere. Ask the project: it can pay you in another way, for instance after a [clawback](/concepts/merkle-airdrops#clawback).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/flow.test.ts",
          name: "the sender pauses, and takes back only what is not owed",
        },
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "nobody but the owner moves a stream; its sender can cancel it and start another",
        },
      ],
    },
    {
      id: "real-site",
      question: "Is this site a scam? Which websites are Sablier's own?",
      answer: [
        "As of June 2026: app.sablier.com, on its own or inside Safe, is the app for EVM chains, solana.sablier.com that for Solana, legacy-sender.sablier.com and legacy-recipient.sablier.com are those of the [first protocol](/apps/v1). Around them are sablier.com, docs.sablier.com, blog.sablier.com, files.sablier.com and discord.sablier.com. Do not trust another, whatever it looks like.",
        "Withdrawing and claiming only pay out: they need no approval, neither of a token nor of your NFT, and nothing ever needs your seed phrase. A page that asks for one of these so that you can withdraw or claim is phishing. You did approve one? [Take it back](/concepts/transferability#revoke) now. Sablier has no [governance token](/concepts/governance).",
      ],
    },
    {
      id: "unexpected-stream",
      question: "A stream or NFT that I did not expect is in my wallet. Is it a scam?",
      answer: [
        "Anyone can stream any token to any address without asking, and a token can bear any name and symbol, so its appearance proves nothing. Compare the token's address with the one that its issuer names, and the contract's with the [deployments](/guides/lockup/deployments). Campaigns are the same: anyone can create one.",
        "Receiving costs you nothing and gives nobody a right over your wallet. Do not follow links that a token or a picture names, and approve nothing for it. The same holds for a mail or message about a claim: the app is not documented to send any. Open a campaign from its project's own site.",
        "You cannot refuse or delete it. A Lockup NFT can be burned once the stream is depleted, a transferable one sent away; a Flow stream you can void. Each costs gas, and none is needed.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "anyone can stream any token to anyone, under any name",
        },
      ],
    },
    {
      id: "no-gas",
      question: "I have no ETH for gas. How do I withdraw or claim, and can it be gasless?",
      answer: [
        "Gas and fee are paid in the native token of the stream's [chain](/concepts/chains), ETH on Ethereum for example, never out of the streamed tokens. Get a little of it on that chain.",
        "It is gasless for you if somebody else sends the transaction and pays: a [withdrawal to you](/support/faq#automatic), or a [claim](/support/faq#claim-other-wallet) for the listed address or with your signature.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "anyone can trigger a withdrawal, but only to the recipient",
        },
      ],
    },
    {
      id: "pending",
      question: "My transaction is pending for hours, or the wallet says “insufficient funds”. What now?",
      answer: [
        "Pending is between your wallet and the chain: nothing has moved, and nothing is lost. Most wallets can speed a transaction up or cancel it, by replacing it with one that pays more for gas. What `withdrawMax` pays is worked out when it is included, not when you sign.",
        "“Insufficient funds” speaks of the native token for gas and fee, not of the streamed token. So does “not enough funds to cover the transfer and network fee”: the claim or withdrawal sends the [fee](/concepts/fees) along, which the wallet counts as a transfer, and the gas comes on top. Have both in the wallet, on the stream's chain. “Cannot estimate gas” mostly means that the transaction [would fail](/support/faq#errors).",
      ],
    },
    {
      id: "block-not-found",
      question: "It says “BlockNotFoundError” or “failed to get pending block”. What is wrong?",
      answer: [
        "The node that your wallet or the app asks, not the contract: it could not show the block that the program wanted, mostly because it lags behind its neighbours or keeps no pending block. Nothing was refused, and nothing was spent unless the wallet shows a transaction.",
        "If it shows one, look it up in a block explorer before you try again: it may have gone through. If not, try again in a minute, or set another RPC address for the chain in your wallet. Programs repeat the request, or ask for the block `latest` in the place of `pending`.",
      ],
    },
    {
      id: "wrong-network",
      question: "I am on the wrong network. Or is the stream?",
      answer: [
        "Switch the wallet to the stream's chain. The middle of its ID names it: `LK3-137-12` is on chain 137, [Polygon](/concepts/chains). `?cc=137` at the end of a [link into the app](/apps/guides/url-schemes#global-parameters) asks the wallet to switch. The link of a campaign ends in its chain: `/airdrops/campaign/0x…-137` is on Polygon.",
        "A stream that was created on the wrong chain stays there; its sender can act as for a [wrong recipient](/support/faq#wrong-recipient).",
      ],
    },
    {
      id: "errors",
      question: "My transaction fails or reverts. What does the error mean?",
      answer: [
        "A transaction that fails changes nothing: the fee sent along comes back, no row of an airdrop is used up, and you can try again. Only the gas is spent.",
        "“Execution reverted” or “unknown custom error” means that the contract refused the call. Paste what your wallet shows into the [decoder](/reference/errors#decoder). The page explains every error of the current releases by name and selector, with its cause and remedy, and lists the names that older releases have for them. Where no data came along, there are [other causes](/reference/errors#no-data).",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "a transaction that fails gives the fee back that was sent along",
        },
      ],
    },
    {
      id: "old-figure",
      question: "My transaction succeeded, but the app shows the old figure. Why?",
      answer: [
        "The app reads indexers, which follow the chain with a delay. If a block explorer shows the transaction as successful, the contract has the new state, and the app will follow. Do not send it again.",
      ],
    },
    {
      id: "withdrew-nothing-shown",
      question: "My withdrawal succeeded, but my wallet shows nothing. Where is my money?",
      answer: [
        "At the address that the transaction names: in a block explorer, open its logs and look at `to` in `WithdrawFromLockupStream` or `WithdrawFromFlowStream`. If it is yours, switch the wallet to that chain. Many wallets hide tokens that they do not know: add the token by its contract's address, which is in the same logs.",
        "If it is not yours, nobody can reverse the payment: only the owner of that address can send it back. A stream that `claimTo` opened for it is theirs too.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "a withdrawal says whom it paid, in which token",
        },
      ],
    },
    {
      id: "someone-withdrew",
      question: "Somebody else withdrew from my stream. Is that dangerous?",
      answer: [
        "No. Anyone may trigger a withdrawal, but then the tokens can only go to you. Only you and those whom you approved for the NFT can send them to another address. Look at the `to` of the transaction.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/lockup.test.ts",
          name: "anyone can trigger a withdrawal, but only to the recipient",
        },
      ],
    },
    {
      id: "blocked-address",
      question: "The token's issuer has blocked my address. What happens?",
      answer: [
        "As long as the token refuses your address, a withdrawal to it reverts with the token's own error, and the tokens stay in the stream. As the recipient you can name another address in `withdraw`. A sender whom the token refuses cannot cancel, because the refund could not be paid. If the token refuses the contract itself, nobody can move what is in it.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/restrictedToken.test.ts",
          name: "a blocked recipient names another address, and a blocked sender cannot cancel",
        },
      ],
    },
    {
      id: "token-paused",
      question: "The token is paused. Can I withdraw, cancel or claim?",
      answer: [
        "Not until its issuer ends the pause. All that moves tokens reverts meanwhile, with the token's own error, such as OpenZeppelin's `EnforcedPause`: withdrawing, claiming, depositing, refunding, canceling, creating with a deposit. Nothing is lost.",
        "Time and debt go on: what streams during the pause can be withdrawn after it. What moves no tokens works, such as `renounce`, or Flow's `pause`. Neither Sablier nor the other party can end the pause of a token.",
      ],
      tests: [
        {
          file: "samples/solidity/answers/unsuitableToken.test.ts",
          name: "while the token is paused what moves tokens reverts, and the rest works",
        },
      ],
    },
    {
      id: "token-replaced",
      question: "The project migrates to a new token. What becomes of my stream?",
      answer: [
        "It goes on paying the token that it was created with: no function exchanges the token of a stream or of a campaign. Withdraw what has streamed and exchange it as the project says, before its deadline, if it has one. The sender of a cancelable stream can cancel it and create one in the new token; in Flow, pause or void, refund and start another. What has streamed stays in the old token.",
      ],
    },
    {
      id: "app-down",
      question: "What if Sablier shuts down, or the app is down or blocked in my country or region?",
      answer: [
        "The contracts go on without the app and without its makers. An internet provider or the app's host can block the website, [not the contracts](/apps/features/overview#parts). Withdraw and claim through the contracts, for example in a block explorer: [here is how](/guides/lockup/etherscan). Only the proof of an airdrop has to be found elsewhere: it is [computed from the campaign's file on IPFS](/guides/lockup/etherscan#airdrop).",
      ],
    },
    {
      id: "help",
      question: "Who can help me, and how do I contact Sablier?",
      answer: [
        "Write to contact@sablier.com, where answers usually come within one business day, or ask in the [Discord](https://discord.sablier.com) channels #support and #dev. That address is the company's for all else too, partnerships included. Nobody who helps you needs your seed phrase, and nobody writes to you first.",
      ],
    },
  ],
};
