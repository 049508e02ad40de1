import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

/**
 * Runs a script in a process of its own: beside everything else, and with memory that ends with it. It is started
 * before this function returns. What it writes to its standard error is handed on, or is the message of its failure.
 *
 * @param script its full path; a file that ends in `.ts` runs by tsx
 * @param work what it reads from its standard input, as JSON
 * @param options.flags of Node.js
 * @param options.yields whether it leaves the processor to whoever needs it
 * @returns what it wrote to its standard output
 * @throws Error when it could not be started, or ended with another code than 0
 */
export async function inProcess(
  script: string,
  work: unknown,
  { flags = [], yields = false }: { flags?: readonly string[]; yields?: boolean } = {},
): Promise<string> {
  const loader = script.endsWith(".ts") ? ["--import", "tsx"] : [];
  const folder = mkdtempSync(path.join(os.tmpdir(), "work-"));
  try {
    // A pipe would be filled a little at a time, whenever this process pauses.
    const file = path.join(folder, "work.json");
    writeFileSync(file, JSON.stringify(work));
    const input = openSync(file, "r");
    const child = spawn(process.execPath, [...flags, ...loader, script], { stdio: [input, "pipe", "pipe"] });
    closeSync(input);
    const written = Promise.all([text(child.stdout!), text(child.stderr!), once(child, "close")]);
    if (yields && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    const [output, errors, [code]] = (await written) as [string, string, [number | null]];
    if (code !== 0) throw new Error(`${path.basename(script)} ended with ${code}:\n${errors.trim()}`);
    process.stderr.write(errors);
    return output;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
