import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../writeWhole";

/** Draws one page; what it returns is JSON, for it goes from one thread to another. */
export type Draw = (page: { readonly pathname: string }) => Promise<unknown>;

/**
 * Draws pages, but those that the same bundle has drawn before.
 *
 * @param folder where drawn pages are kept; those of other bundles are removed
 * @param bundle names the code and the content that pages are drawn by
 * @param load loads what draws pages, when there is one to draw
 */
export function remembering(folder: string, bundle: string, load: () => Promise<Draw>): Draw {
  let tidied: Promise<void> | undefined;
  return async (page) => {
    await (tidied ??= removeOthers(folder, bundle));
    const name = createHash("sha256").update(JSON.stringify(page)).digest("hex").slice(0, 16);
    const file = path.join(folder, bundle, `${name}.json`);
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      const draw = await load();
      const drawn = await draw(page);
      // What cannot be kept is drawn again.
      await writeWhole(file, JSON.stringify(drawn)).catch(() => undefined);
      return drawn;
    }
  };
}

async function removeOthers(folder: string, bundle: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const others = names.filter((name) => name !== bundle);
  await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
