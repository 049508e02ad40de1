import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where Docusaurus writes down, for each page that it makes from a file, the file and the address. */
const METADATA = [
  ".docusaurus/docusaurus-plugin-content-docs",
  ".docusaurus/docusaurus-plugin-content-blog",
  ".docusaurus/docusaurus-plugin-content-pages",
];

/** Knows from which file each page was made: what Docusaurus wrote down while it built, or where the file would be. */
export class SourceMap {
  readonly #byRoute = new Map<string, string>();

  constructor(private readonly root: string) {
    for (const folder of METADATA.map((name) => path.join(root, name))) {
      if (!existsSync(folder)) continue;
      const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const name of entries.filter((entry) => entry.endsWith(".json"))) {
        const { source, permalink } = JSON.parse(readFileSync(path.join(folder, name), "utf8")) as {
          source?: unknown;
          permalink?: unknown;
        };
        if (typeof source !== "string" || typeof permalink !== "string") continue;
        this.#byRoute.set(permalink.replace(/(?<=.)\/$/, ""), source.replace(/^@site\//, ""));
      }
    }
  }

  /** Returns the source of the page at a route, relative to the project. */
  of(route: string): string | undefined {
    const known = this.#byRoute.get(route);
    if (known && existsSync(path.join(this.root, known))) return known;
    const bases = [`docs${route}`, `docs${route}/index`, `src/pages${route === "/" ? "/index" : route}`];
    return bases
      .flatMap((base) => [".mdx", ".md", ".tsx"].map((extension) => base + extension))
      .find((file) => existsSync(path.join(this.root, file)));
  }
}
