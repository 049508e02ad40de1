import { sablier } from "sablier";
import { getAddress } from "viem";
import { products, type Product } from "./chains";

/** One contract of a release. Chains give addresses in the order of this list. */
export interface ReleaseContract {
  readonly name: string;
  /** Short name in stream and campaign ids, e.g. `LK3` in `LK3-1-42`. Empty: the contract mints nothing. */
  readonly alias: string;
}

/** Address of a contract, with the block of its deployment where the SDK records it. Null: not deployed on the chain. */
export type DeployedContract = readonly [address: string] | readonly [address: string, block: number] | null;

/** One chain with the contracts of a release. Short keys are on purpose: a page carries this list to the browser. */
export interface ChainDeployment {
  readonly id: number;
  readonly name: string;
  readonly isTestnet: boolean;
  /** Of an address page in the chain's explorer, without the address. */
  readonly explorer: string;
  readonly contracts: readonly DeployedContract[];
}

/** Everything that the page of one release shows. */
export interface ReleaseDeployments {
  readonly product: Product;
  readonly version: string;
  readonly isCurrent: boolean;
  /** Version of the npm package `sablier` that this was read from. */
  readonly sdkVersion: string;
  readonly contracts: readonly ReleaseContract[];
  /** Sorted by name. */
  readonly chains: readonly ChainDeployment[];
  /** Against the release before: chains that are new, and chains that it did not reach. Null for the first release. */
  readonly change: {
    readonly since: string;
    readonly added: readonly string[];
    readonly gone: readonly string[];
  } | null;
}

/** A deployed contract as one self-contained record: what the downloads hold. */
export interface DeploymentRecord {
  readonly product: Product;
  readonly release: string;
  readonly chainId: number;
  readonly chain: string;
  readonly isTestnet: boolean;
  readonly contract: string;
  /** Null: the contract has no alias. */
  readonly alias: string | null;
  readonly address: string;
  /** Block of the deployment. Null: the SDK does not record it. */
  readonly block: number | null;
  readonly explorerUrl: string;
}

type SdkRelease = ReturnType<typeof sablier.releases.getAll>[number];

/** Contracts that belong to a release. The SDK repeats Lockup's own contracts in the airdrop releases of that time. */
function contractsOf(product: Product, deployment: SdkRelease["deployments"][number]) {
  return deployment.contracts.filter(
    (contract) => product !== "airdrops" || contract.name.includes("Factory"),
  );
}

/** Contracts of a release: those that mint or deploy first (they have an alias), then the rest, each by name. */
function listContracts(product: Product, release: SdkRelease): ReleaseContract[] {
  const aliases = new Map<string, string>();
  for (const deployment of release.deployments) {
    for (const contract of contractsOf(product, deployment)) {
      aliases.set(contract.name, contract.alias ?? aliases.get(contract.name) ?? "");
    }
  }
  return [...aliases]
    .map(([name, alias]) => ({ name, alias }))
    .sort((a, b) => Number(a.alias === "") - Number(b.alias === "") || a.name.localeCompare(b.name));
}

/** Explorer address of a contract without the address itself. */
function explorerOf(deployment: SdkRelease["deployments"][number]): string {
  const { explorerURL, address } = deployment.contracts[0]!;
  if (!explorerURL?.endsWith(address))
    throw new Error(`The SDK's explorer link does not end in the address: ${explorerURL}`);
  return explorerURL.slice(0, -address.length);
}

/** An address with its EIP-55 checksum. The SDK holds a few in lower case, which carry none; a wrong one is an error. */
function withChecksum(address: string): string {
  const sound = getAddress(address.toLowerCase());
  if (address !== sound && address !== address.toLowerCase()) {
    throw new Error(`${address} fails its EIP-55 checksum; is a character wrong? Else it would be ${sound}.`);
  }
  return sound;
}

const chainNames = (release: SdkRelease) =>
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
          const explorer = explorerOf(deployment);
          return {
            id: chain.id,
            name: chain.name,
            isTestnet: chain.isTestnet,
            explorer,
            contracts: contracts.map(({ name }): DeployedContract => {
              const found = deployment.contracts.find((one) => one.name === name);
              if (!found) return null;
              if (found.explorerURL !== explorer + found.address) {
                throw new Error(`${name} ${release.version} on ${chain.name} has an explorer of its own.`);
              }
              const address = withChecksum(found.address);
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
              added: names.filter((name) => !chainNames(before).includes(name)),
              gone: chainNames(before)
                .filter((name) => !names.includes(name))
                .sort((a, b) => a.localeCompare(b)),
            }
          : null,
      };
    });
  });
}

/** The deployments of a release as flat records, chain by chain. */
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
  const line = (values: readonly unknown[]) => values.map((value) => quote(String(value ?? ""))).join(",");
  return [csvFields.join(","), ...records.map((one) => line(csvFields.map((field) => one[field])))]
    .map((text) => `${text}\r\n`)
    .join("");
}

/** Name of a release's downloads and data module, without the ending: `lockup-v4.0`. */
export function fileNameOf({ product, version }: Pick<ReleaseDeployments, "product" | "version">): string {
  return `${product}-${version}`;
}

/** Files that the site offers below `/deployments/`: one pair for each release, and one for all together. */
export function downloads(releases: readonly ReleaseDeployments[]): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, of: readonly ReleaseDeployments[]) => {
    const records = of.flatMap(toRecords);
    const json = { source: `npm package sablier ${of[0]?.sdkVersion}`, deployments: records };
    files.set(`${name}.json`, `${JSON.stringify(json, null, 2)}\n`);
    files.set(`${name}.csv`, toCsv(records));
  };
  for (const release of releases) add(fileNameOf(release), [release]);
  add("all", releases);
  return files;
}
