import type { WrittenEntity } from "./model";

// Entities that both indexers have, and those that the streams indexer has once for each protocol.

type Protocol = "Flow" | "Lockup";

/** @param lists what links to the token, as the indexer's own schema declares it */
export const createAsset = (description: string, lists: WrittenEntity["fields"]): WrittenEntity => ({
  description,
  hasAggregate: true,
  fields: {
    "id: String!": "`asset-{chainId}-{address}`, the same at both vendors.",
    "address: Bytes!": "Token contract.",
    "chainId: BigInt!": "EIP-155 ID of the chain.",
    "decimals: BigInt!": "Decimals of the token, or 0 if the token does not report them.",
    "name: String!":
      "Name of the token, or `Unknown` if it cannot be read or was blocked because it contains a URL.",
    "symbol: String!":
      "Symbol of the token. If it cannot be read, it is `Unknown` at The Graph and `UNKNOWN` at Envio.",
    ...lists,
  },
});

export const indexerInfo: WrittenEntity = {
  description:
    "Shows which build of the indexer serves a chain. The entity was added to the source schema on 2026-07-31, so older deployments do not have it.",
  hasAggregate: true,
  fields: {
    "id: String!": "The chain ID as text.",
    "chainId: BigInt!": "Chain served.",
    "commitHash: String!": "Git commit of the deployed code (`development` for a local run).",
    "deployedAt: BigInt!":
      "Time at which the deployment was prepared, in Unix seconds. For local runs, it is the time of the first indexed block.",
    "indexer: String!": "`streams` or `airdrops`.",
    "protocols: [String]!": "Protocols covered, which are [flow, lockup] or [airdrops].",
    "startBlock: BigInt!": "First indexed block of the chain.",
    "vendor: String!": "`graph` or `envio`.",
    "versionLabel: String": "Version label of the subgraph, or null at Envio.",
  },
};

/** The first fields of a stream; `own` describes those that differ. */
export const streamFields = (
  protocol: Protocol,
  own: Readonly<Record<"category" | "sender" | "startTime", string>>,
): WrittenEntity["fields"] => ({
  "id: String!": "`{contractAddress}-{chainId}-{tokenId}`, with the address in lower case.",
  "alias: String!":
    "Short form of the ID, `{contractAlias}-{chainId}-{tokenId}`, for example LK3-1-42 or FL4-137-7.",
  "chainId: BigInt!": "EIP-155 ID of the chain that the stream is on.",
  "subgraphId: BigInt!":
    "Sequence number of the stream on its chain, counted per protocol from 1. Use it as a cursor but not as a permanent key, because re-indexing with more contracts can change it.",
  "tokenId: BigInt!":
    "Onchain stream ID, which is also the ERC-721 token ID. It is unique only within one contract.",
  "hash: Bytes!": "Transaction that created the stream.",
  "timestamp: BigInt!": "Block time of the creation, in Unix seconds.",
  [`actions: [${protocol}Action!]! from stream`]: "All actions of this stream.",
  "asset: Asset!": "Token that the stream pays.",
  "assetDecimalsValue: BigInt!":
    "Copy of the token's decimals, so that amounts can be formatted without loading asset.",
  [`batch: ${protocol}Batch!`]:
    "Batch row of the stream. Treat it as a real batch only if its size is above 1.",
  [`category: ${protocol}StreamCategory!`]: own.category,
  "contract: Bytes!":
    "Address of the Sablier contract that holds the stream. Send onchain calls to this address.",
  "position: BigInt!": "Position of the stream in its batch, counted from 0 (also 0 for a single stream).",
  "recipient: Bytes!": "Current owner of the stream NFT, which changes with each transfer.",
  "sender: Bytes!": own.sender,
  "startTime: BigInt!": own.startTime,
  "transferable: Boolean!": "Whether the stream NFT can be transferred, which is fixed at creation.",
  "version: String!": "Release of the contract, for example v4.0.",
  "withdrawnAmount: BigInt!": "Total amount withdrawn so far, in base units (the token's decimals).",
});

/** @param events whose events, as the description names them */
export const createAction = (protocol: Protocol, events: string): WrittenEntity => ({
  description: `History log, with one row per tracked ${events} event. The meaning of the two generic addresses and amounts depends on the category, and is listed on the page about structure.`,
  hasAggregate: true,
  fields: {
    "id: String!": "`action-{chainId}-{txHash}-{logIndex}`, where logIndex counts within the block.",
    "subgraphId: BigInt!": "Sequence number of the action on its chain, counted per protocol from 1.",
    "block: BigInt!": "Block number.",
    "chainId: BigInt!": "EIP-155 ID of the chain.",
    "from: Bytes!": "Account that signed the transaction.",
    "hash: Bytes!": "Transaction hash.",
    "timestamp: BigInt!": "Block time, in Unix seconds.",
    [`category: ${protocol}ActionCategory!`]: "Kind of action, named after its event.",
    "contract: Bytes!": "Sablier contract that emitted the event.",
    "fee: BigInt":
      "Native token sent with the whole transaction, in wei, or null for releases that take no fee. Several actions of one transaction repeat the same value.",
    [`stream: ${protocol}Stream`]: "Stream that the action belongs to, or null for ApprovalForAll.",
    "addressA: Bytes": "First party, depending on the category.",
    "addressB: Bytes": "Second party, depending on the category.",
    "amountA: BigInt": "First number, depending on the category.",
    "amountB: BigInt": "Second number, depending on the category.",
  },
});

export const batch = (protocol: Protocol): WrittenEntity => ({
  description: `A group of ${protocol} streams that one sender created in one transaction. Every stream links to a batch row, but only rows with a size of 2 or more are real batches.`,
  plural: `${protocol.toLowerCase()}Batches`,
  hasAggregate: true,
  fields: {
    "id: String!":
      "`batch-{chainId}-{sender}-{txHash}` (with the sender before the hash, as in the code of both vendors).",
    "hash: Bytes": "Transaction of the batch, or null while the batch has a single stream.",
    "timestamp: BigInt": "Block time of the batch, or null while the batch has a single stream.",
    [`batcher: ${protocol}Batcher`]:
      "Batcher row of the sender, or null while the batch has a single stream.",
    "position: BigInt":
      "Number of the batch among the batches of its sender, counted from 1. For a single stream, it is null at The Graph and 0 at Envio.",
    "size: BigInt!": "Number of streams that the transaction created for this sender.",
    [`streams: [${protocol}Stream!]! from batch`]: "The streams of the batch.",
  },
});

export const createBatcher = (protocol: Protocol): WrittenEntity => ({
  description: `A sender of ${protocol} batches, with the number of batches.`,
  hasAggregate: false,
  fields: {
    "id: String!": "`batcher-{chainId}-{sender}`.",
    "batchCounter: BigInt!": "Number of real batches (size 2 or more) so far.",
    [`batches: [${protocol}Batch!]! from batcher`]: "Batches of this sender.",
  },
});
