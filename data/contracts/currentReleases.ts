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

/** A release of a product line, past or current. */
export interface PublishedRelease {
  readonly product: string;
  readonly release: string;
  /** Of the changelog; where deployment came later, its month comes first. */
  readonly published: string;
  /** Short names of its contracts, or `none`. */
  readonly alias: string;
  /** What it brought. */
  readonly change: string;
}

/** Releases by product, the latest first. Pages import `publishedReleases.json`: few need all of them. */
export const publishedReleases: readonly PublishedRelease[] = [
  {
    product: "Lockup",
    release: "v4.0",
    published: "16 March 2026",
    alias: "LK3",
    change: "Price Gated model, granularity in Linear",
  },
  {
    product: "Lockup",
    release: "v3.0",
    published: "7 October 2025",
    alias: "LK2",
    change:
      "Comptroller and minimum fee, recover, no more brokers, cancelMultiple no longer fails as a whole",
  },
  {
    product: "Lockup",
    release: "v2.0",
    published: "February 2025, changelog 28 January",
    alias: "LK",
    change: "One contract for all models, unlock amounts, batch, shape, payable functions",
  },
  {
    product: "Lockup",
    release: "v1.2",
    published: "4 July 2024",
    alias: "LL3, LD3, LT3",
    change: "Tranched model, hooks by allowlist, anyone may withdraw to the recipient",
  },
  {
    product: "Lockup",
    release: "v1.1",
    published: "15 December 2023",
    alias: "LL2, LD2",
    change: "Transferable flag, and only senders can cancel",
  },
  {
    product: "Lockup",
    release: "v1.0",
    published: "7 July 2023",
    alias: "LL, LD",
    change: "Linear and Dynamic, streams as NFTs",
  },
  {
    product: "Flow",
    release: "v3.0",
    published: "16 March 2026",
    alias: "FL4",
    change: "transferFromPayable, simpler recover",
  },
  {
    product: "Flow",
    release: "v2.0",
    published: "14 October 2025",
    alias: "FL3",
    change: "Scheduled start and the status PENDING, Comptroller, no more brokers and protocol fee",
  },
  {
    product: "Flow",
    release: "v1.1",
    published: "February 2025, changelog 29 January",
    alias: "FL2",
    change: "Payable functions",
  },
  { product: "Flow", release: "v1.0", published: "7 December 2024", alias: "FL", change: "First release" },
  {
    product: "Airdrops",
    release: "v3.0",
    published: "16 March 2026",
    alias: "MF2_INST, MF2_LL, MF2_LT, MF2_VCA, MF2_EXEC",
    change: "Execute campaigns, claim types, attestations, redistribution, sponsoring",
  },
  {
    product: "Airdrops",
    release: "v2.0",
    published: "8 October 2025",
    alias: "MF_INST, MF_LL, MF_LT, MF_VCA",
    change: "A factory for each kind, VCA campaigns, fee in USD, claimTo and claimViaSig, campaign start",
  },
  {
    product: "Airdrops",
    release: "v1.3",
    published: "February 2025, changelog 29 January",
    alias: "MSF4",
    change: "One factory for all kinds",
  },
  {
    product: "Airdrops",
    release: "v1.2",
    published: "July 2024",
    alias: "MSF3",
    change: "Part of the Lockup periphery contracts",
  },
  {
    product: "Airdrops",
    release: "v1.1",
    published: "December 2023",
    alias: "MSF2",
    change: "Part of the Lockup periphery contracts",
  },
  { product: "Bob", release: "v1.0", published: "March 2026", alias: "BOB", change: "First release" },
  {
    product: "Legacy",
    release: "v1.1",
    published: "July 2021",
    alias: "none",
    change: "Superseded by Lockup",
  },
  { product: "Legacy", release: "v1.0", published: "November 2019", alias: "none", change: "First release" },
];
