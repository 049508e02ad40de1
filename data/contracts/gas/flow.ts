/** One function of Flow, gas by release; `undefined` where a release has no figure. */
export interface FlowGasRow {
  readonly call: string;
  readonly solvency: "solvent" | "insolvent" | "any";
  readonly v3_0: number;
  readonly v2_0: number;
  /** Run of 2025-04-25. */
  readonly v1_1: number;
  /** Run of November 2024. */
  readonly v1_0?: number;
}

/**
 * Gas of Flow, from the published benchmarks: sablier-labs/evm-monorepo, `misc/benchmarks/results/flow`, run of
 * 2026-03-20 for v3.0, and sablier-labs/benchmarks for the older releases. Measured with `gasleft()` around the call on
 * a fork of Ethereum mainnet with USDC: without the 21,000 of the transaction itself and calldata, mostly with warm
 * storage. `withdrawMax` bears the source's label; the stream of that row had run dry.
 */
export const flowGas: readonly FlowGasRow[] = [
  { call: "create", solvency: "any", v3_0: 127_027, v2_0: 127_027, v1_1: 124_326, v1_0: 113_681 },
  { call: "deposit", solvency: "any", v3_0: 37_028, v2_0: 37_028, v1_1: 37_540, v1_0: 32_975 },
  { call: "adjustRatePerSecond", solvency: "any", v3_0: 44_520, v2_0: 44_520, v1_1: 44_186, v1_0: 44_171 },
  { call: "pause", solvency: "any", v3_0: 8_312, v2_0: 8_312, v1_1: 7_822, v1_0: 7_522 },
  { call: "restart", solvency: "any", v3_0: 7_536, v2_0: 7_514, v1_1: 7_164, v1_0: 7_036 },
  { call: "refund", solvency: "solvent", v3_0: 24_767, v2_0: 24_785, v1_1: 25_221, v1_0: 11_939 },
  { call: "refundMax", solvency: "solvent", v3_0: 25_802, v2_0: 25_820, v1_1: 26_144 },
  { call: "withdraw", solvency: "solvent", v3_0: 47_757, v2_0: 45_945, v1_1: 40_985, v1_0: 38_156 },
  { call: "withdraw", solvency: "insolvent", v3_0: 69_289, v2_0: 67_477, v1_1: 77_618, v1_0: 57_688 },
  { call: "withdrawMax", solvency: "solvent", v3_0: 61_693, v2_0: 59_881, v1_1: 54_760, v1_0: 51_988 },
  { call: "void", solvency: "solvent", v3_0: 10_100, v2_0: 10_100, v1_1: 10_241, v1_0: 10_060 },
  { call: "void", solvency: "insolvent", v3_0: 37_601, v2_0: 37_601, v1_1: 37_742, v1_0: 37_460 },
];
