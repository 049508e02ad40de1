import { action, asset, batch, batcher, indexerInfo, streamFields } from "./entities";
import { readModel } from "./model";

/** Lockup and Flow. */
export const streams = readModel({
  indexer: "streams",
  enums: {
    FlowActionCategory: {
      description: "Kinds of Flow action.",
      values: {
        Approval: "ERC-721 Approval",
        ApprovalForAll: "ERC-721 ApprovalForAll",
        Adjust: "AdjustFlowStream",
        Create: "CreateFlowStream",
        Deposit: "DepositFlowStream",
        Pause: "PauseFlowStream",
        Refund: "RefundFromFlowStream",
        Restart: "RestartFlowStream",
        Transfer: "ERC-721 Transfer (mint skipped)",
        Void: "VoidFlowStream",
        Withdraw: "WithdrawFromFlowStream",
      },
    },
    FlowStreamCategory: {
      description: "The one kind of Flow stream.",
      values: {
        Flow: "open-ended stream",
      },
    },
    LockupActionCategory: {
      description: "Kinds of Lockup action.",
      values: {
        Approval: "ERC-721 Approval",
        ApprovalForAll: "ERC-721 ApprovalForAll",
        Cancel: "CancelLockupStream",
        Create: "CreateLockupLinearStream, CreateLockupDynamicStream or CreateLockupTranchedStream",
        Renounce: "RenounceLockupStream",
        Transfer: "ERC-721 Transfer (mint skipped)",
        Withdraw: "WithdrawFromLockupStream",
      },
    },
    LockupStreamCategory: {
      description: "Lockup distribution models.",
      values: {
        LockupDynamic: "segments",
        LockupLinear: "straight line, optional cliff and start unlock",
        LockupTranched: "steps",
      },
    },
    ShapeSource: {
      description: "Where LockupStream.shape comes from.",
      values: {
        Event: "emitted by the contract",
        Inferred: "worked out by the indexer",
      },
    },
  },
  entities: {
    Asset: asset("A token that at least one indexed stream pays out. One row per chain and token address.", {
      "flowStreams: [FlowStream!]! from asset": "Flow streams of this token.",
      "lockupStreams: [LockupStream!]! from asset": "Lockup streams of this token.",
    }),
    Watcher: {
      description: "Bookkeeping singleton, one per chain, that hands out the sequential subgraphId numbers.",
      hasAggregate: false,
      fields: {
        "id: String!": "The chain ID as text.",
        "chainId: BigInt!": "The chain ID again, as a number.",
        "flowActionCounter: BigInt!": "Number the next Flow action will get.",
        "flowStreamCounter: BigInt!": "Number the next Flow stream will get.",
        "lockupActionCounter: BigInt!": "Number the next Lockup action will get.",
        "lockupStreamCounter: BigInt!": "Number the next Lockup stream will get.",
      },
    },
    FlowStream: {
      description:
        "Latest state of one open-ended (Flow) stream, kept up to date by every event of the SablierFlow contract.",
      hasAggregate: true,
      fields: {
        ...streamFields("Flow", {
          category: "Always Flow.",
          sender: "Payer and manager: may adjust, pause, restart, refund and void.",
          startTime:
            "When the debt starts to grow, Unix seconds. The snapshot time of the creation event for releases that emit it, else the creation block time.",
        }),
        "availableAmount: BigInt!":
          "Balance the stream holds now: deposits minus refunds minus withdrawals, in base units.",
        "creator: Bytes!":
          "Externally owned account that signed the creation transaction (transaction `from`), which can differ from sender.",
        "depletionTime: BigInt!":
          "Estimate, Unix seconds, of when the balance stops covering the debt at the present rate. Equals startTime until the first deposit; 0 once voided.",
        "depositedAmount: BigInt!": "Total deposited, in base units; refunds do not lower it.",
        "forgivenDebt: BigInt!":
          "Uncovered debt written off when the stream was voided, in base units; 0 otherwise.",
        "lastAdjustmentAction: FlowAction":
          "Latest Adjust, Pause, Restart or Void action; null if none happened.",
        "lastAdjustmentTimestamp: BigInt!":
          "Time of that last change, Unix seconds; startTime if none happened.",
        "paused: Boolean!":
          "True while the rate is zero because of a pause or a void; false for a stream created with a rate of zero.",
        "pausedAction: FlowAction": "Pause (or Void) action behind the current pause; null when running.",
        "pausedTime: BigInt": "When the current pause began, Unix seconds; null when running.",
        "ratePerSecond: BigInt!":
          "Debt accrued per second, fixed point with 18 decimals whatever the token's decimals; 0 when paused or voided.",
        "refundedAmount: BigInt!": "Total refunded to the sender, in base units.",
        "snapshotAmount: BigInt!":
          "Amount streamed up to `lastAdjustmentTimestamp`, 18 decimals. Add `ratePerSecond` times the seconds since then for the total streamed so far.",
        "voided: Boolean!": "True once the stream was voided; final.",
        "voidedAction: FlowAction": "The Void action, if any.",
        "voidedTime: BigInt": "When the stream was voided, Unix seconds.",
      },
    },
    LockupStream: {
      description:
        "Latest state of one Lockup stream of any shape (linear, dynamic, tranched) and any release.",
      hasAggregate: true,
      fields: {
        ...streamFields("Lockup", {
          category: "Distribution model: LockupLinear, LockupDynamic or LockupTranched.",
          sender:
            "Party entitled to cancel and to get the refund. For a v1.0 stream made through a proxy this is the proxy, not its owner.",
          startTime: "Start of the vesting, Unix seconds.",
        }),
        "canceledAction: LockupAction": "The Cancel action, if the stream was canceled.",
        "renounceAction: LockupAction":
          "Action that removed cancelability: a Renounce, or the Create action when the stream was never cancelable; null while cancelable and for streams that were canceled without having been renounced.",
        "cancelable: Boolean!":
          "Flag of the stream: false after a cancel or a renounce. It stays true on a stream that is settled or depleted, which cannot be canceled.",
        "canceled: Boolean!": "Whether the stream was canceled.",
        "canceledTime: BigInt": "Time of the cancellation, Unix seconds.",
        "depositAmount: BigInt!":
          "Amount locked at creation, net of any fee taken then, in base units; never changes.",
        "duration: BigInt!": "endTime minus startTime, seconds.",
        "endTime: BigInt!": "End of the vesting as set at creation, Unix seconds; a cancel does not move it.",
        "funder: Bytes!":
          "Account the tokens were pulled from. For a stream born from an airdrop claim this is the campaign contract.",
        "intactAmount: BigInt!":
          "What the contract still holds for the stream: depositAmount minus withdrawnAmount; after a cancel, the recipient's share that is left.",
        "depleted: Boolean!": "True once intactAmount is zero.",
        "proxender: Bytes": "Owner of the PRBProxy behind sender; Lockup v1.0 only, otherwise null.",
        "proxied: Boolean!": "True if a v1.0 stream was created through a PRBProxy.",
        "renounceTime: BigInt":
          "When cancelability went away, Unix seconds; the creation time for streams born non-cancelable.",
        "shape: String":
          "Name of the curve, normalised: a shape id of the SDK, `unknown`, or what a third party emitted. From the event in releases that emit it (v2.0 on), else guessed.",
        "shapeSource: ShapeSource":
          "Event when shape was emitted by the contract, Inferred when the indexer guessed it; null when shape is null.",
        "cliff: Boolean": "Whether a linear stream has a cliff; null for the other models.",
        "cliffAmount: BigInt":
          "Amount unlocked at the cliff of a linear stream, in base units. For v1.x releases computed as deposit times cliff duration over total duration.",
        "cliffTime: BigInt": "Cliff of a linear stream, Unix seconds; null without one.",
        "granularity: BigInt":
          "Smallest time step between two unlocks of a linear stream, seconds; Lockup v4.0 on, null before.",
        "initial: Boolean":
          "Whether a linear stream unlocks something at its start; null for the other models.",
        "initialAmount: BigInt":
          "Amount unlocked at the start of a linear stream, in base units; v2.0 on, null when there is none.",
        "segments: [Segment!]! from stream": "Segments, for LockupDynamic streams.",
        "tranches: [Tranche!]! from stream": "Tranches, for LockupTranched streams.",
      },
    },
    FlowAction: action("Flow", "SablierFlow"),
    LockupAction: action("Lockup", "Lockup"),
    FlowBatch: batch("Flow"),
    FlowBatcher: batcher("Flow"),
    LockupBatch: batch("Lockup"),
    LockupBatcher: batcher("Lockup"),
    IndexerInfo: indexerInfo,
    Contract: {
      description:
        "A Sablier contract that has produced at least one stream; written when its first stream is created.",
      hasAggregate: false,
      fields: {
        "id: String!": "`contract-{chainId}-{address}`.",
        "address: Bytes!": "Contract address.",
        "alias: String!": "Alias used in stream aliases, for example LK3.",
        "category: String!": "Protocol: `Flow` or `Lockup` on The Graph, `flow` or `lockup` on Envio.",
        "chainId: BigInt!": "EIP-155 id of the chain.",
      },
    },
    DeprecatedStream: {
      description:
        "Stub for a stream made on or after 2025-09-19 00:00 UTC through a release without fees (Lockup v1.0 to v1.2, Flow v1.0). Such streams get no stream row and no actions.",
      hasAggregate: false,
      fields: {
        "id: String!": "`{contractAddress}-{chainId}-{tokenId}`, as for a stream.",
        "chainId: BigInt!": "EIP-155 id of the chain.",
        "contractAddress: Bytes!": "Contract that made the stream.",
        "tokenId: BigInt!": "Onchain stream ID.",
        "hash: Bytes!": "Creation transaction.",
        "timestamp: BigInt!": "Creation block time, Unix seconds.",
      },
    },
    Segment: {
      description: "One segment of a Lockup Dynamic stream.",
      hasAggregate: false,
      fields: {
        "id: String!": "`segment-{streamId}-{position}`.",
        "amount: BigInt!": "Amount released over the segment, in base units.",
        "endAmount: BigInt!": "Running total at the end of the segment.",
        "endTime: BigInt!": "End of the segment, Unix seconds.",
        "exponent: BigInt!": "Exponent of the curve, UD2x18 (18 decimals).",
        "position: BigInt!": "Zero-based index.",
        "startAmount: BigInt!": "Running total at the start of the segment.",
        "startTime: BigInt!": "Start of the segment: end of the one before, or the stream's start.",
        "stream: LockupStream!": "Stream it belongs to.",
      },
    },
    Tranche: {
      description: "One tranche of a Lockup Tranched stream.",
      hasAggregate: false,
      fields: {
        "id: String!": "`tranche-{streamId}-{position}`.",
        "amount: BigInt!": "Amount unlocked by the tranche, in base units.",
        "endAmount: BigInt!": "Running total once the tranche unlocks.",
        "endTime: BigInt!": "Unlock time, Unix seconds.",
        "position: BigInt!": "Zero-based index.",
        "startAmount: BigInt!": "Running total before the tranche unlocks.",
        "startTime: BigInt!": "Unlock time of the tranche before, or the stream's start.",
        "stream: LockupStream!": "Stream it belongs to.",
      },
    },
  },
});
