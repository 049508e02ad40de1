import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { Cache } from "../../src/node/files/cache";
import { Thread } from "../../src/node/thread";
import type * as Image from "./src/image";
import { listDocuments, type Described } from "./src/documents";

export { composeCardPath } from "./src/documents";

export interface Options {
  /** Parts of the site by the first segment of their routes; a card names the one that its page is in. */
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  /** Pages with a card that are no documents: the list of release notes. */
  readonly lists: readonly Described[];
}

/** What a card depends on, apart from its words. */
const DEPENDENCIES = [
  path.join(__dirname, "src/card.ts"),
  path.join(__dirname, "src/image.ts"),
  "static/img/logo.svg",
  ...["satori", "@resvg/resvg-js", "@fontsource/figtree"].map((name) => `node_modules/${name}/package.json`),
];

/**
 * Renders the image of each document's link preview. Its address is in the document's front matter (`image`,
 * set by `parseFrontMatter` in plugins/markdown.ts), from which Docusaurus writes the tags; here it is rendered and
 * written into the build. Rendering begins when the titles are known and goes on while pages are bundled.
 *
 * @throws Error for a page outside all sections
 */
export default function socialCards({ siteConfig }: LoadContext, { sections, lists }: Options): Plugin {
  const cache = new Cache<Uint8Array>("social-cards", DEPENDENCIES);
  let rendering: Promise<{ image: string; png: Uint8Array }[]> = Promise.resolve([]);

  const renderAll = async (pages: readonly Described[]) => {
    const images: { image: string; png: Uint8Array }[] = [];
    const thread = new Thread<typeof Image>(path.join(__dirname, "src/image"));
    for (const { route, title, description, image } of pages) {
      const section = sections.find(({ id }) => id === route.split("/")[1])?.name;
      if (!section)
        throw new Error(
          `${route} is in no section of config/navigation/sections.ts, which its card would name.`,
        );
      const card = { title, description, section };
      const png = await cache.getOrCompute(JSON.stringify([siteConfig.title, card]), () =>
        thread.call("renderImage", card, siteConfig.title),
      );
      images.push({ image, png });
    }
    await Promise.all([cache.prune(), thread.close()]);
    return images;
  };

  return {
    name: "social-cards",
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== "production") return;
      rendering = renderAll([...listDocuments(allContent), ...lists]);
      // Reported by `postBuild`, which may be a long time away.
      rendering.catch(() => undefined);
    },
    async postBuild({ outDir }) {
      for (const { image, png } of await rendering) {
        const file = path.join(outDir, image);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, png);
      }
    },
  };
}
