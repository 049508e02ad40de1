import { type Hex, zeroAddress } from "viem";
import {
  Chain,
  type Contract,
  deploySablier,
  deployToken,
  fund,
  type Sablier,
  type SablierArtifacts,
  type UnlinkedArtifact,
  USD,
} from "../../../protocol/evm/chain";
import { type Party, type Role, TOKENS, type TokenSymbol } from "./scenario";

/** All code that a playground needs: Sablier's, and a recipient with hooks. */
export type PlaygroundArtifacts = SablierArtifacts & { hooks: UnlinkedArtifact };

/** The contracts that calls go to. */
export type ContractName = "lockup" | "flow" | "comptroller" | "oracle" | "contract";

/** A call of one of the contracts of a playground. */
export interface Call {
  contract: ContractName;
  functionName: string;
  args: readonly unknown[];
  /** Wei sent along. */
  value?: bigint;
}

/** What each person of a playground owns of each token, in whole tokens, with Lockup and Flow approved to take it. */
const PURSE = 1_000_000n;

/** A chain with Sablier, two tokens and the persons of the playgrounds. */
export class World {
  private constructor(
    readonly chain: Chain,
    readonly sablier: Sablier,
    readonly tokens: Record<TokenSymbol, Contract>,
    readonly contract: Contract,
    private readonly addresses: Record<Party, Hex>,
    private readonly contractName = "contract",
  ) {}

  /**
   * Makes the chain. Takes half a second.
   *
   * @param onProgress called with the share that is done, 0 to 1
   */
  static async create(
    artifacts: PlaygroundArtifacts,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<World> {
    const chain = await Chain.create({ keyless: true });
    const sablier = await deploySablier(chain, artifacts, {}, (done, total) =>
      onProgress((done / total) * 0.8),
    );
    const people = {
      sender: await chain.account("sender"),
      recipient: await chain.account("recipient"),
      stranger: await chain.account("stranger"),
    };
    const tokens = {} as Record<TokenSymbol, Contract>;
    for (const [symbol, decimals] of Object.entries(TOKENS) as [TokenSymbol, number][]) {
      const token = await deployToken(chain, artifacts, symbol, decimals);
      tokens[symbol] = token;
      for (const owner of [people.sender, people.stranger]) {
        await fund(token, owner, sablier.lockup.address, PURSE * 10n ** BigInt(decimals));
        await token.send("approve", [sablier.flow.address, PURSE * 10n ** BigInt(decimals)], { from: owner });
      }
    }
    const contract = await chain.deploy(artifacts.hooks, [sablier.lockup.address]);
    onProgress(1);
    const { admin } = sablier;
    return new World(chain, sablier, tokens, contract, {
      ...people,
      admin,
      contract: contract.address,
      zero: zeroAddress,
    });
  }

  /** Returns the same chain and people with another contract of the reader's own, under a name of its own in code. */
  withContract(contract: Contract, name: string): World {
    const addresses = { ...this.addresses, contract: contract.address };
    return new World(this.chain, this.sablier, this.tokens, contract, addresses, name);
  }

  /** Returns the contract that a call names. */
  findContract(name: ContractName): Contract {
    return name === "contract" ? this.contract : this.sablier[name];
  }

  /** Returns the address of a person, of the contract of the reader's own, or zero. */
  address(party: Party): Hex {
    return this.addresses[party];
  }

  /** Returns who has this address, in the words of the code samples; undefined for others. */
  findName(address: string): string | undefined {
    const wanted = address.toLowerCase();
    const { contract, ...people } = this.addresses;
    const known: Record<string, Hex> = {
      ...people,
      [this.contractName]: contract,
      lockup: this.sablier.lockup.address,
      flow: this.sablier.flow.address,
      comptroller: this.sablier.comptroller.address,
      oracle: this.sablier.oracle.address,
      ...Object.fromEntries(
        Object.entries(this.tokens).map(([symbol, { address }]) => [symbol.toLowerCase(), address]),
      ),
    };
    return Object.keys(known).find((name) => known[name]!.toLowerCase() === wanted);
  }

  /** Returns what a person owns of a token, base units. */
  async balance(role: Role, token: TokenSymbol): Promise<bigint> {
    return this.tokens[token].read<bigint>("balanceOf", [this.address(role)]);
  }

  /** Lets fee and price be what a scenario begins with, both USD with 8 decimals. */
  async setUp({
    feeUSD = 0n,
    priceUSD = 3_000n * USD,
  }: {
    feeUSD?: bigint;
    priceUSD?: bigint;
  }): Promise<void> {
    await this.sablier.setFeeUSD("lockup", feeUSD);
    await this.sablier.setFeeUSD("flow", feeUSD);
    await this.sablier.oracle.send("set", [priceUSD]);
  }
}
