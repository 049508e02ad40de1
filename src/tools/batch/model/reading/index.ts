export type { Finding } from "./findings";
export { type BatchReport, readBatch } from "./read";
export { listLeaves, type Step } from "./steps";
