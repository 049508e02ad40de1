import { asset, indexerInfo } from "./entities";
import { readModel } from "./model";

/** Airdrops. */
export const airdrops = readModel({
  indexer: "airdrops",
  enums: {
    ActionCategory: {
      description: "Kinds of campaign action.",
      values: {
        Claim:
          "Claim, ClaimInstant, ClaimLLWithTransfer, ClaimLLWithVesting, ClaimLTWithTransfer, ClaimLTWithVesting or ClaimVCA",
        Clawback: "Clawback",
        Create: "a factory's CreateMerkle* event",
        LowerMinFeeUSD: "LowerMinFeeUSD (v2.0 on)",
        RedistributionEnabled: "EnableRedistribution (VCA)",
        TransferAdmin: "TransferAdmin (the one of the constructor skipped)",
      },
    },
    CampaignCategory: {
      description: "Kinds of campaign.",
      values: {
        Instant: "tokens paid at once",
        LockupLinear: "claim makes a Lockup Linear stream",
        LockupTranched: "claim makes a Lockup Tranched stream",
        VariableClaimAmount: "VCA: payout grows with time, early claimers forgo the rest",
      },
    },
  },
  entities: {
    Asset: asset(
      "A token handed out by at least one indexed campaign. One row per chain and token address.",
      {
        "campaigns: [Campaign!]! from asset": "Campaigns of this token.",
      },
    ),
    Watcher: {
      description: "Bookkeeping singleton, one per chain, that hands out the sequential subgraphId numbers.",
      hasAggregate: false,
      fields: {
        "id: String!": "The chain ID as text.",
        "actionCounter: BigInt!": "Number the next action will get.",
        "chainId: BigInt!": "The chain ID again, as a number.",
        "campaignCounter: BigInt!": "Number the next campaign will get.",
      },
    },
    IndexerInfo: indexerInfo,
    Action: {
      description:
        "History log: one row per tracked event of a campaign, plus one Create row per campaign. Only the columns of its category are filled.",
      hasAggregate: true,
      fields: {
        "id: String!": "`action-{chainId}-{txHash}-{logIndex}`; logIndex counts within the block.",
        "subgraphId: BigInt!": "Sequence number of the action on its chain, from 1.",
        "block: BigInt!": "Block number.",
        "chainId: BigInt!": "EIP-155 id of the chain.",
        "from: Bytes!": "Account that signed the transaction.",
        "hash: Bytes!": "Transaction hash.",
        "timestamp: BigInt!": "Block time, Unix seconds.",
        "campaign: Campaign!": "Campaign concerned.",
        "category: ActionCategory!": "Kind of action.",
        "fee: BigInt":
          "Claim: native token sent with the transaction, wei (null for v1.1 and v1.2). LowerMinFeeUSD: the new minimum fee in USD with 8 decimals. Null otherwise.",
        "claimAmount: BigInt":
          "Amount claimed, in base units (for VCA, what the claim paid, without a redistribution reward).",
        "claimIndex: BigInt": "Leaf index of the claim.",
        "claimRecipient: Bytes": "Eligible address in the Merkle tree.",
        "claimTo: Bytes":
          "Address that received the tokens or the stream; equals claimRecipient for releases before v2.0.",
        "claimStreamId: String":
          "Id of the Lockup stream the claim made, `{lockup}-{chainId}-{tokenId}`; look it up in the streams indexer. Null for Instant and VCA, and when a vested campaign paid directly because its vesting was already over.",
        "claimTokenId: BigInt": "Token id of that stream; null in the same cases.",
        "clawbackAmount: BigInt": "Amount clawed back, in base units.",
        "clawbackFrom: Bytes": "Admin that clawed back.",
        "clawbackTo: Bytes": "Receiver of the clawed back tokens.",
        "vcaForgoneAmount: BigInt": "VCA claims: the part given up by claiming early, in base units.",
      },
    },
    Activity: {
      description: "Daily claim totals of one campaign; a row exists only for days with at least one claim.",
      plural: "activities",
      hasAggregate: true,
      fields: {
        "id: String!": "`activity-{campaignId}-{day}`.",
        "amount: BigInt!": "Sum claimed that day, in base units.",
        "campaign: Campaign!": "Campaign concerned.",
        "claims: BigInt!": "Number of claims that day.",
        "day: BigInt!": "Days since the Unix epoch (timestamp divided by 86400, rounded down).",
        "timestamp: BigInt!":
          "Block time of the first claim of the day (both vendors' code), not midnight as the schema comment says.",
      },
    },
    Campaign: {
      description: "Latest state of one Merkle campaign contract of any kind and release.",
      hasAggregate: true,
      fields: {
        "id: String!": "`{contractAddress}-{chainId}`, address in lower case.",
        "chainId: BigInt!": "EIP-155 id of the chain.",
        "subgraphId: BigInt!": "Sequence number of the campaign on its chain, from 1.",
        "hash: Bytes!": "Creation transaction.",
        "timestamp: BigInt!": "Creation block time, Unix seconds.",
        "actions: [Action!]! from campaign": "All actions of the campaign.",
        "clawbackAction: Action": "Latest Clawback action, if any.",
        "category: CampaignCategory!": "Kind of campaign.",
        "name: String":
          "Name given by the creator. It is null for every campaign of v1.1, which has no name.",
        "nickname: String!":
          "Label made by the indexer: `{symbol} in {name}`, or `{symbol} by 0x1234..abcd` (admin) without a name.",
        "activities: [Activity!]! from campaign": "Daily totals.",
        "address: Bytes!": "Campaign contract.",
        "admin: Bytes!": "Current admin, who may claw back.",
        "aggregateAmount: BigInt!": "Total of the airdrop, in base units, as declared at creation.",
        "asset: Asset!": "Token handed out.",
        "claimedAmount: BigInt!": "Sum claimed, in base units; for VCA without redistribution rewards.",
        "claimedCount: BigInt!": "Number of claims.",
        "clawbackTime: BigInt": "Time of the latest clawback, Unix seconds.",
        "expiration: BigInt": "Expiry, Unix seconds; 0 means it never expires.",
        "expires: Boolean!": "True when expiration is above 0.",
        "factory: Factory!": "Factory that deployed it.",
        "fee: BigInt":
          "Minimum claim fee set for the campaign. v1.3: wei of the native token. v2.0 and later: USD with 8 decimals (minFeeUSD), whatever the schema comment says. Null before v1.3.",
        "ipfsCID: String!": "IPFS content id of the recipient list and tree.",
        "position: BigInt!": "Zero-based number of the campaign within its factory.",
        "root: Bytes!": "Merkle root.",
        "campaignStartTime: BigInt!":
          "When claiming opens, Unix seconds; the creation block time for releases before v2.0.",
        "totalRecipients: BigInt!":
          "Number that the creator passed as `recipientCount`, which nothing checks. The Merkle API and the guides pass the number of rows, so a person with several rows counts several times.",
        "version: String!": "Release of the campaign contract, for example v3.0.",
        "lockup: Bytes": "Lockup contract in which claims create streams; null for Instant and VCA.",
        "streamCancelable: Boolean": "Whether the streams start cancelable.",
        "streamCliff: Boolean": "LockupLinear: whether the streams have a cliff.",
        "streamCliffDuration: BigInt": "LockupLinear: cliff length, seconds.",
        "streamCliffPercentage: BigInt":
          "LockupLinear: share unlocked at the cliff, 18 decimals (1e18 = 100 %); null for v1.1 and v1.2.",
        "streamInitial: Boolean": "LockupLinear: whether something unlocks at the start.",
        "streamInitialPercentage: BigInt": "LockupLinear: share unlocked at the start, 18 decimals.",
        "streamShape: String": "Shape name given at creation.",
        "streamStart: Boolean":
          "True when the streams start at a preset time, false when they start at the claim.",
        "streamStartTime: BigInt":
          "The preset start, Unix seconds; 0 or null when streams start at the claim.",
        "streamTotalDuration: BigInt": "Length of the streams, seconds.",
        "streamTranches: [Tranche!]! from campaign": "LockupTranched: vesting steps.",
        "streamTransferable: Boolean": "Whether the streams are transferable.",
        "vcaRedistributionEnabled: Boolean":
          "VCA: whether forgone tokens go to the others. For other kinds: null on The Graph, false on Envio.",
        "vcaForgoneAmount: BigInt": "VCA: sum forgone so far, in base units; null before the first claim.",
        "vcaUnlockPercentage: BigInt": "VCA: share available at the start, 18 decimals (1e18 = 100 %).",
        "vcaStartTime: BigInt": "VCA: start of the vesting, Unix seconds.",
        "vcaEndTime: BigInt": "VCA: end of the vesting, Unix seconds.",
      },
    },
    Factory: {
      description: "A Merkle factory contract and the number of campaigns it has deployed.",
      plural: "factories",
      hasAggregate: false,
      fields: {
        "id: String!": "`factory-{chainId}-{address}`.",
        "address: Bytes!": "Factory address.",
        "alias: String!": "Factory alias, for example MF2_LL.",
        "campaignCounter: BigInt!": "Campaigns deployed so far.",
        "chainId: BigInt!": "EIP-155 id of the chain.",
        "campaigns: [Campaign!]! from factory": "Campaigns of this factory.",
      },
    },
    Tranche: {
      description:
        "One step of the vesting schedule of a LockupTranched campaign, relative to the start of the stream.",
      hasAggregate: false,
      fields: {
        "id: String!": "`tranche-{campaignId}-{position}`.",
        "campaign: Campaign!": "Campaign it belongs to.",
        "duration: BigInt!": "Length of the step, seconds.",
        "endDuration: BigInt!": "Seconds from the start of the stream to the end of the step.",
        "endPercentage: BigInt!": "Running share at the end of the step, 18 decimals (1e18 = 100 %).",
        "percentage: BigInt!": "Share unlocked by the step, 18 decimals.",
        "position: BigInt!": "Zero-based index.",
        "startDuration: BigInt!": "Seconds from the start of the stream to the start of the step.",
        "startPercentage: BigInt!": "Running share before the step, 18 decimals.",
      },
    },
  },
});
