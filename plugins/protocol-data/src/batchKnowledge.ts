import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { sablier } from "sablier";
import { getAddress, toFunctionSelector, type AbiFunction } from "viem";
import type { ContractFunction } from "../../../src/protocol/evm/contractFunction";
import type { BatchKnowledge, MultiSend } from "../../../src/protocol/evm/batchKnowledge";
import { type KnownToken, listedTokens } from "../../../src/protocol/listedTokens";
import { writeDeclaration } from "./contracts/functions";

/**
 * Reads Safe's MultiSend contracts, the best known tokens and the functions of Legacy from their packages.
 *
 * @param siteDir the project's folder
 * @param chainIds the chains of this site; everything else is left out
 */
export function readBatchKnowledge(siteDir: string, chainIds: readonly number[]): BatchKnowledge {
  return {
    multiSends: readMultiSends(siteDir, chainIds),
    tokens: readTokens(siteDir, chainIds),
    legacyFunctions: readLegacyFunctions(),
  };
}

interface SafeDeployment {
  readonly contractName: string;
  readonly version: string;
  readonly deployments: Readonly<Record<string, { readonly address: string }>>;
  /** By chain ID: the name of one deployment, or several. */
  readonly networkAddresses: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Returns every MultiSend and MultiSendCallOnly that Safe has deployed, from the files of
 * `@safe-global/safe-deployments`.
 */
function readMultiSends(siteDir: string, chainIds: readonly number[]): MultiSend[] {
  const modules = createRequire(path.join(siteDir, "package.json"));
  const assets = path.join(path.dirname(modules.resolve("@safe-global/safe-deployments")), "assets");
  const found = new Map<string, MultiSend>();
  for (const version of readdirSync(assets).sort()) {
    for (const file of ["multi_send.json", "multi_send_call_only.json"]) {
      if (!readdirSync(path.join(assets, version)).includes(file)) continue;
      const deployment = JSON.parse(readFileSync(path.join(assets, version, file), "utf8")) as SafeDeployment;
      for (const chainId of chainIds) {
        for (const name of [deployment.networkAddresses[String(chainId)] ?? []].flat()) {
          const address = getAddress(deployment.deployments[name]!.address);
          const known = found.get(address);
          found.set(address, {
            address,
            name: deployment.contractName,
            version: deployment.version,
            chainIds: [...(known?.chainIds ?? []), chainId],
          });
        }
      }
    }
  }
  return [...found.values()];
}

/** A symbol that cannot mislead: letters, digits and a few marks. */
const PLAIN_SYMBOL = /^[A-Za-z0-9.$₮+_-]{1,20}$/u;

/**
 * Returns the tokens of the list `@uniswap/default-token-list` on the chains of this site, and those that the builder
 * knows, so that the reader never knows less than the builder.
 *
 * @throws Error if the two lists give one token different decimals
 */
function readTokens(siteDir: string, chainIds: readonly number[]): BatchKnowledge["tokens"] {
  const modules = createRequire(path.join(siteDir, "package.json"));
  const { tokens } = modules("@uniswap/default-token-list") as {
    tokens: { chainId: number; address: string; symbol: string; decimals: number }[];
  };
  const own = listedTokens.flatMap(({ symbol, decimals, addresses }) =>
    Object.entries(addresses).map(([id, address]) => ({ chainId: Number(id), address, symbol, decimals })),
  );
  const byChain: Record<string, Record<string, KnownToken>> = {};
  // The builder's come last, because both pages call a token by one name.
  for (const { chainId, address, symbol, decimals } of [...tokens, ...own]) {
    if (!chainIds.includes(chainId) || !PLAIN_SYMBOL.test(symbol)) continue;
    const chain = (byChain[chainId] ??= {});
    const key = address.toLowerCase();
    const before = chain[key];
    if (before && before.decimals !== decimals)
      throw new Error(
        `The token ${address} of chain ${chainId} has ${before.decimals} and ${decimals} decimals.`,
      );
    chain[key] = { symbol, decimals };
  }
  return byChain;
}

function readLegacyFunctions(): ContractFunction[] {
  const found = new Map<string, ContractFunction>();
  for (const { version, abi } of sablier.releases.getAll({ protocol: "legacy" })) {
    for (const [contract, items] of Object.entries(abi ?? {})) {
      for (const item of items as readonly AbiFunction[]) {
        if (item.type !== "function") continue;
        const selector = toFunctionSelector(item);
        const before = found.get(selector);
        const releases = [...(before?.releases ?? []), `Legacy ${version}`];
        const contracts = [...(before?.contracts ?? []), contract];
        found.set(selector, {
          selector,
          declaration: writeDeclaration(item),
          contract,
          contracts: [...new Set(contracts)],
          releases: [...new Set(releases)],
        });
      }
    }
  }
  return [...found.values()];
}
