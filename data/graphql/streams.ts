import { createAction, createAsset, batch, createBatcher, indexerInfo, streamFields } from "./entities";
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
      description: "The only kind of Flow stream.",
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
        LockupLinear: "straight line, with an optional cliff and start unlock",
        LockupTranched: "steps",
      },
    },
    ShapeSource: {
      description: "Where LockupStream.shape comes from.",
      values: {
        Event: "emitted by the contract",
        Inferred: "inferred by the indexer",
      },
    },
  },
  entities: {
    Asset: createAsset(
      "A token that at least one indexed stream pays out. There is one row per chain and token address.",
      {
        "flowStreams: [FlowStream!]! from asset": "Flow streams of this token.",
        "lockupStreams: [LockupStream!]! from asset": "Lockup streams of this token.",
      },
    ),
    Watcher: {
      description: "A bookkeeping row, one per chain, that assigns the sequential subgraphId numbers.",
      hasAggregate: false,
      fields: {
        "id: String!": "The chain ID as text.",
        "chainId: BigInt!": "The chain ID again, as a number.",
        "flowActionCounter: BigInt!": "Number that the next Flow action gets.",
        "flowStreamCounter: BigInt!": "Number that the next Flow stream gets.",
        "lockupActionCounter: BigInt!": "Number that the next Lockup action gets.",
        "lockupStreamCounter: BigInt!": "Number that the next Lockup stream gets.",
      },
    },
    FlowStream: {
      description:
        "Latest state of one open-ended (Flow) stream, updated by every event of the SablierFlow contract.",
      hasAggregate: true,
      fields: {
        ...streamFields("Flow", {
          category: "Always Flow.",
          sender:
            "Account that pays and manages the stream, and can adjust, pause, restart, refund and void it.",
          startTime:
            "Time at which the debt starts to grow, in Unix seconds. It is the snapshot time of the creation event in releases that emit it, otherwise the block time of the creation.",
        }),
        "availableAmount: BigInt!":
          "Balance that the stream holds now, which is deposits minus refunds minus withdrawals, in base units.",
        "creator: Bytes!":
          "Externally owned account that signed the creation transaction (its `from`), which can differ from sender.",
        "depletionTime: BigInt!":
          "Estimated time at which the balance stops covering the debt at the current rate, in Unix seconds. It equals startTime until the first deposit, and is 0 once the stream is voided.",
        "depositedAmount: BigInt!": "Total amount deposited, in base units. Refunds do not lower it.",
        "forgivenDebt: BigInt!":
          "Uncovered debt that was written off when the stream was voided, in base units, otherwise 0.",
        "lastAdjustmentAction: FlowAction":
          "Latest Adjust, Pause, Restart or Void action, or null if there is none.",
        "lastAdjustmentTimestamp: BigInt!":
          "Time of the latest Adjust, Pause, Restart or Void, in Unix seconds, or startTime if there is none.",
        "paused: Boolean!":
          "True while the rate is zero because of a pause or a void. It is false for a stream created with a rate of zero.",
        "pausedAction: FlowAction":
          "Pause (or Void) action that began the current pause, or null while the stream runs.",
        "pausedTime: BigInt":
          "Time at which the current pause began, in Unix seconds, or null while the stream runs.",
        "ratePerSecond: BigInt!":
          "Debt that accrues per second, with 18 decimals regardless of the token's decimals. It is 0 while the stream is paused or voided.",
        "refundedAmount: BigInt!": "Total amount refunded to the sender, in base units.",
        "snapshotAmount: BigInt!":
          "Amount streamed up to `lastAdjustmentTimestamp`, with 18 decimals. To get the total streamed so far, add `ratePerSecond` times the seconds since then.",
        "voided: Boolean!": "True once the stream has been voided, which cannot be undone.",
        "voidedAction: FlowAction": "The Void action, if any.",
        "voidedTime: BigInt": "Time at which the stream was voided, in Unix seconds.",
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
            "Account that can cancel and that receives the refund. For a v1.0 stream created through a proxy, this is the proxy, not its owner.",
          startTime: "Start of the vesting, in Unix seconds.",
        }),
        "canceledAction: LockupAction": "The Cancel action, if the stream was canceled.",
        "renounceAction: LockupAction":
          "Action that removed cancelability, which is a Renounce, or the Create action if the stream was never cancelable. It is null while the stream is cancelable, and for streams that were canceled without having been renounced.",
        "cancelable: Boolean!":
          "Flag of the stream, which is false after a cancellation or a renouncement. It stays true on a settled or depleted stream, although such a stream cannot be canceled.",
        "canceled: Boolean!": "Whether the stream was canceled.",
        "canceledTime: BigInt": "Time of the cancellation, in Unix seconds.",
        "depositAmount: BigInt!":
          "Amount locked at creation, after any fee taken then, in base units. It never changes.",
        "duration: BigInt!": "endTime minus startTime, in seconds.",
        "endTime: BigInt!":
          "End of the vesting as set at creation, in Unix seconds. A cancellation does not change it.",
        "funder: Bytes!":
          "Account that paid the tokens. For a stream that an airdrop claim created, this is the campaign contract.",
        "intactAmount: BigInt!":
          "Amount that the contract still holds for the stream, which is depositAmount minus withdrawnAmount or, after a cancellation, what is left of the recipient's share.",
        "depleted: Boolean!": "True once intactAmount is zero.",
        "proxender: Bytes": "Owner of the PRBProxy that is the sender, in Lockup v1.0 only, otherwise null.",
        "proxied: Boolean!": "True if a v1.0 stream was created through a PRBProxy.",
        "renounceTime: BigInt":
          "Time at which the stream lost its cancelability, in Unix seconds. It is the creation time if the stream was never cancelable.",
        "shape: String":
          "Normalised name of the curve, which is a shape ID of the SDK, `unknown`, or a name that a third party emitted. It comes from the event in releases that emit it (since v2.0), otherwise the indexer infers it.",
        "shapeSource: ShapeSource":
          "Event if the contract emitted the shape, Inferred if the indexer inferred it, or null if the shape is null.",
        "cliff: Boolean": "Whether a linear stream has a cliff, or null for the other models.",
        "cliffAmount: BigInt":
          "Amount unlocked at the cliff of a linear stream, in base units. For v1.x releases, it is computed as deposit times cliff duration divided by total duration.",
        "cliffTime: BigInt":
          "Time of the cliff of a linear stream, in Unix seconds, or null if there is no cliff.",
        "granularity: BigInt":
          "Smallest time step between two unlocks of a linear stream, in seconds. It exists since Lockup v4.0 and is null for earlier releases.",
        "initial: Boolean":
          "Whether a linear stream unlocks something at its start, or null for the other models.",
        "initialAmount: BigInt":
          "Amount unlocked at the start of a linear stream, in base units, since v2.0. It is null if nothing unlocks at the start.",
        "segments: [Segment!]! from stream": "Segments, for LockupDynamic streams.",
        "tranches: [Tranche!]! from stream": "Tranches, for LockupTranched streams.",
      },
    },
    FlowAction: createAction("Flow", "SablierFlow"),
    LockupAction: createAction("Lockup", "Lockup"),
    FlowBatch: batch("Flow"),
    FlowBatcher: createBatcher("Flow"),
    LockupBatch: batch("Lockup"),
    LockupBatcher: createBatcher("Lockup"),
    IndexerInfo: indexerInfo,
    Contract: {
      description:
        "A Sablier contract that has at least one stream. The row is written when the first stream is created.",
      hasAggregate: false,
      fields: {
        "id: String!": "`contract-{chainId}-{address}`.",
        "address: Bytes!": "Contract address.",
        "alias: String!": "Alias used in stream aliases, for example LK3.",
        "category: String!": "Protocol: `Flow` or `Lockup` on The Graph, `flow` or `lockup` on Envio.",
        "chainId: BigInt!": "EIP-155 ID of the chain.",
      },
    },
    DeprecatedStream: {
      description:
        "A minimal row for a stream that was created on or after 2025-09-19 00:00 UTC in a release without fees (Lockup v1.0 to v1.2, Flow v1.0). Such streams do not have a stream row or actions.",
      hasAggregate: false,
      fields: {
        "id: String!": "`{contractAddress}-{chainId}-{tokenId}`, as for a stream.",
        "chainId: BigInt!": "EIP-155 ID of the chain.",
        "contractAddress: Bytes!": "Contract that created the stream.",
        "tokenId: BigInt!": "Onchain stream ID.",
        "hash: Bytes!": "Transaction of the creation.",
        "timestamp: BigInt!": "Block time of the creation, in Unix seconds.",
      },
    },
    Segment: {
      description: "One segment of a Lockup Dynamic stream.",
      hasAggregate: false,
      fields: {
        "id: String!": "`segment-{streamId}-{position}`.",
        "amount: BigInt!": "Amount released over the segment, in base units.",
        "endAmount: BigInt!": "Cumulative amount at the end of the segment.",
        "endTime: BigInt!": "End of the segment, in Unix seconds.",
        "exponent: BigInt!": "Exponent of the curve, UD2x18 (18 decimals).",
        "position: BigInt!": "Position in the list, counted from 0.",
        "startAmount: BigInt!": "Cumulative amount at the start of the segment.",
        "startTime: BigInt!":
          "Start of the segment, which is the end of the previous segment or the start of the stream.",
        "stream: LockupStream!": "Stream that it belongs to.",
      },
    },
    Tranche: {
      description: "One tranche of a Lockup Tranched stream.",
      hasAggregate: false,
      fields: {
        "id: String!": "`tranche-{streamId}-{position}`.",
        "amount: BigInt!": "Amount unlocked by the tranche, in base units.",
        "endAmount: BigInt!": "Cumulative amount once the tranche has unlocked.",
        "endTime: BigInt!": "Unlock time, in Unix seconds.",
        "position: BigInt!": "Position in the list, counted from 0.",
        "startAmount: BigInt!": "Cumulative amount before the tranche unlocks.",
        "startTime: BigInt!": "Unlock time of the previous tranche, or the start of the stream.",
        "stream: LockupStream!": "Stream that it belongs to.",
      },
    },
  },
});
