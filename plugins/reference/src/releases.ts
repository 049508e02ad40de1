/** Which packages and sources the reference covers, where their pages are, and where their sources are online. */

import fs from "node:fs";
import path from "node:path";

import { currentReleases } from "../../../data/contracts/currentReleases";
import { type ProductKey, type Unit } from "./model/model";

export interface Product {
  key: ProductKey;
  /** In titles: `SablierLockup (Lockup)`. */
  label: string;
  /** Release as readers know it, e.g. `v4.0`. */
  release: string;
  /** Package whose sources are this product's. */
  package: string;
  /** Units of other packages that readers of this product meet as its bases, by name. */
  shared: string[];
  /** ABIs of the deployed contracts: file by contract name, looked up like an import path. */
  artifacts: Record<string, string>;
  /** Day on which the sources were released, ISO 8601: the date that the pages bear. */
  released: string;
  /** Page with the addresses. */
  deployments?: string;
}

const MONOREPO = "https://github.com/sablier-labs/evm-monorepo/blob";
const EVM_UTILS = "@sablier/evm-utils";

/** Contracts of Airdrops that the SDK has an ABI of. */
export const AIRDROPS_CONTRACTS = [
  "SablierFactoryMerkleExecute",
  "SablierFactoryMerkleInstant",
  "SablierFactoryMerkleLL",
  "SablierFactoryMerkleLT",
  "SablierFactoryMerkleVCA",
  "SablierMerkleExecute",
  "SablierMerkleInstant",
  "SablierMerkleLL",
  "SablierMerkleLT",
  "SablierMerkleVCA",
];

export const PRODUCTS: Product[] = [
  {
    key: "lockup",
    label: "Lockup",
    ...currentReleases.lockup,
    package: "@sablier/lockup",
    shared: ["Batch", "Comptrollerable", "NoDelegateCall", "IBatch", "IComptrollerable"],
    artifacts: {
      SablierLockup: "@sablier/lockup/artifacts/SablierLockup.json",
      SablierBatchLockup: "@sablier/lockup/artifacts/SablierBatchLockup.json",
      LockupNFTDescriptor: "@sablier/lockup/artifacts/LockupNFTDescriptor.json",
      LockupHelpers: "@sablier/lockup/artifacts/libraries/LockupHelpers.json",
      LockupMath: "@sablier/lockup/artifacts/libraries/LockupMath.json",
      Errors: "@sablier/lockup/artifacts/libraries/Errors.json",
    },
    deployments: "/guides/lockup/deployments",
  },
  {
    key: "airdrops",
    label: "Airdrops",
    ...currentReleases.airdrops,
    package: "@sablier/airdrops",
    shared: ["Adminable", "Comptrollerable", "IAdminable", "IComptrollerable"],
    artifacts: Object.fromEntries(
      AIRDROPS_CONTRACTS.map((name) => [
        name,
        `sablier/abi/airdrops/${currentReleases.airdrops.release}/${name}.json`,
      ]),
    ),
    deployments: "/guides/airdrops/deployments",
  },
  {
    key: "flow",
    label: "Flow",
    ...currentReleases.flow,
    package: "@sablier/flow",
    shared: ["Batch", "Comptrollerable", "NoDelegateCall", "IBatch", "IComptrollerable"],
    artifacts: {
      SablierFlow: "@sablier/flow/artifacts/SablierFlow.json",
      FlowNFTDescriptor: "@sablier/flow/artifacts/FlowNFTDescriptor.json",
      Errors: "@sablier/flow/artifacts/libraries/Errors.json",
    },
    deployments: "/guides/flow/deployments",
  },
  {
    key: "utils",
    label: "Utils",
    release: "v2.0",
    released: "2026-03-23",
    package: EVM_UTILS,
    shared: [],
    artifacts: {
      SablierComptroller: "@sablier/evm-utils/artifacts/SablierComptroller.json",
      Errors: "@sablier/evm-utils/artifacts/libraries/Errors.json",
    },
  },
];

/** Folders of the sources that no integrator meets. */
export const SKIPPED_FOLDERS = ["tests", "mocks"];

/** Dependencies that Airdrops or NatSpec name, but no compiled source imports. */
export const EXTRA_SOURCES = [
  "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol",
  "@openzeppelin/contracts/utils/ReentrancyGuard.sol",
];

/** Where a package's files are online, at the tag of the installed version. */
const REPOSITORIES: Record<string, (version: string) => string> = {
  "@sablier/lockup": (version) => `${MONOREPO}/lockup@v${version}/lockup`,
  "@sablier/flow": (version) => `${MONOREPO}/flow@v${version}/flow`,
  [EVM_UTILS]: (version) => `${MONOREPO}/utils@v${version}/utils`,
  "@sablier/airdrops": (version) => `${MONOREPO}/airdrops@v${version}/airdrops`,
  "@openzeppelin/contracts": (version) =>
    `https://github.com/OpenZeppelin/openzeppelin-contracts/blob/v${version}/contracts`,
  "@openzeppelin/contracts-upgradeable": (version) =>
    `https://github.com/OpenZeppelin/openzeppelin-contracts-upgradeable/blob/v${version}/contracts`,
  "@prb/math": (version) => `https://github.com/PaulRBerg/prb-math/blob/v${version}`,
};

/** Packages whose releases carry no tag that could be linked to: a page about the thing instead. */
const ELSEWHERE: Record<string, string> = {
  "@chainlink/contracts": "https://docs.chain.link/data-feeds/api-reference",
};

/** Name of a package in prose. */
const OWNERS: Record<string, string> = {
  "@sablier/lockup": "Lockup",
  "@sablier/flow": "Flow",
  "@sablier/airdrops": "Airdrops",
  [EVM_UTILS]: "EVM Utils",
  "@openzeppelin/contracts": "OpenZeppelin",
  "@openzeppelin/contracts-upgradeable": "OpenZeppelin Upgradeable",
  "@prb/math": "PRBMath",
  "@chainlink/contracts": "Chainlink",
};

/** Returns `@scope/name` of an import path. */
export function findPackage(source: string): string {
  return source.split("/").slice(0, 2).join("/");
}

/** Returns the package that an import path belongs to, as prose names it. */
export function findOwner(source: string): string {
  return OWNERS[findPackage(source)] ?? findPackage(source);
}

/** The Airdrops contracts are not on npm; this is the release that the SDK's ABIs and our descriptions are of. */
const UNPUBLISHED: Record<string, string> = { "@sablier/airdrops": "3.0.1" };

/** Checks whether the source can be imported from an npm package. */
export function isPublished(source: string): boolean {
  return UNPUBLISHED[findPackage(source)] === undefined;
}

/** Versions of the installed packages. */
export class Versions {
  private readonly found = new Map<string, string>();

  constructor(private readonly nodeModules: string) {}

  of(name: string): string {
    const known = this.found.get(name) ?? UNPUBLISHED[name];
    if (known !== undefined) return known;
    const file = path.join(this.nodeModules, name, "package.json");
    const { version } = JSON.parse(fs.readFileSync(file, "utf8")) as { version: string };
    this.found.set(name, version);
    return version;
  }
}

/** Returns address of a line of a source, at the tag of its release. */
export function composeSourceUrl(
  source: string,
  line: number | undefined,
  versions: Versions,
): string | undefined {
  const name = findPackage(source);
  if (ELSEWHERE[name]) return ELSEWHERE[name];
  const repository = REPOSITORIES[name];
  if (!repository) return undefined;
  const file = source.slice(name.length + 1);
  return `${repository(versions.of(name))}/${file}${line === undefined ? "" : `#L${line}`}`;
}

/** `interfaces/interface.ISablierLockup`: what follows `/reference/<product>/contracts/` in a unit's route. */
export function composePagePath(unit: Pick<Unit, "kind" | "name" | "source">): string {
  const folder = {
    contract: "",
    abstract: "abstracts/",
    interface: "interfaces/",
    library: unit.source.split("/").includes("types") ? "types/" : "libraries/",
    struct: "types/",
    enum: "types/",
    type: "types/",
    function: "libraries/",
    error: "libraries/",
    event: "libraries/",
    constant: "libraries/",
  }[unit.kind];
  return `${folder}${unit.kind}.${unit.name}`;
}
