import type { WrittenEntity } from "./model";

// Entities that both indexers have, and those that the streams indexer has once for each protocol.

type Protocol = "Flow" | "Lockup";

/** @param lists what links to the token, as the indexer's own schema declares it */
export const asset = (description: string, lists: WrittenEntity["fields"]): WrittenEntity => ({
  description,
  hasAggregate: true,
  fields: {
    "id: String!": "`asset-{chainId}-{address}`, the same on both vendors.",
    "address: Bytes!": "Token contract.",
    "chainId: BigInt!": "EIP-155 id of the chain.",
    "decimals: BigInt!": "Token decimals; 0 when the token does not answer.",
    "name: String!": "Token name; `Unknown` when it cannot be read or was blocked for carrying a URL.",
    "symbol: String!": "Token symbol; when unreadable `Unknown` on The Graph and `UNKNOWN` on Envio.",
    ...lists,
  },
});

export const indexerInfo: WrittenEntity = {
  description:
    "Shows which build of the indexer serves a chain. Added to the source schema on 2026-07-31, so a deployment older than that does not have it.",
  hasAggregate: true,
  fields: {
    "id: String!": "The chain ID as text.",
    "chainId: BigInt!": "Chain served.",
    "commitHash: String!": "Git commit of the deployed code (`development` for a local run).",
    "deployedAt: BigInt!":
      "When the deployment was prepared, Unix seconds; for local runs the time of the first block indexed.",
    "indexer: String!": "`streams` or `airdrops`.",
    "protocols: [String]!": "Protocols covered: [flow, lockup] or [airdrops].",
    "startBlock: BigInt!": "First block indexed on the chain.",
    "vendor: String!": "`graph` or `envio`.",
    "versionLabel: String": "Version label of the subgraph; null on Envio.",
  },
};

/** The first fields of a stream; `own` describes those that differ. */
export const streamFields = (
  protocol: Protocol,
  own: Readonly<Record<"category" | "sender" | "startTime", string>>,
): WrittenEntity["fields"] => ({
  "id: String!": "`{contractAddress}-{chainId}-{tokenId}`, address in lower case.",
  "alias: String!":
    "Short form of the id: `{contractAlias}-{chainId}-{tokenId}`, for example LK3-1-42 or FL4-137-7.",
  "chainId: BigInt!": "EIP-155 id of the chain the stream lives on.",
  "subgraphId: BigInt!":
    "Sequence number of the stream on its chain, counted per protocol from 1. Good cursor; not a permanent key, since re-indexing with more contracts can renumber.",
  "tokenId: BigInt!":
    "Onchain stream ID, which is also the ERC-721 token ID. Unique only inside one contract.",
  "hash: Bytes!": "Transaction that created the stream.",
  "timestamp: BigInt!": "Block time of the creation, Unix seconds.",
  [`actions: [${protocol}Action!]! from stream`]: "All actions of this stream.",
  "asset: Asset!": "Token being streamed.",
  "assetDecimalsValue: BigInt!":
    "Copy of the token's decimals, so that amounts can be formatted without loading asset.",
  [`batch: ${protocol}Batch!`]:
    "Batch row the stream was created under. Treat it as a real batch only if its size is above 1.",
  [`category: ${protocol}StreamCategory!`]: own.category,
  "contract: Bytes!":
    "Address of the Sablier contract that holds the stream. Send onchain calls to this address.",
  "position: BigInt!": "Zero-based place of the stream in its batch (0 for a lone stream).",
  "recipient: Bytes!": "Current owner of the stream NFT; follows transfers.",
  "sender: Bytes!": own.sender,
  "startTime: BigInt!": own.startTime,
  "transferable: Boolean!": "Whether the stream NFT may be transferred; fixed at creation.",
  "version: String!": "Release of the contract, for example v4.0.",
  "withdrawnAmount: BigInt!": "Total withdrawn so far, in base units (token's decimals).",
});

/** @param events whose events, as the description names them */
export const action = (protocol: Protocol, events: string): WrittenEntity => ({
  description: `History log: one row per tracked ${events} event. What the two generic addresses and amounts hold depends on the category: the page about structure has the table.`,
  hasAggregate: true,
  fields: {
    "id: String!": "`action-{chainId}-{txHash}-{logIndex}`; logIndex counts within the block.",
    "subgraphId: BigInt!": "Sequence number of the action on its chain, counted per protocol from 1.",
    "block: BigInt!": "Block number.",
    "chainId: BigInt!": "EIP-155 id of the chain.",
    "from: Bytes!": "Account that signed the transaction.",
    "hash: Bytes!": "Transaction hash.",
    "timestamp: BigInt!": "Block time, Unix seconds.",
    [`category: ${protocol}ActionCategory!`]: "Kind of action (the event behind it).",
    "contract: Bytes!": "Sablier contract that emitted the event.",
    "fee: BigInt":
      "Native token sent with the whole transaction, in wei; null for releases that take no fee. Several actions of one transaction repeat the same value.",
    [`stream: ${protocol}Stream`]: "Stream concerned; null for ApprovalForAll.",
    "addressA: Bytes": "First party, by category.",
    "addressB: Bytes": "Second party, by category.",
    "amountA: BigInt": "First number, by category.",
    "amountB: BigInt": "Second number, by category.",
  },
});

export const batch = (protocol: Protocol): WrittenEntity => ({
  description: `Groups ${protocol} streams made by one sender inside one transaction. Every stream points at a batch row; only rows with size 2 or more are real batches.`,
  plural: `${protocol.toLowerCase()}Batches`,
  hasAggregate: true,
  fields: {
    "id: String!":
      "`batch-{chainId}-{sender}-{txHash}` (sender before hash, as both vendors' code builds it).",
    "hash: Bytes": "Transaction of the batch; null while the batch has a single stream.",
    "timestamp: BigInt": "Block time of the batch; null while it has a single stream.",
    [`batcher: ${protocol}Batcher`]: "Sender's batcher row; null while the batch has a single stream.",
    "position: BigInt":
      "1-based number of the batch among those of its sender. For a single stream: null on The Graph, 0 on Envio.",
    "size: BigInt!": "How many streams the transaction made for this sender.",
    [`streams: [${protocol}Stream!]! from batch`]: "The streams of the batch.",
  },
});

export const batcher = (protocol: Protocol): WrittenEntity => ({
  description: `A sender seen as a maker of ${protocol} batches; counts them.`,
  hasAggregate: false,
  fields: {
    "id: String!": "`batcher-{chainId}-{sender}`.",
    "batchCounter: BigInt!": "Number of real batches (size 2 or more) so far.",
    [`batches: [${protocol}Batch!]! from batcher`]: "Batches of this sender.",
  },
});
