import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The end of the name of a file that is being written. */
export const UNFINISHED = ".part";

/**
 * Atomic write: others that read the file see all of it or what was there before. Two builds, or two threads of one
 * build, that write the same file at once do not mix; the last one wins. Makes the folder.
 *
 * @throws Error of `node:fs` when the folder cannot be made or the disk is full
 */
export function writeAtomicallySync(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** As `writeAtomicallySync`, for what waits for its files. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  writeAtomicallySync(file, content);
}
