import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { rspack } from "@docusaurus/faster";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildHash } from "./buildHash";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "build-hash-"));
  await mkdir(path.join(folder, "src"));
  await writeFile(path.join(folder, "src/index.js"), `import("./page").then(console.log);`);
  await writeFile(path.join(folder, "src/page.js"), `export default "page";`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Bundles with provisional hashes that the salt decides; the names of the files, without that of the entry. */
async function bundle(hashSalt: string, plugins: object[] = [buildHash]): Promise<string[]> {
  const output = path.join(folder, "out");
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: "production",
        context: folder,
        entry: "./src/index.js",
        output: {
          path: output,
          clean: true,
          hashSalt,
          filename: "[name].js",
          chunkFilename: "page.[fullhash:8].js",
        },
        plugins: plugins as never,
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve()),
    );
  });
  return (await readdir(output)).sort();
}

describe("the hash of the build", () => {
  it("is the same for the same files", async () => {
    expect(await bundle("one")).toEqual(await bundle("two"));
    // The bundler's own is not.
    expect(await bundle("one", [])).not.toEqual(await bundle("two", []));
  });

  it("is another for another file", async () => {
    const before = await bundle("one");
    await writeFile(path.join(folder, "src/page.js"), `export default "changed";`);
    expect(await bundle("one")).not.toEqual(before);
  });

  it("is what the entry asks for", async () => {
    const page = (await bundle("one")).find((name) => name.startsWith("page."));
    const entry = await readFile(path.join(folder, "out/main.js"), "utf8");
    expect(page).toMatch(/^page\.[\da-f]{8}\.js$/);
    expect(entry).toContain(page?.split(".")[1]);
  });
});
