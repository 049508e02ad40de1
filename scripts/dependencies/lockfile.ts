/** The parts of package-lock.json that matter here. */
export interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

/** The parts of package.json that matter here. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Overrides;
}

/** Versions of packages that dependencies get instead of those that they ask for. */
export interface Overrides {
  [name: string]: string | Overrides;
}

/** Folder of this repository that is installed where a dependency asks for a package that nothing here uses. */
const EMPTY = "scripts/dependencies/empty";

/** Specifications that do not come from a registry, and so have no integrity hash that a registry vouches for. */
const ELSEWHERE = /^(?:git|https?|file|link|github|gitlab|bitbucket)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;

/**
 * Returns what makes a lockfile unfit to be installed from, one sentence each. lockfile-lint asks for the address of
 * each package; this lockfile holds none, on purpose (.npmrc), so that it works with any mirror of the registry: what
 * vouches for a package is its hash.
 */
export function findLockfileFaults(lockfile: Lockfile, manifest: Manifest): string[] {
  const faults: string[] = [];
  if (lockfile.lockfileVersion < 3)
    faults.push("The lockfile is of an old version: run npm install with npm 9.");
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  for (const [name, specification] of Object.entries(wanted)) {
    if (specification !== `file:${EMPTY}` && ELSEWHERE.test(specification)) {
      faults.push(`${name} is asked for at ${specification}: take it from the registry.`);
    }
  }
  for (const [folder, locked] of Object.entries(lockfile.packages)) {
    if (folder === "" || folder === EMPTY || (locked.link && locked.resolved === EMPTY)) continue;
    if (locked.link) faults.push(`${folder} is a link to a folder: it is not there on a fresh machine.`);
    else if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(locked.integrity ?? "")) {
      faults.push(`${folder} has no SHA-512 integrity hash: delete the entry and run npm install.`);
    }
    if (locked.resolved && !locked.link) {
      faults.push(
        `${folder} names the address ${new URL(locked.resolved).origin}: see .npmrc, run npm install.`,
      );
    }
  }
  return faults;
}

/** Lists the overrides that install one package under the name of another. */
export function listRenamed(overrides: Overrides): string[] {
  return Object.entries(overrides).flatMap(([name, value]) => {
    if (typeof value !== "string") return listRenamed(value);
    return value.startsWith("npm:") ? [name] : [];
  });
}

/** Returns the packages that bring a script to run at their installation, which .npmrc forbids. */
export function listInstallScripts(lockfile: Lockfile): string[] {
  return Object.entries(lockfile.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ""));
}
