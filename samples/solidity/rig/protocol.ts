import { encodeFunctionData, zeroAddress, type Hex } from "viem";
import { readAbi, readArtifact } from "./artifacts";
import type { Chain } from "./chain";
import { compileContract } from "./compile";
import type { Contract } from "./contract";

/** The index of each protocol in the Comptroller's enum `ISablierComptroller.Protocol`. */
export const PROTOCOL = { airdrops: 0, flow: 1, lockup: 2, staking: 3, bob: 4 } as const;

/** USD amounts of the Comptroller and of price feeds have eight decimals. */
export const USD = 10n ** 8n;

export type SablierOptions = {
  /** Minimum fee of each Lockup withdrawal, in USD with 8 decimals. 0 switches it off. At most 100 USD. */
  lockupFeeUSD?: bigint;
  /** Minimum fee of each Flow withdrawal, in USD with 8 decimals. 0 switches it off. At most 100 USD. */
  flowFeeUSD?: bigint;
  /** Price of the chain's native token in USD with 8 decimals, told by the Comptroller's oracle. */
  nativePriceUSD?: bigint;
};

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
 * Deploys the Comptroller behind its proxy, Lockup with its two libraries and its NFT descriptor, BatchLockup, and
 * Flow. Takes well under a second. Fees are off unless asked for; the oracle says 3,000 USD for the native token.
 */
export async function deploySablier(
  chain: Chain,
  { lockupFeeUSD = 0n, flowFeeUSD = 0n, nativePriceUSD = 3_000n * USD }: SablierOptions = {},
): Promise<Sablier> {
  const admin = await chain.account("admin");
  // Libraries and callees revert with errors that the ABI of the contract called does not list.
  for (const errors of ["lockup", "flow", "evm-utils"]) {
    chain.registry.add(readAbi(`@sablier/${errors}/artifacts/libraries/Errors.json`));
  }
  const oracle = await chain.deploy(
    await compileContract("samples/solidity/rig/contracts/TestPriceFeed.sol"),
    [8, nativePriceUSD],
  );

  const comptrollerArtifact = readArtifact("@sablier/evm-utils/artifacts/SablierComptroller.json");
  const implementation = await chain.deploy(comptrollerArtifact, [admin]);
  const initialization = encodeFunctionData({
    abi: comptrollerArtifact.abi,
    functionName: "initialize",
    args: [admin, 0n, 0n, flowFeeUSD, lockupFeeUSD, oracle.address],
  });
  const proxy = await chain.deploy(readArtifact("@sablier/evm-utils/artifacts/ERC1967Proxy.json"), [
    implementation.address,
    initialization,
  ]);
  const comptroller = chain.contract(comptrollerArtifact.abi, proxy.address);

  // The library artifacts' ABIs name a Solidity type that no ABI parser knows: only their code is used.
  const library = async (name: string): Promise<Hex> => {
    const { bytecode } = readArtifact(`@sablier/lockup/artifacts/libraries/${name}.json`);
    return (await chain.deploy({ abi: [], bytecode })).address;
  };
  const libraries = {
    LockupMath: await library("LockupMath"),
    LockupHelpers: await library("LockupHelpers"),
  };
  const lockupDescriptor = await chain.deploy(
    readArtifact("@sablier/lockup/artifacts/LockupNFTDescriptor.json"),
  );
  const lockup = await chain.deploy(readArtifact("@sablier/lockup/artifacts/SablierLockup.json", libraries), [
    comptroller.address,
    lockupDescriptor.address,
  ]);
  const batchLockup = await chain.deploy(readArtifact("@sablier/lockup/artifacts/SablierBatchLockup.json"));

  const flowDescriptor = await chain.deploy(readArtifact("@sablier/flow/artifacts/FlowNFTDescriptor.json"));
  const flow = await chain.deploy(readArtifact("@sablier/flow/artifacts/SablierFlow.json"), [
    comptroller.address,
    flowDescriptor.address,
  ]);

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
export async function deployToken(chain: Chain, symbol: string, decimals: number): Promise<Contract> {
  return chain.deploy(await compileContract("samples/solidity/rig/contracts/TestToken.sol"), [
    symbol,
    decimals,
  ]);
}

/** Mints `amount` base units of `token` to `owner` and lets `spender` spend them. */
export async function fund(token: Contract, owner: Hex, spender: Hex, amount: bigint): Promise<void> {
  await token.send("mint", [owner, amount]);
  if (spender !== zeroAddress) {
    await token.send("approve", [spender, amount], { from: owner });
  }
}
