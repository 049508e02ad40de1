// Long, because it holds every term of the glossary: data, not code.

/** Where a term belongs; shown next to it, because "refundable" means one thing in Lockup and another in Flow. */
export type Scope = "General" | "All products" | "Lockup" | "Flow" | "Airdrops" | "Apps" | "Governance";

/** A page of this site, by title and route. */
export interface Page {
  readonly title: string;
  readonly to: string;
}

/** One entry of the glossary. */
export interface GlossaryTerm {
  /** The term as it is written in a sentence; a capital only where it always has one. */
  readonly term: string;
  readonly scope: Scope;
  /** One to three sentences of plain text. It is also what the tooltip shows. */
  readonly definition: string;
  /** How contracts, events or the SDK spell it. */
  readonly names?: readonly string[];
  /** Names that other or older sources use. */
  readonly aka?: readonly string[];
  /** Keys of other entries. */
  readonly related?: readonly string[];
  /** The page that explains it. */
  readonly page?: Page;
  /** A standard, tool or specification outside this site. */
  readonly external?: { readonly label: string; readonly url: string };
}

const pages = {
  what: { title: "What is Sablier?", to: "/concepts/what-is-sablier" },
  streaming: { title: "Token streaming", to: "/concepts/streaming" },
  useCases: { title: "Use cases", to: "/concepts/use-cases" },
  airdrops: { title: "Merkle airdrops", to: "/concepts/merkle-airdrops" },
  nft: { title: "Stream NFTs", to: "/concepts/nft" },
  cancelability: { title: "Cancelability", to: "/concepts/cancelability" },
  transferability: { title: "Transferability", to: "/concepts/transferability" },
  chains: { title: "Chains", to: "/concepts/chains" },
  fees: { title: "Fees", to: "/concepts/fees" },
  governance: { title: "Governance", to: "/concepts/governance" },
  security: { title: "Security", to: "/concepts/security" },
  lockup: { title: "Lockup", to: "/concepts/lockup/overview" },
  shapes: { title: "Stream shapes", to: "/concepts/lockup/stream-shapes" },
  segments: { title: "Segments", to: "/concepts/lockup/segments" },
  tranches: { title: "Tranches", to: "/concepts/lockup/tranches" },
  lockupStatuses: { title: "Lockup statuses", to: "/concepts/lockup/statuses" },
  hooks: { title: "Hooks", to: "/concepts/lockup/hooks" },
  flow: { title: "Flow", to: "/concepts/flow/overview" },
  flowStatuses: { title: "Flow statuses", to: "/concepts/flow/statuses" },
  legacy: { title: "Legacy", to: "/guides/legacy/overview" },
  api: { title: "API", to: "/api/overview" },
} as const satisfies Record<string, Page>;

/** The key is the anchor on /concepts/glossary. Entries are in the alphabetical order of their terms. */
export const glossary = {
  "aggregate-amount": {
    term: "aggregate amount",
    scope: "All products",
    definition:
      "In Lockup and Flow, the amount of a token that the contract counts as belonging to streams. In a campaign, the sum of the amounts on its list.",
    names: ["aggregateAmount", "AGGREGATE_AMOUNT"],
    aka: ["aggregate balance"],
    related: ["recover", "campaign"],
  },
  "allow-list": {
    term: "allowlist",
    scope: "Lockup",
    definition:
      "The list of recipient contracts that Lockup notifies when one of their streams is canceled or withdrawn from. Only the Comptroller can add to it, and nothing can be removed from it.",
    names: ["allowToHook", "isAllowedToHook"],
    related: ["hook", "comptroller"],
    page: pages.hooks,
  },
  "approved-third-party": {
    term: "approved third party",
    scope: "All products",
    definition:
      "An address that the recipient approved through ERC-721, for one stream NFT or as operator for all of them. Like the recipient, it can transfer the NFT and withdraw to any address.",
    names: ["approve", "setApprovalForAll"],
    aka: ["operator"],
    related: ["recipient", "erc-721"],
    page: pages.transferability,
  },
  attestor: {
    term: "attestor",
    scope: "Airdrops",
    definition:
      "The signer whose signature is required to claim from a campaign with the claim type ATTEST, for example after an identity check. A campaign has its own attestor or uses the Comptroller's.",
    names: ["claimViaAttestation", "setAttestor"],
    related: ["claim-type", "campaign"],
    page: pages.airdrops,
  },
  "base-unit": {
    term: "base unit",
    scope: "General",
    definition:
      "The smallest amount of a token, and the unit in which contracts count. With 6 decimals, 1 token is 1,000,000 base units.",
    aka: ["wei, for the native token of a chain with 18 decimals"],
    related: ["erc-20"],
  },
  batch: {
    term: "batch",
    scope: "All products",
    definition:
      "Several calls to SablierLockup, or to SablierFlow, in one transaction. They succeed or fail together, and one minimum fee covers them all. Airdrop contracts have no batch.",
    names: ["batch"],
    related: ["minimum-fee"],
    page: pages.fees,
  },
  bob: {
    term: "Bob",
    scope: "General",
    definition:
      "A separate Sablier protocol on Ethereum and Sepolia, with vaults whose ERC-20 shares unlock at a price or at an expiry. It is not the same as Lockup's Price Gated model.",
    related: ["price-gated-model"],
    page: pages.what,
  },
  burn: {
    term: "burn",
    scope: "Lockup",
    definition:
      "To destroy the NFT of a depleted stream. The stream's data can still be read, but its recipient cannot. Flow NFTs cannot be burned.",
    names: ["burn"],
    related: ["stream-nft", "depleted"],
    page: pages.nft,
  },
  campaign: {
    term: "campaign",
    scope: "Airdrops",
    definition:
      "A single airdrop. Each campaign is a separate contract, deployed by a factory, that holds the tokens and the Merkle root and checks each claim.",
    names: [
      "SablierMerkleInstant",
      "SablierMerkleLL",
      "SablierMerkleLT",
      "SablierMerkleVCA",
      "SablierMerkleExecute",
    ],
    related: ["factory", "merkle-root", "claim"],
    page: pages.airdrops,
  },
  "campaign-admin": {
    term: "campaign admin",
    scope: "Airdrops",
    definition:
      "The address that can claw back tokens from a campaign. If a claim creates a stream, the account that is the campaign admin at that time becomes its sender.",
    names: ["admin", "initialAdmin"],
    related: ["clawback", "sender"],
    page: pages.airdrops,
  },
  cancel: {
    term: "cancel",
    scope: "Lockup",
    definition:
      "To stop a cancelable stream permanently before it has settled. Only the sender can cancel. The part that has not streamed returns to the sender, and the rest stays for the recipient.",
    names: ["cancel", "cancelMultiple"],
    related: ["cancelable", "refundable-amount", "void"],
    page: pages.cancelability,
  },
  cancelable: {
    term: "cancelable",
    scope: "Lockup",
    definition:
      "A flag set at creation that decides whether the sender can cancel. It can change only once, from true to false, by renouncing, canceling or withdrawing everything.",
    names: ["isCancelable"],
    related: ["cancel", "renounce"],
    page: pages.cancelability,
  },
  canceled: {
    term: "CANCELED",
    scope: "Lockup",
    definition:
      "The status of a stream that was canceled and still holds tokens for the recipient. It becomes DEPLETED when they are withdrawn.",
    names: ["Lockup.Status.CANCELED"],
    related: ["cancel", "lockup-statuses"],
    page: pages.lockupStatuses,
  },
  cid: {
    term: "CID",
    scope: "Airdrops",
    definition:
      "The fingerprint that identifies a file on IPFS. A campaign returns the CID of its list of recipients.",
    names: ["ipfsCID"],
    related: ["ipfs", "campaign"],
    page: pages.airdrops,
  },
  claim: {
    term: "claim",
    scope: "Airdrops",
    definition:
      "To prove to a campaign, with a Merkle proof, that an allocation is in its tree, and to receive it as tokens, as a stream, or as a call to another contract. Each allocation can be claimed only once.",
    names: ["claim", "claimTo", "claimViaSig", "claimViaAttestation", "claimAndExecute"],
    related: ["merkle-proof", "claim-type", "claim-fee"],
    page: pages.airdrops,
  },
  "claim-fee": {
    term: "claim fee",
    scope: "Airdrops",
    definition:
      "The amount of the chain's native token that is sent with a claim. It must be at least the campaign's minimum fee. The official app sends its interface fee, which counts towards it.",
    names: ["calculateMinFeeWei", "minFeeUSD"],
    related: ["interface-fee", "minimum-fee", "withdraw-fee"],
    page: pages.fees,
  },
  "claim-type": {
    term: "claim type",
    scope: "Airdrops",
    definition:
      "A setting, fixed at creation, that decides which claim functions a campaign accepts: DEFAULT, ATTEST (with an attestor's signature) or EXECUTE (calls a target contract).",
    names: ["ClaimType"],
    related: ["attestor", "execute-campaign"],
    page: pages.airdrops,
  },
  clawback: {
    term: "clawback",
    scope: "Airdrops",
    definition:
      "The withdrawal of unclaimed tokens by the campaign admin. It is possible only before the first claim, during the seven days after it, and after the campaign has expired.",
    names: ["clawback"],
    related: ["grace-period", "expiration", "campaign-admin"],
    page: pages.airdrops,
  },
  cliff: {
    term: "cliff",
    scope: "Lockup",
    definition:
      "A time before which a Linear stream releases nothing except its start unlock. Linear accrual begins at the cliff, not at the start. A cliff time of 0 means no cliff.",
    names: ["cliffTime", "getCliffTime"],
    related: ["linear-model", "unlock-amounts"],
    page: pages.shapes,
  },
  "closed-ended-stream": {
    term: "closed-ended stream",
    scope: "Lockup",
    definition:
      "A stream whose deposit and end are fixed when it is created. All Lockup streams are closed-ended.",
    related: ["open-ended-stream", "lockup"],
    page: pages.streaming,
  },
  comptroller: {
    term: "Comptroller",
    scope: "Governance",
    definition:
      "An upgradeable contract, one per chain, that sets fees and carries out the few protocol functions that are reserved for it. It cannot touch a user's stream or deposit.",
    names: ["SablierComptroller"],
    related: ["minimum-fee", "allow-list", "recover"],
    page: pages.governance,
  },
  "covered-debt": {
    term: "covered debt",
    scope: "Flow",
    definition:
      "The part of the debt that the balance can pay, which is the smaller of the debt and the balance. The recipient can withdraw it now.",
    names: ["coveredDebtOf"],
    related: ["total-debt", "uncovered-debt", "withdrawable-amount"],
    page: pages.flow,
  },
  defi: {
    term: "DeFi",
    scope: "General",
    definition:
      "Decentralised finance: financial applications on public blockchains that work without intermediaries.",
    related: ["evm"],
  },
  depleted: {
    term: "DEPLETED",
    scope: "Lockup",
    definition:
      "The final status of a Lockup stream from which everything has been withdrawn or refunded. Its NFT can be burned.",
    names: ["Lockup.Status.DEPLETED", "isDepleted"],
    related: ["burn", "lockup-statuses"],
    page: pages.lockupStatuses,
  },
  "depletion-time": {
    term: "depletion time",
    scope: "Flow",
    definition:
      "The first second at which the debt exceeds the balance, if nothing changes. Every deposit, refund and change of rate moves it.",
    names: ["depletionTimeOf"],
    related: ["solvent", "total-debt"],
    page: pages.flow,
  },
  "deposit-amount": {
    term: "deposit amount",
    scope: "Lockup",
    definition: "The tokens locked when a stream is created. They cannot be topped up.",
    names: ["depositAmount", "getDepositedAmount"],
    related: ["funder", "refundable-amount"],
    page: pages.lockup,
  },
  "distribution-model": {
    term: "distribution model",
    scope: "Lockup",
    definition:
      "The formula by which a Lockup stream releases tokens: Linear, Dynamic, Tranched or Price Gated.",
    names: ["Lockup.Model"],
    related: ["linear-model", "dynamic-model", "tranched-model", "price-gated-model", "shape"],
    page: pages.lockup,
  },
  "dynamic-model": {
    term: "Dynamic model",
    scope: "Lockup",
    definition:
      "A distribution model made of segments, each with its own amount, end and exponent. It can follow any curve that never falls.",
    names: ["LOCKUP_DYNAMIC", "LD"],
    related: ["segment", "exponent"],
    page: pages.segments,
  },
  "end-time": {
    term: "end time",
    scope: "Lockup",
    definition: "The Unix second at which everything is released, regardless of the model.",
    names: ["getEndTime"],
    related: ["start-time", "timestamps"],
    page: pages.lockup,
  },
  "erc-20": {
    term: "ERC-20",
    scope: "General",
    definition:
      "The standard for fungible tokens on EVM chains. Streams and campaigns hold ERC-20 tokens only.",
    related: ["base-unit", "native-token"],
    external: { label: "EIP-20", url: "https://eips.ethereum.org/EIPS/eip-20" },
  },
  "erc-4906": {
    term: "ERC-4906",
    scope: "General",
    definition: "A standard event by which an NFT contract announces that a token's metadata has changed.",
    names: ["MetadataUpdate", "BatchMetadataUpdate"],
    related: ["erc-721", "nft-descriptor"],
    page: pages.nft,
    external: { label: "EIP-4906", url: "https://eips.ethereum.org/EIPS/eip-4906" },
  },
  "erc-721": {
    term: "ERC-721",
    scope: "General",
    definition:
      "The standard for non-fungible tokens. Each Lockup and Flow stream is represented by such a token.",
    related: ["stream-nft", "approved-third-party"],
    page: pages.nft,
    external: { label: "EIP-721", url: "https://eips.ethereum.org/EIPS/eip-721" },
  },
  evm: {
    term: "EVM",
    scope: "General",
    definition:
      "The Ethereum Virtual Machine, which is the execution environment that Ethereum and compatible chains share.",
    page: pages.chains,
  },
  "execute-campaign": {
    term: "Execute campaign",
    scope: "Airdrops",
    definition:
      "A campaign whose claims pass the tokens to a fixed function of a fixed contract, for example to stake them, instead of to the recipient's wallet.",
    names: ["SablierMerkleExecute", "claimAndExecute"],
    related: ["campaign", "claim-type"],
    page: pages.airdrops,
  },
  expiration: {
    term: "expiration",
    scope: "Airdrops",
    definition:
      "The Unix second from which a campaign accepts no claims and its admin can claw back. 0 means never, but VCA campaigns must have an expiration.",
    names: ["EXPIRATION"],
    related: ["clawback", "grace-period"],
    page: pages.airdrops,
  },
  exponent: {
    term: "exponent",
    scope: "Lockup",
    definition:
      "The power that bends a segment's curve. Below 1 the segment releases early, at 1 evenly, and above 1 late. The largest possible value is about 18.44.",
    names: ["UD2x18"],
    related: ["segment", "dynamic-model"],
    page: pages.segments,
  },
  factory: {
    term: "factory",
    scope: "Airdrops",
    definition: "A contract that deploys campaigns of one kind. There are five factories.",
    names: ["SablierFactoryMerkleInstant", "SablierFactoryMerkleLL", "SablierFactoryMerkleVCA"],
    related: ["campaign"],
    page: pages.airdrops,
  },
  flow: {
    term: "Flow",
    scope: "Flow",
    definition:
      "Sablier's protocol for open-ended streams. It tracks what the sender owes, second by second, and pays out what the deposits cover.",
    names: ["SablierFlow"],
    related: ["open-ended-stream", "rate-per-second", "lockup"],
    page: pages.flow,
  },
  "flow-statuses": {
    term: "Flow statuses",
    scope: "Flow",
    definition:
      "The six states of a Flow stream: PENDING, STREAMING_SOLVENT, STREAMING_INSOLVENT, PAUSED_SOLVENT, PAUSED_INSOLVENT and VOIDED.",
    names: ["Flow.Status", "statusOf"],
    related: ["solvent", "pause", "void"],
    page: pages.flowStatuses,
  },
  "forgone-amount": {
    term: "forgone amount",
    scope: "Airdrops",
    definition: "The amount that a claimer forfeits by claiming from a VCA campaign before its vesting ends.",
    names: ["totalForgoneAmount"],
    related: ["variable-claim-amount", "redistribution"],
    page: pages.airdrops,
  },
  foundry: {
    term: "Foundry",
    scope: "General",
    definition: "The toolkit with which the contracts are built and tested.",
    external: { label: "Foundry Book", url: "https://getfoundry.sh" },
  },
  funder: {
    term: "funder",
    scope: "All products",
    definition:
      "The account that creates a Lockup stream and pays its deposit, or that deposits into a Flow stream. It does not have to be the sender, and refunds do not go to it.",
    names: ["msg.sender of the create or deposit call"],
    related: ["sender", "deposit-amount"],
    page: pages.lockup,
  },
  "gas-fee": {
    term: "gas fee",
    scope: "General",
    definition:
      "The fee that the network charges for a transaction, in the chain's native token. None of it goes to Sablier.",
    related: ["interface-fee", "minimum-fee"],
    page: pages.fees,
  },
  "grace-period": {
    term: "grace period",
    scope: "Airdrops",
    definition: "The seven days after a campaign's first claim, in which its admin can still claw back.",
    names: ["firstClaimTime"],
    related: ["clawback", "expiration"],
    page: pages.airdrops,
  },
  granularity: {
    term: "granularity",
    scope: "Lockup",
    definition:
      "The length in seconds of one step of a Linear stream. Tokens unlock at the end of each full step. It is 1 second by default, and exists since Lockup v4.0.",
    names: ["getGranularity"],
    related: ["linear-model"],
    page: pages.shapes,
  },
  hook: {
    term: "hook",
    scope: "Lockup",
    definition:
      "A function of a recipient contract on the allowlist that Lockup calls after a cancellation, or after a withdrawal that someone else made.",
    names: ["onSablierLockupCancel", "onSablierLockupWithdraw"],
    related: ["allow-list"],
    page: pages.hooks,
  },
  indexer: {
    term: "indexer",
    scope: "Apps",
    definition:
      "A service that reads a chain's events and answers questions about them, such as all streams of an address. The app reads from indexers, which follow the chain with a delay.",
    aka: ["subgraph"],
    page: pages.api,
  },
  insolvent: {
    term: "insolvent",
    scope: "Flow",
    definition: "A Flow stream is insolvent if its debt is greater than its balance.",
    related: ["solvent", "uncovered-debt"],
    page: pages.flowStatuses,
  },
  "interface-fee": {
    term: "interface fee",
    scope: "Apps",
    definition:
      "A fee in the native token that the official app adds to a withdrawal or a claim. For withdrawals, the fee is flat. If you call the contracts directly, you do not pay it.",
    related: ["minimum-fee", "gas-fee"],
    page: pages.fees,
  },
  ipfs: {
    term: "IPFS",
    scope: "Airdrops",
    definition:
      "A network of computers that store public files, each of which is found by a fingerprint of its content. A campaign's list of recipients is stored there, and you can open it in a browser through any IPFS gateway.",
    related: ["cid"],
    page: pages.airdrops,
  },
  legacy: {
    term: "Legacy",
    scope: "General",
    definition:
      "The first Sablier protocol, v1.0 and v1.1, from 2019 to 2021. Lockup has superseded it, but its contracts keep running.",
    aka: ["V1"],
    related: ["lockup"],
    page: pages.legacy,
  },
  "linear-model": {
    term: "Linear model",
    scope: "Lockup",
    definition:
      "A distribution model with a constant rate and, optionally, a cliff, unlocks at the start and the cliff, and steps of a chosen length.",
    names: ["LOCKUP_LINEAR", "LL"],
    related: ["cliff", "unlock-amounts", "granularity"],
    page: pages.shapes,
  },
  lockup: {
    term: "Lockup",
    scope: "Lockup",
    definition:
      "Sablier's protocol for closed-ended streams. The whole deposit is locked when the stream is created, and released by its model.",
    names: ["SablierLockup"],
    aka: ["V2 (Lockup v1.x)"],
    related: ["closed-ended-stream", "distribution-model", "flow"],
    page: pages.lockup,
  },
  "lockup-statuses": {
    term: "Lockup statuses",
    scope: "Lockup",
    definition: "The five states of a Lockup stream: PENDING, STREAMING, SETTLED, CANCELED and DEPLETED.",
    names: ["Lockup.Status", "statusOf"],
    related: ["temperature", "canceled", "depleted"],
    page: pages.lockupStatuses,
  },
  lockupmath: {
    term: "LockupMath",
    scope: "Lockup",
    definition: "The library that computes how much of a Lockup stream has streamed.",
    aka: ["VestingMath, before Lockup v3.0"],
    related: ["streamed-amount", "prbmath"],
    page: pages.shapes,
  },
  "merkle-airdrop": {
    term: "Merkle airdrop",
    scope: "Airdrops",
    definition:
      "A distribution to many recipients that stores only one hash onchain. Each recipient proves their own allocation when claiming.",
    related: ["merkle-root", "campaign"],
    page: pages.airdrops,
  },
  "merkle-leaf": {
    term: "Merkle leaf",
    scope: "Airdrops",
    definition: "The double hash of one allocation: its index, its recipient and its amount.",
    related: ["merkle-tree"],
    page: pages.airdrops,
  },
  "merkle-proof": {
    term: "Merkle proof",
    scope: "Airdrops",
    definition:
      "The few hashes that lead from one leaf up to the root and thereby prove that the allocation is in the tree.",
    related: ["merkle-leaf", "merkle-root"],
    page: pages.airdrops,
  },
  "merkle-root": {
    term: "Merkle root",
    scope: "Airdrops",
    definition:
      "The hash at the top of a Merkle tree. It is the only part of its list of allocations that a campaign stores.",
    names: ["MERKLE_ROOT"],
    related: ["merkle-tree", "merkle-proof"],
    page: pages.airdrops,
  },
  "merkle-tree": {
    term: "Merkle tree",
    scope: "Airdrops",
    definition:
      "A tree of hashes over all allocations of a campaign, in which each node is the hash of the two below it.",
    related: ["merkle-leaf", "merkle-root", "merkle-proof"],
    page: pages.airdrops,
  },
  "minimum-fee": {
    term: "minimum fee",
    scope: "All products",
    definition:
      "The smallest amount of native token that the contracts accept with a withdrawal or claim. The Comptroller sets it in US dollars, and an oracle converts it.",
    names: ["calculateMinFeeWei", "minFeeUSD"],
    related: ["comptroller", "interface-fee"],
    page: pages.fees,
  },
  monotonicity: {
    term: "monotonicity",
    scope: "Lockup",
    definition:
      "The property that a streamed amount never falls. The only exception is a price-gated stream before its end, whose amount follows the price.",
    related: ["streamed-amount", "price-gated-model"],
    page: pages.security,
  },
  "native-token": {
    term: "native token",
    scope: "General",
    definition: "The token in which a chain charges gas, such as ETH. It pays fees and cannot be streamed.",
    related: ["gas-fee", "erc-20"],
    page: pages.chains,
  },
  "nft-descriptor": {
    term: "NFT descriptor",
    scope: "All products",
    definition:
      "The contract that draws a stream NFT and writes its metadata. The Comptroller can replace it, which changes pictures only.",
    names: ["LockupNFTDescriptor", "FlowNFTDescriptor"],
    related: ["stream-nft", "comptroller"],
    page: pages.nft,
  },
  "ongoing-debt": {
    term: "ongoing debt",
    scope: "Flow",
    definition:
      "The debt that has accrued since the last snapshot, which is the rate per second times the seconds since then.",
    names: ["ongoingDebtScaledOf"],
    related: ["snapshot-debt", "total-debt"],
    page: pages.flow,
  },
  "open-ended-stream": {
    term: "open-ended stream",
    scope: "Flow",
    definition: "A stream that has a rate but no end and no fixed deposit. All Flow streams are open-ended.",
    related: ["closed-ended-stream", "flow"],
    page: pages.streaming,
  },
  oracle: {
    term: "oracle",
    scope: "General",
    definition:
      "A contract that reports a price. The sender of a price-gated stream chooses the oracle that unlocks it, and the Comptroller's admin sets the one that converts the minimum fee.",
    related: ["price-gated-model", "minimum-fee"],
    page: pages.lockup,
  },
  pause: {
    term: "pause",
    scope: "Flow",
    definition:
      "To set a stream's rate to zero. The existing debt is still owed, and the sender can restart the stream.",
    names: ["pause", "restart"],
    related: ["void", "flow-statuses"],
    page: pages.flowStatuses,
  },
  prbmath: {
    term: "PRBMath",
    scope: "General",
    definition:
      "The library of fixed-point numbers that the contracts use. Its types UD2x18, UD21x18, UD60x18 and SD59x18 all have 18 decimals.",
    related: ["exponent", "rate-per-second"],
    external: { label: "PRBMath on GitHub", url: "https://github.com/PaulRBerg/prb-math" },
  },
  "price-gated-model": {
    term: "Price Gated model",
    scope: "Lockup",
    definition:
      "A distribution model that releases everything at once, when an oracle reports the target price or the end is reached. It exists since Lockup v4.0.",
    names: ["LOCKUP_PRICE_GATED", "LPG"],
    related: ["oracle", "distribution-model", "bob"],
    page: pages.lockup,
  },
  "rate-per-second": {
    term: "rate per second",
    scope: "Flow",
    definition:
      "The amount by which the debt of a Flow stream grows each second. It has 18 decimals for every token, so 1e18 is one token a second.",
    names: ["ratePerSecond", "UD21x18"],
    aka: ["rps"],
    related: ["ongoing-debt", "prbmath"],
    page: pages.flow,
  },
  "real-time-finance": {
    term: "real-time finance",
    scope: "General",
    definition: "The Sablier team's term, from 2019, for money that is accounted for by the second.",
    related: ["streaming"],
    page: pages.streaming,
  },
  recipient: {
    term: "recipient",
    scope: "All products",
    definition: "The owner of the stream's NFT, who has the right to withdraw.",
    names: ["getRecipient", "ownerOf"],
    related: ["sender", "stream-nft", "approved-third-party"],
    page: pages.what,
  },
  recover: {
    term: "recover",
    scope: "Governance",
    definition:
      "The function with which the Comptroller takes out tokens that were sent to a Lockup or Flow contract by mistake. Only the amount that exceeds the sum of all streams can be taken out.",
    names: ["recover", "aggregateAmount"],
    related: ["comptroller"],
    page: pages.governance,
  },
  "recurring-payment": {
    term: "recurring payment",
    scope: "General",
    definition:
      "A payment that repeats, such as a salary or a subscription. An open-ended stream replaces it.",
    related: ["open-ended-stream"],
    page: pages.useCases,
  },
  redistribution: {
    term: "redistribution",
    scope: "Airdrops",
    definition:
      "An option of VCA campaigns that shares what early claimers forfeited among those who claim after the vesting has ended.",
    names: ["enableRedistribution", "RedistributeReward"],
    related: ["variable-claim-amount", "forgone-amount"],
    page: pages.airdrops,
  },
  "refundable-amount": {
    term: "refundable amount",
    scope: "All products",
    definition:
      "The amount that the sender can get back now. In Lockup, it is deposited minus streamed while the stream is cancelable. In Flow, it is the balance minus the covered debt.",
    names: ["refundableAmountOf"],
    related: ["cancel", "covered-debt"],
    page: pages.cancelability,
  },
  renounce: {
    term: "renounce",
    scope: "Lockup",
    definition:
      "To permanently waive the right to cancel a stream. Only its sender can renounce, and nobody can undo it.",
    names: ["renounce"],
    related: ["cancelable"],
    page: pages.cancelability,
  },
  safe: {
    term: "Safe",
    scope: "General",
    definition:
      "A contract wallet with several owners, a set number of whom must sign each transaction. Its address stays the same when owners change, and one transaction can contain a batch of calls.",
    aka: ["multisig", "Gnosis Safe"],
    related: ["sender"],
    page: { title: "Vest tokens from a Safe", to: "/guides/lockup/safe" },
    external: { label: "Safe", url: "https://safe.global" },
  },
  segment: {
    term: "segment",
    scope: "Lockup",
    definition:
      "One part of a Dynamic stream, with an amount, an exponent and the time at which the part ends.",
    names: ["LockupDynamic.Segment"],
    related: ["dynamic-model", "exponent", "tranche"],
    page: pages.segments,
  },
  sender: {
    term: "sender",
    scope: "All products",
    definition:
      "The address that controls a stream on the paying side. It can cancel, pause or change the rate, and receives refunds. The role cannot be transferred.",
    names: ["getSender"],
    related: ["recipient", "funder"],
    page: pages.what,
  },
  settled: {
    term: "SETTLED",
    scope: "Lockup",
    definition:
      "The status of a stream that has released everything and still holds something to withdraw. It can no longer be canceled. Only a price-gated stream can fall back to STREAMING before its end.",
    names: ["Lockup.Status.SETTLED"],
    related: ["lockup-statuses", "depleted"],
    page: pages.lockupStatuses,
  },
  shape: {
    term: "shape",
    scope: "Lockup",
    definition:
      "A name of at most 32 bytes by which interfaces choose the curve to draw. It does not affect any amounts.",
    names: ["shape", "Shape.Lockup"],
    related: ["distribution-model"],
    page: pages.shapes,
  },
  "snapshot-debt": {
    term: "snapshot debt",
    scope: "Flow",
    definition: "The debt that was recorded at the last snapshot, with 18 decimals.",
    names: ["getSnapshotDebtScaled"],
    related: ["snapshot-time", "ongoing-debt"],
    page: pages.flow,
  },
  "snapshot-time": {
    term: "snapshot time",
    scope: "Flow",
    definition:
      "The Unix second up to which the debt has been recorded, and from which the ongoing debt counts. Before a scheduled start, it is in the future.",
    names: ["getSnapshotTime"],
    related: ["snapshot-debt"],
    page: pages.flow,
  },
  solvent: {
    term: "solvent",
    scope: "Flow",
    definition: "A Flow stream is solvent if its balance covers its whole debt.",
    related: ["insolvent", "covered-debt", "depletion-time"],
    page: pages.flowStatuses,
  },
  sponsor: {
    term: "sponsor",
    scope: "Airdrops",
    definition:
      "To pay towards the claim fee of a campaign's recipients. Sablier then lowers the campaign's fee by hand.",
    names: ["sponsor"],
    related: ["claim-fee", "campaign"],
    page: pages.fees,
  },
  "start-time": {
    term: "start time",
    scope: "All products",
    definition: "The Unix second from which a stream counts. It can be now, in the past or in the future.",
    names: ["getStartTime", "startTime"],
    related: ["end-time", "timestamps"],
    page: pages.lockup,
  },
  stream: {
    term: "stream",
    scope: "All products",
    definition:
      "An agreement, enforced by a contract, to release ERC-20 tokens to a recipient over time. Each stream is represented by an NFT.",
    related: ["streaming", "stream-id", "stream-nft"],
    page: pages.streaming,
  },
  "stream-id": {
    term: "stream ID",
    scope: "All products",
    definition:
      "The number of a stream, counted from 1 in each contract on each chain. It is also the token ID of the NFT.",
    names: ["streamId", "nextStreamId"],
    related: ["stream-nft"],
    page: pages.nft,
  },
  "stream-nft": {
    term: "stream NFT",
    scope: "All products",
    definition: "The ERC-721 token minted with each Lockup or Flow stream. Its owner is the recipient.",
    names: ["SAB-LOCKUP", "SAB-FLOW"],
    related: ["recipient", "erc-721", "transferable"],
    page: pages.nft,
  },
  "streamed-amount": {
    term: "streamed amount",
    scope: "Lockup",
    definition:
      "The amount that the recipient has become entitled to so far, whether it was withdrawn or not.",
    names: ["streamedAmountOf"],
    aka: ["vested amount"],
    related: ["withdrawable-amount", "lockupmath"],
    page: pages.shapes,
  },
  streaming: {
    term: "streaming",
    scope: "General",
    definition: "Continuous distribution, in which the amount that can be withdrawn grows every second.",
    related: ["stream", "token-distribution"],
    page: pages.streaming,
  },
  temperature: {
    term: "temperature",
    scope: "Lockup",
    definition:
      "A property that shows whether the passing of time alone can still change a stream. PENDING and STREAMING are warm, and SETTLED, CANCELED and DEPLETED are cold.",
    names: ["isWarm", "isCold"],
    related: ["lockup-statuses"],
    page: pages.lockupStatuses,
  },
  timestamps: {
    term: "timestamps",
    scope: "Lockup",
    definition: "The pair of start and end of a stream, in Unix seconds of type uint40.",
    names: ["Lockup.Timestamps"],
    related: ["start-time", "end-time"],
    page: pages.lockup,
  },
  "token-distribution": {
    term: "token distribution",
    scope: "General",
    definition:
      "The release of tokens over time or through claims instead of all at once, for example with streams, airdrops and price-gated vaults.",
    related: ["streaming", "merkle-airdrop"],
    page: pages.streaming,
  },
  "total-debt": {
    term: "total debt",
    scope: "Flow",
    definition:
      "The amount that a Flow stream owes now and has not paid out. It is the snapshot debt plus the ongoing debt, in base units.",
    names: ["totalDebtOf"],
    related: ["covered-debt", "uncovered-debt"],
    page: pages.flow,
  },
  tranche: {
    term: "tranche",
    scope: "Lockup",
    definition:
      "One step of a Tranched stream, with an amount and the time at which the whole amount unlocks.",
    names: ["LockupTranched.Tranche"],
    related: ["tranched-model", "segment"],
    page: pages.tranches,
  },
  "tranched-model": {
    term: "Tranched model",
    scope: "Lockup",
    definition:
      "A distribution model made of tranches, which unlocks a fixed amount on each date and nothing in between.",
    names: ["LOCKUP_TRANCHED", "LT"],
    related: ["tranche", "granularity"],
    page: pages.tranches,
  },
  transferable: {
    term: "transferable",
    scope: "All products",
    definition: "A permanent flag, set at creation, that decides whether the stream NFT can be transferred.",
    names: ["isTransferable"],
    related: ["stream-nft", "recipient"],
    page: pages.transferability,
  },
  "uncovered-debt": {
    term: "uncovered debt",
    scope: "Flow",
    definition:
      "The part of the debt that exceeds the balance. Nobody can withdraw it until someone deposits.",
    names: ["uncoveredDebtOf"],
    related: ["covered-debt", "insolvent", "void"],
    page: pages.flow,
  },
  "unlock-amounts": {
    term: "unlock amounts",
    scope: "Lockup",
    definition: "Amounts that a Linear stream releases at once, at its start and at its cliff.",
    names: ["LockupLinear.UnlockAmounts", "getUnlockAmounts"],
    related: ["cliff", "linear-model"],
    page: pages.shapes,
  },
  "variable-claim-amount": {
    term: "variable claim amount",
    scope: "Airdrops",
    definition:
      "A kind of campaign in which each allocation unlocks linearly, and an early claim forfeits what has not unlocked.",
    names: ["SablierMerkleVCA"],
    aka: ["VCA"],
    related: ["forgone-amount", "redistribution"],
    page: pages.airdrops,
  },
  "vested-airdrop": {
    term: "vested airdrop",
    scope: "Airdrops",
    definition: "A campaign whose claims create a Lockup stream for the recipient.",
    names: ["SablierMerkleLL", "SablierMerkleLT"],
    aka: ["Airstream"],
    related: ["campaign", "vesting"],
    page: pages.airdrops,
  },
  vesting: {
    term: "vesting",
    scope: "General",
    definition:
      "Giving recipients access to their tokens over time, so that they stay interested in the project.",
    related: ["cliff", "streamed-amount"],
    page: pages.useCases,
  },
  void: {
    term: "void",
    scope: "Flow",
    definition:
      "To end a Flow stream permanently. Uncovered debt is written off, and covered debt can still be withdrawn. The sender, the recipient or an approved third party can void a stream.",
    names: ["void", "Flow.Status.VOIDED"],
    related: ["uncovered-debt", "pause", "cancel"],
    page: pages.flowStatuses,
  },
  "withdraw-fee": {
    term: "withdraw fee",
    scope: "All products",
    definition:
      "The amount of the chain's native token that is sent with a withdrawal. It must be at least the minimum fee. The official app sends its interface fee, which counts towards it.",
    names: ["calculateMinFeeWei"],
    related: ["claim-fee", "interface-fee", "minimum-fee"],
    page: pages.fees,
  },
  "withdrawable-amount": {
    term: "withdrawable amount",
    scope: "All products",
    definition:
      "The amount that the recipient can withdraw now. In Lockup, it is streamed minus withdrawn. In Flow, it is the covered debt.",
    names: ["withdrawableAmountOf"],
    related: ["streamed-amount", "covered-debt"],
    page: pages.shapes,
  },
} as const satisfies Record<string, GlossaryTerm>;
