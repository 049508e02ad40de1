import { createHash } from "node:crypto";

/** The part of a module that decides its number. */
export interface NamedModule {
  id?: string | number | null;
  identifier(): string;
  libIdent?(options: { context: string }): string | null;
}

/** Number of candidates per module: few of them collide, and most have five digits. */
const NUMBERS_A_MODULE = 20;

/**
 * Gives modules their numbers by the names of their files, whatever order they are found in. The bundler's own way is the
 * same, but where two names want one number it asks which module it found first, and that differs now and then between two
 * builds of the same sources: readers would fetch scripts again in which nothing changed.
 *
 * @param modules those without a number get one.
 * @param context the folder that names are relative to, so that they are the same wherever the site is built.
 */
export function numberModules(modules: Iterable<NamedModule>, context: string): void {
  const named = [...modules]
    .filter(({ id }) => id === undefined || id === null)
    .map((module) => ({
      module,
      name: module.libIdent?.({ context }) ?? module.identifier().replaceAll(context, ""),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const numbers = 10 ** Math.ceil(Math.log10(named.length * NUMBERS_A_MODULE + 1));
  const taken = new Set<number>();
  for (const { module, name } of named) {
    let number = 0;
    for (let attempt = 0; attempt === 0 || taken.has(number); attempt++) {
      number = createHash("sha256").update(`${attempt} ${name}`).digest().readUInt32BE() % numbers;
    }
    taken.add(number);
    module.id = number;
  }
}
