import { type Abi, encodeFunctionData, type Hex, zeroAddress } from "viem";
import type { Chain } from "./chain";
import type { Contract } from "./contract";
import { linkLibraries, type LinkReferences } from "./link";
import type { Artifact } from "./transaction";
import { USD } from "./units";

/** The contracts that a chain with Sablier on it begins with, by their names in Solidity. */
export const CONTRACTS = [
  "TestPriceFeed",
  "TestToken",
  "SablierComptroller",
  "ERC1967Proxy",
  "LockupMath",
  "LockupHelpers",
  "LockupNFTDescriptor",
  "SablierLockup",
  "SablierBatchLockup",
  "FlowNFTDescriptor",
  "SablierFlow",
] as const;

/** Compiled code, with the places that wait for the addresses of libraries. */
export type UnlinkedArtifact = Artifact & { linkReferences?: LinkReferences };

/** All that {@link deploySablier} needs, whether read from the packages or fetched as a file. */
export type SablierArtifacts = {
  contracts: Record<(typeof CONTRACTS)[number], UnlinkedArtifact>;
  /** Errors of libraries and callees, which the ABI of the contract called does not list. */
  errors: Abi;
};

/** The index of each protocol in the Comptroller's enum `ISablierComptroller.Protocol`. */
export const PROTOCOL = { airdrops: 0, flow: 1, lockup: 2, staking: 3, bob: 4 } as const;

export type SablierOptions = {
  /** Minimum fee of each Lockup withdrawal, in USD with 8 decimals. 0 switches it off. At most 100 USD. */
  lockupFeeUSD?: bigint;
  /** Minimum fee of each Flow withdrawal, in USD with 8 decimals. 0 switches it off. At most 100 USD. */
  flowFeeUSD?: bigint;
  /** Price of the chain's native token in USD with 8 decimals, from the Comptroller's oracle. */
  nativePriceUSD?: bigint;
  /** Where the contracts that users call are to be; at addresses of the chain's own without it. */
  places?: Places;
};

/** Addresses of the contracts that users call. */
export type Places = { lockup: Hex; batchLockup: Hex; flow: Hex };

/** The Sablier protocols, deployed from the artifacts of the official packages. */
export type Sablier = {
  /** The Comptroller's admin, an ordinary account of the chain. */
  admin: Hex;
  comptroller: Contract;
  /** The Comptroller's price feed: `set(price)` with 8 decimals, `setAge(seconds)`. */
  oracle: Contract;
  lockup: Contract;
  batchLockup: Contract;
  flow: Contract;
  /** Lists a recipient contract so that Lockup calls its hooks, in the only way there is: the Comptroller's `execute`. */
  allowToHook(recipient: Hex): Promise<void>;
  /** Sets the minimum fee of a protocol, in USD with 8 decimals. */
  setFeeUSD(protocol: keyof typeof PROTOCOL, feeUSD: bigint): Promise<void>;
};

/**
 * Deploys the Comptroller after its proxy, Lockup with its two libraries and its NFT descriptor, BatchLockup, and
 * Flow. Takes well under a second. Fees are off unless asked for; the oracle says 3,000 USD for the native token.
 *
 * @param onStep called with how many of the steps are done, of how many
 */
export async function deploySablier(
  chain: Chain,
  { contracts, errors }: SablierArtifacts,
  { lockupFeeUSD = 0n, flowFeeUSD = 0n, nativePriceUSD = 3_000n * USD, places }: SablierOptions = {},
  onStep: (done: number, total: number) => void = () => undefined,
): Promise<Sablier> {
  let done = 0;
  const deploy = async (
    name: (typeof CONTRACTS)[number],
    args: readonly unknown[] = [],
    { libraries = {}, place: address }: { libraries?: Record<string, Hex>; place?: Hex | undefined } = {},
  ): Promise<Contract> => {
    const { abi, bytecode, linkReferences } = contracts[name];
    const artifact = { abi, bytecode: linkLibraries(name, bytecode, linkReferences, libraries) };
    const contract = address
      ? await chain.deployAt(address, artifact, args)
      : await chain.deploy(artifact, args);
    onStep(++done, CONTRACTS.length - 1);
    return contract;
  };

  chain.registry.add(errors);
  const admin = await chain.account("admin");
  const oracle = await deploy("TestPriceFeed", [8, nativePriceUSD]);

  const implementation = await deploy("SablierComptroller", [admin]);
  const initialization = encodeFunctionData({
    abi: implementation.abi,
    functionName: "initialize",
    args: [admin, 0n, 0n, flowFeeUSD, lockupFeeUSD, oracle.address],
  });
  const proxy = await deploy("ERC1967Proxy", [implementation.address, initialization]);
  const comptroller = chain.contract(implementation.abi, proxy.address);

  const libraries = {
    LockupMath: (await deploy("LockupMath")).address,
    LockupHelpers: (await deploy("LockupHelpers")).address,
  };
  const lockupDescriptor = await deploy("LockupNFTDescriptor");
  const lockup = await deploy("SablierLockup", [comptroller.address, lockupDescriptor.address], {
    libraries,
    place: places?.lockup,
  });
  const batchLockup = await deploy("SablierBatchLockup", [], { place: places?.batchLockup });

  const flowDescriptor = await deploy("FlowNFTDescriptor");
  const flow = await deploy("SablierFlow", [comptroller.address, flowDescriptor.address], {
    place: places?.flow,
  });

  return {
    admin,
    comptroller,
    oracle,
    lockup,
    batchLockup,
    flow,
    async allowToHook(recipient) {
      await comptroller.send("execute", [lockup.address, lockup.encode("allowToHook", [recipient])], {
        from: admin,
      });
    },
    async setFeeUSD(protocol, feeUSD) {
      await comptroller.send("setMinFeeUSD", [PROTOCOL[protocol], feeUSD], { from: admin });
    },
  };
}

/** Deploys an ERC-20 token that anyone may mint: `mint(to, amount)`. */
export async function deployToken(
  chain: Chain,
  { contracts }: SablierArtifacts,
  symbol: string,
  decimals: number,
): Promise<Contract> {
  return chain.deploy(contracts.TestToken, [symbol, decimals]);
}

/** Mints `amount` base units of `token` to `owner` and lets `spender` spend them. */
export async function fund(token: Contract, owner: Hex, spender: Hex, amount: bigint): Promise<void> {
  await token.send("mint", [owner, amount]);
  if (spender !== zeroAddress) {
    await token.send("approve", [spender, amount], { from: owner });
  }
}
