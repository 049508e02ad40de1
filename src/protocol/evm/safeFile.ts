import { type Hex, keccak256, stringToBytes } from "viem";

/**
 * The file of Safe's Transaction Builder, as its source has it in 2026 (safe-global/safe-wallet-monorepo,
 * `apps/tx-builder/src/typings/models.ts` and `lib/checksum.ts`).
 */
export interface SafeFile {
  readonly version: string;
  readonly chainId: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly meta: {
    readonly name: string;
    readonly description?: string;
    readonly txBuilderVersion?: string;
    readonly createdFromSafeAddress?: string;
    readonly createdFromOwnerAddress?: string;
    readonly checksum?: string;
  };
  /** All numbers are text: the app refuses others. */
  readonly transactions: readonly { readonly to: string; readonly value: string; readonly data: string }[];
}

/**
 * Returns a value as the checksum sees it. An object is the list of its keys in alphabetical order, and each value with
 * a comma after it; everything else is JSON, and what is undefined counts as null.
 */
function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([a], [other]) => (a < other ? -1 : 1));
  const keys = JSON.stringify(entries.map(([key]) => key));
  return `{${keys}${entries.map(([, item]) => `${writeCanonical(item)},`).join("")}}`;
}

/** Returns the checksum that the app compares when it loads a file. It leaves out the name of the batch, and itself. */
export function computeChecksum(file: { readonly meta: SafeFile["meta"] }): `0x${string}` {
  const { checksum: _, ...meta } = file.meta;
  return keccak256(stringToBytes(writeCanonical({ ...file, meta: { ...meta, name: null } })));
}

/** A transaction that a Safe sends. */
interface Transaction {
  readonly to: string;
  readonly value: bigint;
  readonly data: Hex;
}

interface SafeFileOptions {
  readonly chainId: number;
  readonly safe: string;
  readonly name: string;
  readonly description?: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
}

/** Writes the file that the Transaction Builder takes by drag and drop, with its checksum. */
export function writeSafeFile(transactions: readonly Transaction[], options: SafeFileOptions): SafeFile {
  const { chainId, safe, name, description = "", createdAt } = options;
  const file = {
    version: "1.0",
    chainId: String(chainId),
    createdAt,
    meta: { name, description, createdFromSafeAddress: safe, createdFromOwnerAddress: "" },
    transactions: transactions.map(({ to, value, data }) => ({ to, value: String(value), data })),
  };
  return { ...file, meta: { ...file.meta, checksum: computeChecksum(file) } };
}
