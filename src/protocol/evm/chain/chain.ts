// Long, because it is one class: every method works on the same clock and state.
import { createEVM, type EVM } from "@ethereumjs/evm";
import { Common, Hardfork, Mainnet } from "@ethereumjs/common";
import { Account, createAddressFromString, hexToBytes, bytesToHex } from "@ethereumjs/util";
import {
  type Abi,
  type Hex,
  encodeAbiParameters,
  encodeDeployData,
  getAddress,
  keccak256,
  numberToHex,
  slice,
  toBytes,
} from "viem";
import { privateKeyToAccount, type PrivateKeyAccount } from "viem/accounts";
import { Contract } from "./contract";
import { AbiRegistry } from "./registry";
import { LayeredState } from "./state";
import type { Artifact, CallOptions, Log, Node, RawCall, ReadOptions, Receipt } from "./transaction";
import { GENESIS_TIME } from "./units";

/** Wei that every named account owns when it is first asked for: 1,000 ether. */
export const INITIAL_BALANCE = 1_000n * 10n ** 18n;

/** Gas that a call may use. Far above any real block, so that a test never fails for want of gas by accident. */
const GAS_LIMIT = 1_000_000_000n;

/** The chain ID of the in-process chain, the number that local development chains use. */
export const CHAIN_ID = 31_337;

/** Who gets the fees of every block. */
const COINBASE = numberToHex(0, { size: 20 });

/** Where a Foundry test finds Foundry: `address(uint160(uint256(keccak256("hevm cheat code"))))`. */
const FORGE = "0x7109709ECfa91a80626fF3989D68f67F5b1DD12D";

export type ChainOptions = {
  /** Seconds since the Unix epoch. */
  timestamp?: bigint;
  /** Whether contracts of the chain are tests for Foundry. */
  forge?: boolean;
  /** Whether its accounts have no keys: nobody signs, and it starts faster by what keys take to derive. */
  keyless?: boolean;
  /** Is waited for before each call within a transaction, so that other work of the process gets its turn. */
  pause?: () => Promise<void>;
};

/** A state of a chain to go back to; see {@link Chain.snapshot}. */
export type Snapshot = {
  readonly depth: number;
  readonly clock: bigint;
  readonly blockNumber: bigint;
  readonly receipts: number;
  readonly names: ReadonlySet<string>;
};

/**
 * An Ethereum chain in this process. No network, no node: one EVM over a map of accounts, with a clock that only
 * moves when it is moved. Every transaction is a block of its own; transactions between two moves of the clock carry the
 * same timestamp.
 */
export class Chain implements Node {
  readonly registry = new AbiRegistry();
  /** Every transaction so far, oldest first. */
  readonly receipts: Receipt[] = [];
  private readonly accounts = new Map<string, Hex>();
  private blockNumber = 1n;
  private clock: bigint;
  /** Header of the block that runs at the moment. */
  private running: { timestamp: bigint } | undefined;

  private constructor(
    private readonly evm: EVM,
    private readonly state: LayeredState,
    timestamp: bigint,
    private readonly isKeyless: boolean,
  ) {
    this.clock = timestamp;
  }

  /**
   * Starts an empty chain at `timestamp` (seconds since the Unix epoch). With `forge`, contracts may be of any size and
   * may move the clock within their call, as in a test that Foundry runs.
   */
  static async create({
    timestamp = GENESIS_TIME,
    forge = false,
    keyless = false,
    pause,
  }: ChainOptions = {}): Promise<Chain> {
    const common = new Common({ chain: { ...Mainnet, chainId: CHAIN_ID }, hardfork: Hardfork.Cancun });
    const state = new LayeredState({ common });
    const warp = ({ data }: { data: Uint8Array }) => {
      if (chain.running !== undefined) chain.running.timestamp = BigInt(bytesToHex(data.slice(4)));
      return { executionGasUsed: 0n, returnValue: new Uint8Array() };
    };
    const evm = await createEVM({
      common,
      stateManager: state,
      allowUnlimitedContractSize: forge,
      allowUnlimitedInitCodeSize: forge,
      customPrecompiles: forge ? [{ address: createAddressFromString(FORGE), function: warp }] : [],
    });
    if (pause) evm.events.on("beforeMessage", (_, resolve) => void pause().then(resolve));
    const chain = new Chain(evm, state, timestamp, keyless);
    // Solidity calls only where there is code.
    if (forge) await chain.setCode(FORGE, "0x00");
    return chain;
  }

  /** The timestamp of the next block, seconds since the Unix epoch. */
  get timestamp(): bigint {
    return this.clock;
  }

  get block(): bigint {
    return this.blockNumber;
  }

  /** Moves the clock to `timestamp` (seconds since the Unix epoch). Backwards throws, as no chain does that. */
  warp(timestamp: bigint): void {
    if (timestamp < this.clock) {
      throw new Error(`warp: ${timestamp} is before the current timestamp ${this.clock}`);
    }
    this.clock = timestamp;
  }

  /**
   * Moves the clock back to `timestamp` (seconds since the Unix epoch), as if that time had not gone by yet. Throws when
   * a transaction has been made after it: that one would have to be undone first.
   */
  rewind(timestamp: bigint): void {
    const last = this.receipts.at(-1)?.timestamp;
    if (timestamp > this.clock) throw new Error(`rewind: ${timestamp} is after the current timestamp`);
    if (last !== undefined && timestamp < last) {
      throw new Error(`rewind: ${timestamp} is before the last transaction, at ${last}`);
    }
    this.clock = timestamp;
  }

  /** Moves the clock forward by `seconds`. */
  advance(seconds: bigint): void {
    this.warp(this.clock + seconds);
  }

  /**
   * Returns the address of the account called `name`: the same name gives the same address in every run. The account
   * holds {@link INITIAL_BALANCE} wei the first time.
   */
  async account(name: string): Promise<Hex> {
    const known = this.accounts.get(name);
    if (known !== undefined) return known;
    const address = this.isKeyless ? getAddress(slice(getSecret(name), 12)) : getSigner(name).address;
    this.accounts.set(name, address);
    await this.setBalance(address, INITIAL_BALANCE);
    return address;
  }

  /** Like {@link account}, with the private key: for tests that sign. */
  async signer(name: string): Promise<PrivateKeyAccount> {
    if (this.isKeyless) throw new Error("signer: the accounts of this chain have no keys");
    await this.account(name);
    return getSigner(name);
  }

  /** The accounts handed out so far. */
  get addresses(): Hex[] {
    return [...this.accounts.values()];
  }

  /** Wei that `address` holds. */
  async balance(address: Hex): Promise<bigint> {
    return (await this.state.getAccount(createAddressFromString(address)))?.balance ?? 0n;
  }

  /** Sets the wei that `address` holds. */
  async setBalance(address: Hex, wei: bigint): Promise<void> {
    const key = createAddressFromString(address);
    const account = (await this.state.getAccount(key)) ?? new Account();
    account.balance = wei;
    await this.state.putAccount(key, account);
  }

  /** Number of transactions that `address` has sent. */
  async nonce(address: Hex): Promise<bigint> {
    return (await this.state.getAccount(createAddressFromString(address)))?.nonce ?? 0n;
  }

  /** Runtime bytecode at `address`, `0x` when there is none. */
  async code(address: Hex): Promise<Hex> {
    return bytesToHex(await this.state.getCode(createAddressFromString(address)));
  }

  /** Puts runtime bytecode at `address`, as a delegation by EIP-7702 gives code to a wallet. */
  async setCode(address: Hex, code: Hex): Promise<void> {
    await this.state.putCode(createAddressFromString(address), hexToBytes(code));
  }

  /** Puts a word into the storage of the contract at `address`, as `vm.store` of Foundry does. */
  async setStorage(address: Hex, slot: bigint, word: bigint): Promise<void> {
    const [key, value] = [slot, word].map((number) => hexToBytes(numberToHex(number, { size: 32 })));
    await this.state.putStorage(createAddressFromString(address), key!, value!);
  }

  /** Returns a handle on the contract at `address`; its ABI also serves to decode events and errors from now on. */
  contract(abi: Abi, address: Hex): Contract {
    this.registry.add(abi);
    return new Contract(this, abi, getAddress(address));
  }

  /** Creates a contract. Reverts throw {@link Revert}. */
  async deploy(
    artifact: Artifact,
    args: readonly unknown[] = [],
    options: CallOptions = {},
  ): Promise<Contract> {
    this.registry.add(artifact.abi);
    const data = encodeDeployData({ abi: artifact.abi, bytecode: artifact.bytecode, args: [...args] });
    const receipt = await this.transact({ ...options, data });
    return this.contract(artifact.abi, receipt.created as Hex);
  }

  /**
   * Creates a contract at an address of choice, so that calls meant for another chain find it there: the constructor
   * runs at that address, and what it returns becomes the code. Reverts throw {@link Revert}.
   */
  async deployAt(address: Hex, artifact: Artifact, args: readonly unknown[] = []): Promise<Contract> {
    this.registry.add(artifact.abi);
    const data = encodeDeployData({ abi: artifact.abi, bytecode: artifact.bytecode, args: [...args] });
    const at = createAddressFromString(address);
    await this.state.putAccount(at, new Account());
    const { exceptionError, returnValue } = await this.evm.runCode({
      caller: createAddressFromString(await this.account("deployer")),
      to: at,
      code: hexToBytes(data),
      gasLimit: GAS_LIMIT,
      block: { header: this.header(this.clock) },
    });
    await this.evm.journal.cleanup();
    this.state.originalStorageCache.clear();
    if (exceptionError !== undefined)
      throw this.registry.revert(bytesToHex(returnValue), exceptionError.error);
    await this.setCode(address, bytesToHex(returnValue));
    return this.contract(artifact.abi, address);
  }

  /** Sends a transaction with raw calldata. Reverts throw {@link Revert} and change nothing but the sender's nonce. */
  async transact({ from, to, data = "0x", value = 0n }: RawCall): Promise<Receipt> {
    const sender = from ?? (await this.account("deployer"));
    const run = await this.run(sender, to, data, value);
    this.blockNumber += 1n;
    if (run.failure !== undefined) {
      throw this.registry.revert(run.output, run.failure);
    }
    const hash = keccak256(
      encodeAbiParameters([{ type: "uint256" }, { type: "address" }], [this.blockNumber, sender]),
    );
    const receipt: Receipt = {
      hash,
      blockNumber: this.blockNumber - 1n,
      timestamp: this.clock,
      from: getAddress(sender),
      to: to && getAddress(to),
      created: run.created,
      value,
      result: undefined,
      output: run.output,
      logs: run.logs,
      events: run.logs.flatMap((log) => this.registry.event(log) ?? []),
      gasUsed: run.gasUsed,
      transactionGas: computeTransactionGas(hexToBytes(data), to === undefined, run),
    };
    this.receipts.push(receipt);
    return receipt;
  }

  /**
   * Runs a call, at `at` when given, and forgets what it changed. Returns the output; reverts throw {@link Revert}.
   */
  async call({ from, to, data = "0x", value = 0n, at }: RawCall & ReadOptions): Promise<{
    output: Hex;
    gasUsed: bigint;
  }> {
    const sender = from ?? (await this.account("deployer"));
    await this.state.checkpoint();
    try {
      const run = await this.run(sender, to, data, value, at);
      if (run.failure !== undefined) {
        throw this.registry.revert(run.output, run.failure);
      }
      return run;
    } finally {
      await this.state.revert();
    }
  }

  /**
   * Marks the present state: balances, storage, clock, block number, receipts, and which accounts were asked for.
   * Snapshots nest: going back to one forgets those taken after it.
   */
  async snapshot(): Promise<Snapshot> {
    const depth = this.state.depth;
    await this.state.checkpoint();
    const { clock, blockNumber } = this;
    return {
      depth,
      clock,
      blockNumber,
      receipts: this.receipts.length,
      names: new Set(this.accounts.keys()),
    };
  }

  /** Puts the chain back to `snapshot`, which is used up by it. Throws when it has been gone after already. */
  async restore({ depth, clock, blockNumber, receipts, names }: Snapshot): Promise<void> {
    if (this.state.depth <= depth) throw new Error("restore: this snapshot has been used up");
    while (this.state.depth > depth) await this.state.revert();
    this.clock = clock;
    this.blockNumber = blockNumber;
    this.receipts.length = receipts;
    for (const name of this.accounts.keys()) {
      if (!names.has(name)) this.accounts.delete(name);
    }
  }

  /**
   * Runs `action`, then puts the chain back as {@link restore} does. Returns what `action` returned. For trying several
   * ways on from one state, and for property tests. May be nested.
   */
  async sandbox<T>(action: () => Promise<T>): Promise<T> {
    const snapshot = await this.snapshot();
    try {
      return await action();
    } finally {
      await this.restore(snapshot);
    }
  }

  private async run(from: Hex, to: Hex | undefined, data: Hex, value: bigint, at = this.clock) {
    const caller = createAddressFromString(from);
    const { journal, precompiles } = this.evm;
    // What a transaction begins with: its two ends, the block's coinbase and the precompiles are warm.
    for (const address of [from, to ?? from, COINBASE]) journal.addAlwaysWarmAddress(address.toLowerCase());
    for (const address of precompiles.keys()) journal.addAlwaysWarmAddress(address);
    const header = this.header(at);
    this.running = header;
    const result = await this.evm.runCall({
      caller,
      origin: caller,
      to: to === undefined ? undefined : createAddressFromString(to),
      data: hexToBytes(data),
      value,
      gasLimit: GAS_LIMIT,
      block: { header },
    });
    // What a transaction ends with: warm addresses and slots, original storage values and transient storage are gone.
    await journal.cleanup();
    this.state.originalStorageCache.clear();
    this.evm.transientStorage.clear();
    const { exceptionError, executionGasUsed, gasRefund = 0n, returnValue, logs = [] } = result.execResult;
    return {
      output: bytesToHex(returnValue) as Hex,
      failure: exceptionError?.error,
      gasUsed: executionGasUsed,
      gasRefund,
      created: result.createdAddress && getAddress(result.createdAddress.toString()),
      logs: logs.map(([address, topics, bytes]): Log => ({
        address: getAddress(bytesToHex(address)),
        topics: topics.map((topic) => bytesToHex(topic)),
        data: bytesToHex(bytes),
      })),
    };
  }

  private header(timestamp: bigint) {
    return {
      number: this.blockNumber,
      timestamp,
      coinbase: createAddressFromString(COINBASE),
      difficulty: 0n,
      prevRandao: new Uint8Array(32),
      gasLimit: GAS_LIMIT,
      baseFeePerGas: 0n,
      getBlobGasPrice: () => 1n,
    };
  }
}

function getSecret(name: string): Hex {
  return keccak256(toBytes(`account: ${name}`));
}

const signers = new Map<string, PrivateKeyAccount>();

/** Returns the signer of a name, the same on every chain: deriving its address takes longer than a call. */
function getSigner(name: string): PrivateKeyAccount {
  const known = signers.get(name) ?? privateKeyToAccount(getSecret(name));
  signers.set(name, known);
  return known;
}

/** Returns what Ethereum charges for a transaction, as EIP-2028, EIP-3529 and EIP-3860 set it. */
function computeTransactionGas(
  data: Uint8Array,
  creates: boolean,
  run: { gasUsed: bigint; gasRefund: bigint },
): bigint {
  const calldata = data.reduce((gas, byte) => gas + (byte === 0 ? 4n : 16n), 0n);
  const creation = creates ? 32_000n + 2n * BigInt(Math.ceil(data.length / 32)) : 0n;
  const used = 21_000n + calldata + creation + run.gasUsed;
  const most = used / 5n;
  return used - (run.gasRefund < most ? run.gasRefund : most);
}
