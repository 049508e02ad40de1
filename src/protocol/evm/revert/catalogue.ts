/** One argument of a custom error. */
export interface ErrorArgument {
  readonly name: string;
  /** ABI type. */
  readonly type: string;
  /** What the value means, a fragment without a full stop. */
  readonly meaning: string;
  /** Enums: the names of the values, in order. */
  readonly values?: readonly string[];
}

/** Where an error comes from. */
export type ErrorGroup = "lockup" | "flow" | "airdrops" | "shared" | "dependencies";

/** A custom error with everything that a page says about it. */
export interface CatalogueError {
  readonly name: string;
  /** First four bytes of the revert data, `0x` and 8 digits. */
  readonly selector: string;
  readonly group: ErrorGroup;
  /** Contracts and libraries of the current releases whose ABI holds the error. */
  readonly raisedBy: readonly string[];
  /**
   * Releases that have it, as `Lockup v1.2`: product by product, the oldest first. None: it is in no ABI of a
   * release, but of what they work with, e.g. of tokens.
   */
  readonly releases: readonly string[];
  readonly arguments: readonly ErrorArgument[];
  readonly cause: string;
  readonly remedy: string;
  readonly isNeverRaised?: boolean;
  /** The library that declares it, where no current Sablier contract can raise it: `PRBMath`. */
  readonly library?: string;
}

/** What only the installed libraries declare: no Sablier contract can raise it. */
export interface LibraryErrors {
  /** Name and release of each library: `PRBMath 4.1.0`. */
  readonly versions: readonly string[];
  readonly errors: readonly CatalogueError[];
}

/** An error that only earlier releases have; cause and remedy are those of its successor, where there is one. */
export interface EarlierError extends CatalogueError {
  readonly isEarlier: true;
  /** Name of the same error in the current release. */
  readonly successor?: string;
}

/** Returns name with argument types, as Solidity hashes it: `SablierFlow_Overdraw(uint256,uint128,uint128)`. */
export function writeSignature(error: Pick<CatalogueError, "name" | "arguments">): string {
  return `${error.name}(${error.arguments.map(({ type }) => type).join(",")})`;
}

/** Heading id of the error on the page of errors; of an earlier one, whose name can be twice, its selector. */
export function composeErrorAnchor(error: Pick<CatalogueError, "name"> | EarlierError): string {
  return "isEarlier" in error ? error.selector : error.name.toLowerCase();
}

/** Returns the releases with each product named once: `Lockup v3.0, v4.0; Flow v2.0`. */
export function shortenError(releases: readonly string[]): string {
  const versions = new Map<string, string[]>();
  for (const release of releases) {
    const [product = "", version = ""] = release.split(" ");
    versions.set(product, [...(versions.get(product) ?? []), version]);
  }
  return [...versions].map(([product, all]) => `${product} ${all.join(", ")}`).join("; ");
}
