import path from "node:path";
import type { Tinypool } from "tinypool";

type Call = (...args: never[]) => unknown;

/**
 * A module whose functions run in a thread of their own: the build goes on meanwhile. The thread starts with the first
 * call, where it was not started before, and its memory goes when it is closed.
 *
 * @example
 * import type * as Image from "./src/image";
 *
 * const thread = new Thread<typeof Image>(path.join(__dirname, "src/image"));
 * const png = await thread.call("renderImage", card, title);
 * await thread.close();
 */
export class Thread<Module> {
  private pool: Promise<Tinypool> | undefined;

  /** @param module the module's absolute path */
  constructor(private readonly module: string) {}

  /** Starts the thread ahead of its first call: while the caller is busy, none can begin. */
  async start(): Promise<void> {
    await (this.pool ??= open());
  }

  /**
   * Calls a function that the module exports. Calls are answered in their order; those that are made at once are handed
   * over at once, so that the thread goes on while the caller is busy.
   *
   * @param args what a thread can be sent: data and buffers, no functions
   * @returns what the function returns or resolves to, as a copy
   * @throws what the function throws
   */
  async call<Name extends keyof Module & string>(
    name: Name,
    ...args: Module[Name] extends Call ? Parameters<Module[Name]> : never
  ): Promise<Module[Name] extends Call ? Awaited<ReturnType<Module[Name]>> : never> {
    const pool = await (this.pool ??= open());
    return pool.run({ module: this.module, name, args });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await (await this.pool)?.destroy();
  }
}

async function open(): Promise<Tinypool> {
  const { default: Pool } = await import("tinypool");
  return new Pool({
    filename: path.join(__dirname, "thread.worker.cjs"),
    runtime: "worker_threads",
    // It is kept between calls.
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: 1000,
    // A thread that sleeps between calls never gives back what native modules hold: four megabytes for each card.
    useAtomics: false,
  });
}
