import { createAsset, indexerInfo } from "./entities";
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
        TransferAdmin: "TransferAdmin (except the one that the constructor emits)",
      },
    },
    CampaignCategory: {
      description: "Kinds of campaign.",
      values: {
        Instant: "tokens paid at once",
        LockupLinear: "each claim creates a Lockup Linear stream",
        LockupTranched: "each claim creates a Lockup Tranched stream",
        VariableClaimAmount: "VCA, where the payout grows with time and early claimers forgo the rest",
      },
    },
  },
  entities: {
    Asset: createAsset(
      "A token that at least one indexed campaign distributes. There is one row per chain and token address.",
      {
        "campaigns: [Campaign!]! from asset": "Campaigns of this token.",
      },
    ),
    Watcher: {
      description: "A bookkeeping row, one per chain, that assigns the sequential subgraphId numbers.",
      hasAggregate: false,
      fields: {
        "id: String!": "The chain ID as text.",
        "actionCounter: BigInt!": "Number that the next action gets.",
        "chainId: BigInt!": "The chain ID again, as a number.",
        "campaignCounter: BigInt!": "Number that the next campaign gets.",
      },
    },
    IndexerInfo: indexerInfo,
    Action: {
      description:
        "History log, with one row per tracked event of a campaign, plus one Create row per campaign. A row fills only the columns of its category.",
      hasAggregate: true,
      fields: {
        "id: String!": "`action-{chainId}-{txHash}-{logIndex}`, where logIndex counts within the block.",
        "subgraphId: BigInt!": "Sequence number of the action on its chain, from 1.",
        "block: BigInt!": "Block number.",
        "chainId: BigInt!": "EIP-155 ID of the chain.",
        "from: Bytes!": "Account that signed the transaction.",
        "hash: Bytes!": "Transaction hash.",
        "timestamp: BigInt!": "Block time, in Unix seconds.",
        "campaign: Campaign!": "Campaign that the row belongs to.",
        "category: ActionCategory!": "Kind of action.",
        "fee: BigInt":
          "For a Claim, the native token sent with the transaction, in wei (null for v1.1 and v1.2). For LowerMinFeeUSD, the new minimum fee in USD with 8 decimals. Otherwise null.",
        "claimAmount: BigInt":
          "Amount claimed, in base units (for VCA, the amount that the claim paid, without a redistribution reward).",
        "claimIndex: BigInt": "Leaf index of the claim.",
        "claimRecipient: Bytes": "Eligible address in the Merkle tree.",
        "claimTo: Bytes":
          "Address that received the tokens or the stream. It equals claimRecipient for releases before v2.0.",
        "claimStreamId: String":
          "ID of the Lockup stream that the claim created, `{lockup}-{chainId}-{tokenId}`, which you can look up in the streams indexer. It is null for Instant and VCA, and if a vested campaign paid directly because its vesting was already over.",
        "claimTokenId: BigInt":
          "Token ID of the stream that the claim created, or null whenever claimStreamId is null.",
        "clawbackAmount: BigInt": "Amount clawed back, in base units.",
        "clawbackFrom: Bytes": "Admin that clawed back.",
        "clawbackTo: Bytes": "Account that received the tokens clawed back.",
        "vcaForgoneAmount: BigInt": "For VCA claims, the part forfeited by claiming early, in base units.",
      },
    },
    Activity: {
      description: "Daily claim totals of one campaign. A row exists only for days with at least one claim.",
      plural: "activities",
      hasAggregate: true,
      fields: {
        "id: String!": "`activity-{campaignId}-{day}`.",
        "amount: BigInt!": "Sum claimed that day, in base units.",
        "campaign: Campaign!": "Campaign that the row belongs to.",
        "claims: BigInt!": "Number of claims that day.",
        "day: BigInt!": "Days since the Unix epoch (timestamp divided by 86400, rounded down).",
        "timestamp: BigInt!":
          "Block time of the first claim of the day, according to both vendors' code, and not midnight as the schema comment says.",
      },
    },
    Campaign: {
      description: "Latest state of one Merkle campaign contract of any kind and release.",
      hasAggregate: true,
      fields: {
        "id: String!": "`{contractAddress}-{chainId}`, with the address in lower case.",
        "chainId: BigInt!": "EIP-155 ID of the chain.",
        "subgraphId: BigInt!": "Sequence number of the campaign on its chain, from 1.",
        "hash: Bytes!": "Transaction of the creation.",
        "timestamp: BigInt!": "Block time of the creation, in Unix seconds.",
        "actions: [Action!]! from campaign": "All actions of the campaign.",
        "clawbackAction: Action": "Latest Clawback action, if any.",
        "category: CampaignCategory!": "Kind of campaign.",
        "name: String":
          "Name given by the creator. It is null for every campaign of v1.1, which has no name.",
        "nickname: String!":
          "Label that the indexer creates. It is `{symbol} in {name}`, or `{symbol} by 0x1234..abcd` (the admin) if there is no name.",
        "activities: [Activity!]! from campaign": "Daily totals.",
        "address: Bytes!": "Campaign contract.",
        "admin: Bytes!": "Current admin, who can claw back.",
        "aggregateAmount: BigInt!": "Total of the airdrop, in base units, as declared at creation.",
        "asset: Asset!": "Token that the campaign distributes.",
        "claimedAmount: BigInt!":
          "Total amount claimed, in base units (for VCA, without redistribution rewards).",
        "claimedCount: BigInt!": "Number of claims.",
        "clawbackTime: BigInt": "Time of the latest clawback, in Unix seconds.",
        "expiration: BigInt":
          "Time at which the campaign expires, in Unix seconds, or 0 if it never expires.",
        "expires: Boolean!": "True if expiration is above 0.",
        "factory: Factory!": "Factory that deployed it.",
        "fee: BigInt":
          "Minimum claim fee of the campaign. In v1.3, it is in wei of the native token. Since v2.0, it is in USD with 8 decimals (minFeeUSD), despite what the schema comment says. It is null before v1.3.",
        "ipfsCID: String!": "IPFS content ID of the recipient list and tree.",
        "position: BigInt!": "Number of the campaign within its factory, counted from 0.",
        "root: Bytes!": "Merkle root.",
        "campaignStartTime: BigInt!":
          "Time at which claiming opens, in Unix seconds. For releases before v2.0, it is the block time of the creation.",
        "totalRecipients: BigInt!":
          "Number that the creator passed as `recipientCount`, which the contracts do not check. The Merkle API and the guides pass the number of rows, so a person with several rows counts several times.",
        "version: String!": "Release of the campaign contract, for example v3.0.",
        "lockup: Bytes": "Lockup contract in which claims create streams, or null for Instant and VCA.",
        "streamCancelable: Boolean": "Whether the streams are cancelable when they are created.",
        "streamCliff: Boolean": "Whether the streams have a cliff (LockupLinear).",
        "streamCliffDuration: BigInt": "Length of the cliff, in seconds (LockupLinear).",
        "streamCliffPercentage: BigInt":
          "Share unlocked at the cliff, with 18 decimals (1e18 = 100 %), for LockupLinear. It is null for v1.1 and v1.2.",
        "streamInitial: Boolean": "Whether something unlocks at the start (LockupLinear).",
        "streamInitialPercentage: BigInt": "Share unlocked at the start, with 18 decimals (LockupLinear).",
        "streamShape: String": "Shape name given at creation.",
        "streamStart: Boolean":
          "True if the streams start at a preset time, false if they start at the claim.",
        "streamStartTime: BigInt":
          "The preset start, in Unix seconds, or 0 or null if streams start at the claim.",
        "streamTotalDuration: BigInt": "Length of the streams, in seconds.",
        "streamTranches: [Tranche!]! from campaign": "Vesting steps (LockupTranched).",
        "streamTransferable: Boolean": "Whether the streams are transferable.",
        "vcaRedistributionEnabled: Boolean":
          "Whether forgone tokens go to the other claimers (VCA). For other kinds, it is null at The Graph and false at Envio.",
        "vcaForgoneAmount: BigInt":
          "Total amount forgone so far, in base units, or null before the first claim (VCA).",
        "vcaUnlockPercentage: BigInt":
          "Share available at the start, with 18 decimals (1e18 = 100 %), for VCA.",
        "vcaStartTime: BigInt": "Start of the vesting, in Unix seconds (VCA).",
        "vcaEndTime: BigInt": "End of the vesting, in Unix seconds (VCA).",
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
        "chainId: BigInt!": "EIP-155 ID of the chain.",
        "campaigns: [Campaign!]! from factory": "Campaigns of this factory.",
      },
    },
    Tranche: {
      description:
        "One step of the vesting schedule of a LockupTranched campaign, relative to the start of the stream.",
      hasAggregate: false,
      fields: {
        "id: String!": "`tranche-{campaignId}-{position}`.",
        "campaign: Campaign!": "Campaign that it belongs to.",
        "duration: BigInt!": "Length of the step, in seconds.",
        "endDuration: BigInt!": "Seconds from the start of the stream to the end of the step.",
        "endPercentage: BigInt!": "Cumulative share at the end of the step, with 18 decimals (1e18 = 100 %).",
        "percentage: BigInt!": "Share unlocked by the step, with 18 decimals.",
        "position: BigInt!": "Position in the list, counted from 0.",
        "startDuration: BigInt!": "Seconds from the start of the stream to the start of the step.",
        "startPercentage: BigInt!": "Cumulative share before the step, with 18 decimals.",
      },
    },
  },
});
