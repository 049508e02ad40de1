/**
 * Gas of Lockup v4.0, from the published benchmarks: sablier-labs/evm-monorepo, `misc/benchmarks/results/lockup`,
 * commit a5570c69 of 2026-03-20. Measured with `gasleft()` around the call on a fork of Ethereum mainnet, with WETH as
 * the token: without the 21,000 of the transaction itself, calldata and refunds, partly with warm storage. A real
 * transaction costs more.
 */
export const lockupGas = {
  source: "https://github.com/sablier-labs/evm-monorepo/tree/main/misc/benchmarks/results/lockup",
  measuredOn: "2026-03-20",
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
} as const;
