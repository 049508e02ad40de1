import {
  type Address,
  custom,
  type CustomTransport,
  type Hex,
  getAddress,
  keccak256,
  numberToHex,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
  zeroHash,
} from "viem";
import { CHAIN_ID, type Chain, type Receipt, Revert } from "../../../src/protocol/evm/chain";

type Request = { method: string; params?: unknown };
type Transaction = { from?: Address; to?: Address | null; data?: Hex; input?: Hex; value?: Hex };

/** An error as wallets and nodes answer it: EIP-1474's code for a reverted execution, with the bytes. */
class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: Hex,
  ) {
    super(message);
  }
}

/** A viem transport onto a {@link Chain}: code written for a real node runs against the chain in this process. */
export function chainTransport(chain: Chain): CustomTransport {
  // Nothing here fails by chance, so asking again would only cost time.
  return custom(chainProvider(chain), { retryCount: 0 });
}

/**
 * Speaks JSON-RPC for a {@link Chain}, the part that a dapp needs (EIP-1193 `request`). The chain's named accounts
 * are unlocked; transactions signed elsewhere are accepted too. Unknown methods throw.
 */
export function chainProvider(chain: Chain): { request(request: Request): Promise<unknown> } {
  const quantity = (value: bigint | number): Hex => numberToHex(value);
  const blockHash = (number: bigint): Hex => keccak256(numberToHex(number, { size: 32 }));

  const block = (number: bigint, timestamp: bigint) => ({
    number: quantity(number),
    hash: blockHash(number),
    parentHash: zeroHash,
    timestamp: quantity(timestamp),
    baseFeePerGas: quantity(0),
    gasLimit: quantity(30_000_000),
    gasUsed: quantity(0),
    miner: numberToHex(0, { size: 20 }),
    difficulty: quantity(0),
    extraData: "0x",
    logsBloom: numberToHex(0, { size: 256 }),
    nonce: numberToHex(0, { size: 8 }),
    size: quantity(0),
    transactions: [],
    uncles: [],
  });

  const logsOf = (receipt: Receipt) =>
    receipt.logs.map((log, index) => ({
      ...log,
      blockHash: blockHash(receipt.blockNumber),
      blockNumber: quantity(receipt.blockNumber),
      logIndex: quantity(index),
      removed: false,
      transactionHash: receipt.hash,
      transactionIndex: quantity(0),
    }));

  const call = ({ from, to, data, input, value }: Transaction) => ({
    from,
    to: to ?? undefined,
    data: data ?? input ?? "0x",
    value: value === undefined ? 0n : BigInt(value),
  });

  const answer = async (method: string, params: unknown[]): Promise<unknown> => {
    switch (method) {
      case "eth_chainId":
        return quantity(CHAIN_ID);
      case "eth_blockNumber":
        return quantity(chain.block);
      case "eth_accounts":
      case "eth_requestAccounts":
        return chain.addresses;
      case "eth_gasPrice":
      case "eth_maxPriorityFeePerGas":
        return quantity(0);
      case "eth_getBlockByNumber":
        return block(chain.block, chain.timestamp);
      case "eth_getBalance":
        return quantity(await chain.balance(params[0] as Hex));
      case "eth_getTransactionCount":
        return quantity(await chain.nonce(params[0] as Hex));
      case "eth_getCode":
        return chain.code(params[0] as Hex);
      case "eth_call":
        return (await chain.call(call(params[0] as Transaction))).output;
      case "eth_estimateGas":
        return quantity((await chain.call(call(params[0] as Transaction))).gasUsed + 100_000n);
      case "eth_sendTransaction":
        return (await chain.transact(call(params[0] as Transaction))).hash;
      case "eth_sendRawTransaction": {
        const serialized = params[0] as TransactionSerialized;
        const from = await recoverTransactionAddress({ serializedTransaction: serialized });
        const { to, data, value } = parseTransaction(serialized);
        return (await chain.transact({ from, to: to ?? undefined, data, value })).hash;
      }
      case "eth_getTransactionReceipt": {
        const receipt = chain.receipts.find(({ hash }) => hash === params[0]);
        if (receipt === undefined) return null;
        return {
          blockHash: blockHash(receipt.blockNumber),
          blockNumber: quantity(receipt.blockNumber),
          contractAddress: receipt.created ?? null,
          cumulativeGasUsed: quantity(receipt.gasUsed),
          effectiveGasPrice: quantity(0),
          from: receipt.from,
          gasUsed: quantity(receipt.gasUsed),
          logs: logsOf(receipt),
          logsBloom: numberToHex(0, { size: 256 }),
          status: "0x1",
          to: receipt.to ?? null,
          transactionHash: receipt.hash,
          transactionIndex: quantity(0),
          type: "0x2",
        };
      }
      case "eth_getLogs": {
        const {
          address,
          topics = [],
          fromBlock,
          toBlock,
        } = params[0] as {
          address?: Address | Address[];
          topics?: (Hex | Hex[] | null)[];
          fromBlock?: string;
          toBlock?: string;
        };
        const wanted = address && [address].flat().map((each) => getAddress(each));
        // A name, such as "latest", does not bound here: a block has one transaction.
        const bound = (block: string | undefined, otherwise: bigint) =>
          block?.startsWith("0x") ? BigInt(block) : otherwise;
        const [first, last] = [bound(fromBlock, 0n), bound(toBlock, chain.block)];
        return chain.receipts
          .filter(({ blockNumber }) => first <= blockNumber && blockNumber <= last)
          .flatMap(logsOf)
          .filter((log) => wanted === undefined || wanted.includes(log.address))
          .filter((log) =>
            topics.every(
              (topic, index) => topic === null || [topic].flat().includes(log.topics[index] as Hex),
            ),
          );
      }
      default:
        throw new RpcError(-32601, `the in-process chain does not answer ${method}`);
    }
  };

  return {
    async request({ method, params = [] }) {
      try {
        return await answer(method, params as unknown[]);
      } catch (error) {
        if (error instanceof Revert)
          throw new RpcError(3, `execution reverted: ${error.message}`, error.data);
        throw error;
      }
    },
  };
}
