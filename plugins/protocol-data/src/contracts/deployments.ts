import { sablier } from "sablier";
import { getAddress } from "viem";
import { products } from "../chains";
import type {
  ChainDeployment,
  DeployedContract,
  DeploymentRecord,
  Product,
  ReleaseContract,
  ReleaseDeployments,
} from "../types";

type SdkRelease = ReturnType<typeof sablier.releases.getAll>[number];

/** Returns the contracts that belong to a release. The SDK repeats Lockup's own contracts in the airdrop releases of that time. */
function filterContracts(product: Product, deployment: SdkRelease["deployments"][number]) {
  return deployment.contracts.filter(
    (contract) => product !== "airdrops" || contract.name.includes("Factory"),
  );
}

/** Returns the contracts of a release: those that mint or deploy first (they have an alias), then the rest, each by name. */
function listContracts(product: Product, release: SdkRelease): ReleaseContract[] {
  const aliases = new Map<string, string>();
  for (const deployment of release.deployments) {
    for (const contract of filterContracts(product, deployment)) {
      aliases.set(contract.name, contract.alias ?? aliases.get(contract.name) ?? "");
    }
  }
  return [...aliases]
    .map(([name, alias]) => ({ name, alias }))
    .sort((a, b) => Number(a.alias === "") - Number(b.alias === "") || a.name.localeCompare(b.name));
}

/** Explorer address of a contract without the address itself. */
function getExplorer(deployment: SdkRelease["deployments"][number]): string {
  const { explorerURL, address } = deployment.contracts[0]!;
  if (!explorerURL?.endsWith(address))
    throw new Error(`The SDK's explorer link does not end in the address: ${explorerURL}`);
  return explorerURL.slice(0, -address.length);
}

/**
 * Returns an address with its EIP-55 checksum. The SDK holds a few in lower case, which carry none; a wrong one is an
 * error.
 */
function addChecksum(address: string): string {
  const sound = getAddress(address.toLowerCase());
  if (address !== sound && address !== address.toLowerCase()) {
    throw new Error(`${address} fails its EIP-55 checksum; is a character wrong? Else it would be ${sound}.`);
  }
  return sound;
}

const listChainNames = (release: SdkRelease) =>
  release.deployments.map((deployment) => sablier.chains.getOrThrow(deployment.chainId).name);

/**
 * Reads the deployments of every release of the three product lines, oldest first.
 * @param sdkVersion version of the installed package, shown with the tables
 * @throws Error when an address fails its EIP-55 checksum, or a release lists a chain twice
 */
export function readDeployments(sdkVersion: string): ReleaseDeployments[] {
  return products.flatMap((product) => {
    const releases = sablier.releases.getAll({ protocol: product });
    return releases.map((release, index): ReleaseDeployments => {
      const contracts = listContracts(product, release);
      const chains = release.deployments
        .map((deployment): ChainDeployment => {
          const chain = sablier.chains.getOrThrow(deployment.chainId);
          const explorer = getExplorer(deployment);
          return {
            id: chain.id,
            name: chain.name,
            isTestnet: chain.isTestnet,
            explorer,
            contracts: contracts.map(({ name }): DeployedContract => {
              const found = deployment.contracts.find((contract) => contract.name === name);
              if (!found) return null;
              if (found.explorerURL !== explorer + found.address) {
                throw new Error(`${name} ${release.version} on ${chain.name} has an explorer of its own.`);
              }
              const address = addChecksum(found.address);
              return found.block === undefined ? [address] : [address, Number(found.block)];
            }),
          };
        })
        .sort((a, b) => a.name.localeCompare(b.name));
      if (new Set(chains.map((chain) => chain.id)).size !== chains.length) {
        throw new Error(`The SDK lists a chain twice for ${product} ${release.version}.`);
      }
      const before = index > 0 ? releases[index - 1]! : undefined;
      const names = chains.map((chain) => chain.name);
      return {
        product,
        version: release.version,
        isCurrent: release.isLatest,
        sdkVersion,
        contracts,
        chains,
        change: before
          ? {
              since: before.version,
              added: names.filter((name) => !listChainNames(before).includes(name)),
              gone: listChainNames(before)
                .filter((name) => !names.includes(name))
                .sort((a, b) => a.localeCompare(b)),
            }
          : null,
      };
    });
  });
}

/** Returns the deployments of a release as flat records, chain by chain. */
export function toRecords(release: ReleaseDeployments): DeploymentRecord[] {
  return release.chains.flatMap((chain) =>
    release.contracts.flatMap((contract, index) => {
      const deployed = chain.contracts[index];
      if (!deployed) return [];
      const [address, block] = deployed;
      return {
        product: release.product,
        release: release.version,
        chainId: chain.id,
        chain: chain.name,
        isTestnet: chain.isTestnet,
        contract: contract.name,
        alias: contract.alias || null,
        address,
        block: block ?? null,
        explorerUrl: chain.explorer + address,
      };
    }),
  );
}

const csvFields = [
  "product",
  "release",
  "chainId",
  "chain",
  "isTestnet",
  "contract",
  "alias",
  "address",
  "block",
  "explorerUrl",
] as const satisfies readonly (keyof DeploymentRecord)[];

/** Records as CSV after RFC 4180: a line of names, CRLF, quotes where a value needs them, empty for null. */
export function toCsv(records: readonly DeploymentRecord[]): string {
  const quote = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const createLine = (values: readonly unknown[]) =>
    values.map((value) => quote(String(value ?? ""))).join(",");
  return [
    csvFields.join(","),
    ...records.map((record) => createLine(csvFields.map((field) => record[field]))),
  ]
    .map((text) => `${text}\r\n`)
    .join("");
}

/** Returns name of a release's downloads and data module, without the ending: `lockup-v4.0`. */
export function composeFileName({
  product,
  version,
}: Pick<ReleaseDeployments, "product" | "version">): string {
  return `${product}-${version}`;
}

/** Returns files that the site offers below `/deployments/`: one pair for each release, and one for all together. */
export function writeDownloads(releases: readonly ReleaseDeployments[]): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, deployments: readonly ReleaseDeployments[]) => {
    const records = deployments.flatMap(toRecords);
    const json = { source: `npm package sablier ${deployments[0]?.sdkVersion}`, deployments: records };
    files.set(`${name}.json`, `${JSON.stringify(json, null, 2)}\n`);
    files.set(`${name}.csv`, toCsv(records));
  };
  for (const release of releases) add(composeFileName(release), [release]);
  add("all", releases);
  return files;
}
