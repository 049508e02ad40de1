import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Atomic write: other processes that read the file see all of it or what was there before. Two builds that write the
 * same file at once do not mix; the last one wins. Makes the folder.
 *
 * @throws Error of `node:fs` when the folder cannot be made or the disk is full
 */
export async function atomicWrite(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
