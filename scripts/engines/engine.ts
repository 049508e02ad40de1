import { accessSync, constants } from "node:fs";
import path from "node:path";

/** A browser of another engine than Chromium's, driven over WebDriver. */
export interface Engine {
  /** What it is called, with its version. */
  readonly name: string;
  /** Opens an address and waits until it is loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression on the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Whether an expression on the page becomes true within twenty seconds. */
  waitFor(expression: string): Promise<boolean>;
  /** Types into the field that a selector finds. */
  type(selector: string, text: string): Promise<void>;
  /** Errors, warnings and violations of the policy since the page was opened. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

/** Why there is no engine, as a sentence. */
export interface Missing {
  readonly missing: string;
}

/** Returns where a program is installed, of several names that it may have; undefined where it is not. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Asks again and again until the answer is yes, for twenty seconds. */
export async function awaitTrue(ask: () => Promise<unknown>): Promise<boolean> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if (await ask().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
