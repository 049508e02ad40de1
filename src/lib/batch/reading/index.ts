export type { Finding } from "./findings";
export { type BatchReport, readBatch } from "./read";
export type { Step } from "./steps";
