import {
  composeErrorAnchor,
  writeSignature,
  type CatalogueError,
  type EarlierError,
  type ErrorGroup,
} from "../../../../src/protocol/evm/revert";

/** A custom error as one self-contained record: what the download holds. */
export interface ErrorRecord {
  readonly name: string;
  readonly signature: string;
  /** First four bytes of the revert data. */
  readonly selector: string;
  readonly group: ErrorGroup;
  /** Where the page explains it. */
  readonly url: string;
  /** Contracts and libraries of the current releases that raise it; none for errors of earlier releases. */
  readonly contracts: readonly string[];
  /**
   * Releases that have it, as `Lockup v1.2`: product by product, the oldest first. None: it is in no ABI of a
   * release, but of what they work with, e.g. of tokens.
   */
  readonly releases: readonly string[];
  readonly isCurrent: boolean;
  /** Name of the same error in the current release. Null: it is current, or has ended. */
  readonly successor: string | null;
  /** Declared, but no code of the release raises it. */
  readonly isNeverRaised: boolean;
  readonly arguments: CatalogueError["arguments"];
  readonly cause: string;
  readonly remedy: string;
}

/** What the download is made of. */
export interface ErrorLists {
  readonly catalogue: readonly CatalogueError[];
  readonly earlier: readonly EarlierError[];
  /** Errors of Bob, which the decoder explains and the page does not list. */
  readonly bob: readonly CatalogueError[];
  /** Address of the page of errors. */
  readonly page: string;
}

/** Returns every error on the page, the current ones first, then those of Bob; each part is sorted by name. */
export function toRecords({ catalogue, earlier, bob, page }: ErrorLists): ErrorRecord[] {
  return [...catalogue, ...earlier, ...bob].map((error: CatalogueError | EarlierError): ErrorRecord => {
    const past = "isEarlier" in error ? error : undefined;
    return {
      name: error.name,
      signature: writeSignature(error),
      selector: error.selector,
      group: error.group,
      url: bob.includes(error) ? page : `${page}#${composeErrorAnchor(error)}`,
      contracts: error.raisedBy,
      releases: error.releases,
      isCurrent: !past,
      successor: past?.successor ?? null,
      isNeverRaised: error.isNeverRaised ?? false,
      arguments: error.arguments,
      cause: error.cause,
      remedy: error.remedy,
    };
  });
}
