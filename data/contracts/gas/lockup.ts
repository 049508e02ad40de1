/**
 * Gas of Lockup v4.0, from the published benchmarks: sablier-labs/evm-monorepo, `misc/benchmarks/results/lockup`,
 * commit a5570c69 of 2026-03-20. Measured with `gasleft()` around the call on a fork of Ethereum mainnet, with WETH as
 * the token: without the 21,000 of the transaction itself, calldata and refunds, partly with warm storage. A real
 * transaction costs more.
 */
export const lockupGas = {
  release: "v4.0",
  linear: {
    burn: 8_510,
    cancel: 39_195,
    renounce: 4_532,
    createWithDurations: { noCliff: 145_964, cliff: 185_937 },
    createWithTimestamps: { noCliff: 145_249, cliff: 184_994 },
    withdraw: {
      ongoingByRecipient: 32_194,
      completedByRecipient: 32_394,
      ongoingByThirdParty: 32_433,
      completedByThirdParty: 32_633,
    },
  },
  /** `burn`, `cancel` and `renounce` on a stream of two segments. */
  dynamic: {
    burn: 8_510,
    cancel: 50_777,
    renounce: 4_532,
    bySegments: [
      {
        count: 2,
        createWithDurations: 197_298,
        createWithTimestamps: 191_161,
        ongoingByRecipient: 43_779,
        completedByRecipient: 32_628,
        ongoingByThirdParty: 44_018,
        completedByThirdParty: 32_867,
      },
      {
        count: 10,
        createWithDurations: 421_226,
        createWithTimestamps: 399_192,
        ongoingByRecipient: 48_903,
        completedByRecipient: 34_816,
        ongoingByThirdParty: 49_142,
        completedByThirdParty: 35_055,
      },
      {
        count: 100,
        createWithDurations: 2_947_148,
        createWithTimestamps: 2_742_934,
        ongoingByRecipient: 106_703,
        completedByRecipient: 59_586,
        ongoingByThirdParty: 106_942,
        completedByThirdParty: 59_825,
      },
    ],
  },
  /** `burn`, `cancel` and `renounce` on a stream of two tranches. */
  tranched: {
    burn: 8_510,
    cancel: 39_459,
    renounce: 4_532,
    byTranches: [
      {
        count: 2,
        createWithDurations: 194_663,
        createWithTimestamps: 190_054,
        ongoingByRecipient: 32_458,
        completedByRecipient: 32_810,
        ongoingByThirdParty: 32_697,
        completedByThirdParty: 33_049,
      },
      {
        count: 10,
        createWithDurations: 410_233,
        createWithTimestamps: 392_857,
        ongoingByRecipient: 37_460,
        completedByRecipient: 34_636,
        ongoingByThirdParty: 37_699,
        completedByThirdParty: 34_875,
      },
      {
        count: 100,
        createWithDurations: 2_838_746,
        createWithTimestamps: 2_676_076,
        ongoingByRecipient: 93_804,
        completedByRecipient: 55_250,
        ongoingByThirdParty: 94_043,
        completedByThirdParty: 55_489,
      },
    ],
  },
  /** `SablierBatchLockup`, one call for `size` streams; `parts` segments or tranches in each dynamic or tranched one. */
  batch: [
    {
      size: 5,
      parts: 24,
      linear: { durations: 1_050_118, timestamps: 998_961 },
      dynamic: { durations: 4_183_356, timestamps: 3_938_420 },
      tranched: { durations: 4_046_168, timestamps: 3_853_698 },
    },
    {
      size: 10,
      parts: 24,
      linear: { durations: 1_952_882, timestamps: 1_946_687 },
      dynamic: { durations: 8_321_775, timestamps: 7_826_938 },
      tranched: { durations: 8_039_187, timestamps: 7_657_724 },
    },
    {
      size: 20,
      parts: 24,
      linear: { durations: 3_856_454, timestamps: 3_844_693 },
      dynamic: { durations: 16_614_741, timestamps: 15_607_548 },
      tranched: { durations: 16_022_800, timestamps: 15_269_123 },
    },
    {
      size: 50,
      parts: 12,
      linear: { durations: 9_576_314, timestamps: 9_550_888 },
      dynamic: { durations: 24_460_057, timestamps: 23_154_421 },
      tranched: { durations: 23_662_837, timestamps: 22_742_309 },
    },
  ],
  /** The same rows in earlier releases: v2.0 with a broker of zero (2025-02-05), v3.0 (2025-10-23). */
  earlier: [
    { row: "createWithDurationsLL, no cliff", v2_0: 122_287, v3_0: 121_705, v4_0: 145_964 },
    { row: "createWithDurationsLL, cliff", v2_0: 164_278, v3_0: 161_769, v4_0: 185_937 },
    { row: "createWithTimestampsLD, 10 segments", v2_0: 397_126, v3_0: 394_914, v4_0: 399_192 },
    { row: "createWithTimestampsLT, 10 tranches", v2_0: 392_026, v3_0: 389_206, v4_0: 392_857 },
    { row: "cancel, linear", v2_0: 65_381, v3_0: 39_017, v4_0: 39_195 },
    { row: "withdraw, ongoing, by the recipient, linear", v2_0: 23_303, v3_0: 30_001, v4_0: 32_194 },
    { row: "batch of 10, createWithDurationsLL", v2_0: 1_740_955, v3_0: 1_717_160, v4_0: 1_952_882 },
  ],
} as const;

/** The most gas that one transaction may use on Ethereum (EIP-7825). */
export const TRANSACTION_GAS_CAP = 16_777_216;
