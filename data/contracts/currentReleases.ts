import type { productNames } from "../site/products";

/** The current release of a product line, as the pages, the batches and the reference name it. */
export interface CurrentRelease {
  /** As readers know it, such as `v4.0`. */
  readonly release: string;
  /** Day on which the sources were released, ISO 8601. */
  readonly released: string;
  /** Alias of the contract that holds its streams; a campaign's has one by kind. */
  readonly alias?: string;
}

/** Compared with the SDK by `plugins/protocol-data/src/chains.test.ts`. */
export const currentReleases = {
  lockup: { release: "v4.0", released: "2026-03-23", alias: "LK3" },
  flow: { release: "v3.0", released: "2026-03-23", alias: "FL4" },
  airdrops: { release: "v3.0", released: "2026-03-23" },
} as const satisfies Record<keyof typeof productNames, CurrentRelease>;
