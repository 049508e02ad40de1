import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import blog, { validateOptions, type PluginOptions } from "@docusaurus/plugin-content-blog";
import type { LoadContext, Plugin } from "@docusaurus/types";

/**
 * Adds to a feed its own address, by which readers and validators know it (RFC 4287, 4.2.7.2; RSS Advisory Board,
 * "Namespace elements").
 *
 * @param feed the text of an RSS or Atom feed
 * @param address where it is served
 */
export function addOwnAddress(feed: string, address: string): string {
  return feed
    .replace(/(<feed [^>]*>)/, `$1\n    <link rel="self" type="application/atom+xml" href="${address}"/>`)
    .replace(/<rss [^>]*(?=>)/, '$& xmlns:atom="http://www.w3.org/2005/Atom"')
    .replace(
      "<channel>",
      `<channel>\n        <atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
    );
}

/** Returns Docusaurus' plugin for blogs, whose feeds say where they are: it has no option for that. */
async function createReleaseNotes(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const plugin = (await blog(context, options)) as Plugin;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      for (const type of options.feedOptions.type ?? []) {
        if (type === "json") continue;
        const address = `${options.routeBasePath}/${type}.xml`;
        const file = path.join(props.outDir, address);
        await writeFile(file, addOwnAddress(await readFile(file, "utf8"), props.siteConfig.url + address));
      }
    },
  };
}

export default Object.assign(createReleaseNotes, { validateOptions });
