import { type Check } from "./support/check";

/** Readers and search engines look at the first paragraph: it holds the answer. */
export const openings: Check = {
  name: "openings",
  title: "every page begins with a paragraph, before any heading, table or notice",

  *site(site) {
    const begun = new Set<string>();
    for (const { file, line, kind } of site.passages) {
      if (kind === "title" || kind === "text" || begun.has(file)) continue;
      begun.add(file);
      // What begins with an underscore is a part of pages.
      if (kind === "paragraph" || !file.endsWith(".mdx") || /(?:^|\/)_/.test(file)) continue;
      yield {
        file,
        line,
        message: `Begins with a ${kind === "cell" ? "table" : kind}.`,
        remedy: "Write the answer that brings readers here before it, in two or three sentences.",
      };
    }
  },
};
