import vm from "node:vm";
import { type ModuleAddress } from "./manifest";

type Entry = readonly [load: () => unknown, name: string, id: unknown];

/**
 * Reads which chunks and which module stand behind each chunk name, from the bundled registry: runs it with a loader
 * that only takes notes.
 *
 * @param script the text of the chunk that holds the registry and nothing else.
 * @throws Error when the chunk looks otherwise.
 */
export function readRegistry(script: string): Map<string, ModuleAddress> {
  let chunks: (string | number)[] = [];
  let module: string | number | undefined;
  const done = { then: (next: () => void) => next() };
  const notes = Object.assign(
    (id: string | number) => {
      module = id;
    },
    {
      e(chunk: string | number) {
        chunks.push(chunk);
        return done;
      },
      d(exports: object, getters: Record<string, () => unknown>) {
        for (const [name, get] of Object.entries(getters))
          Object.defineProperty(exports, name, { get, enumerable: true });
      },
      r: () => undefined,
      t(id: string | number) {
        module = id;
      },
    },
  );
  const self: Record<string, [unknown, Record<string, (...parts: unknown[]) => void>][]> = {};
  vm.runInNewContext(script, { self, Promise: { all: () => done, resolve: () => done } });
  const modules = Object.values(self).flatMap((pushed) =>
    pushed.flatMap(([, added]) => Object.values(added)),
  );
  const [run] = modules;
  if (!run || modules.length > 1)
    throw new Error(`The registry's chunk holds ${modules.length} modules instead of one.`);
  const exports: Record<string, Record<string, Entry>> = {};
  run({ exports }, exports, notes);
  const table = Object.values(exports).find((value) => typeof value === "object") ?? {};
  return new Map(
    Object.entries(table).map(([name, [load]]) => {
      chunks = [];
      module = undefined;
      load();
      if (module === undefined) throw new Error(`The registry says nothing of the module of ${name}.`);
      return [name, [module, chunks]];
    }),
  );
}
