import { readFileSync } from "node:fs";

/** An `error` entry of an ABI. */
export interface AbiError {
  type: string;
  name: string;
  inputs: { name?: string; type: string; internalType?: string }[];
}

/** Error entries of an ABI file, which is an artifact or a bare array. */
export function findErrors(file: string): AbiError[] {
  const content = JSON.parse(readFileSync(file, "utf8")) as { abi: AbiError[] } | AbiError[];
  return (Array.isArray(content) ? content : content.abi).filter((entry) => entry.type === "error");
}
