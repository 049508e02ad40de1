export type { Finding } from "./findings";
export { type BatchReport, readBatch } from "./read";
export { leavesOf, type Step } from "./steps";
