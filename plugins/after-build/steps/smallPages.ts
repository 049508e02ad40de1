import { minify, type Options } from "@swc/html";
import { type SiteStep } from "..";
import { Memory } from "../../memory";
import { htmlFiles, readPage, writePage } from "../pages";

// Docusaurus draws pages in threads, which read this when they begin: there they stay as they are.
process.env.SKIP_HTML_MINIFICATION = "true";

/** What small pages are made by. */
const MAKERS = ["plugins/after-build/steps/smallPages.ts", "node_modules/@swc/html/package.json"];

/** As many pages at once as there are threads for work like this. */
const AT_ONCE = 4;

/** Docusaurus' own: what React looks at when it takes over a page stays as it is, and so do `<head>` and `<body>`. */
const OPTIONS: Options = {
  removeComments: false,
  preserveComments: [],
  tagOmission: "keep-head-and-body",
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: "none",
  minifyJs: true,
  minifyJson: true,
  minifyCss: true,
};

/**
 * Makes pages small, in place of Docusaurus, which would do so anew in each build.
 *
 * @param cache the folder where small pages are kept for the next build
 * @throws Error for HTML that a parser has to mend
 */
export const smallPages = (cache?: string): SiteStep => ({
  name: "small pages",
  async run({ outDir }) {
    const memory = new Memory<string>("small-pages", MAKERS, cache);
    const files = (await htmlFiles(outDir)).values();
    const work = async (): Promise<void> => {
      for (const file of files) {
        const html = readPage(file);
        if (isAsDrawn(html)) writePage(file, await memory.of(html, () => small(html, file)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await memory.tidy();
  },
});

/** Where there is one core only, Docusaurus draws pages without threads, and they are small already. */
const isAsDrawn = (html: string): boolean => /^<!DOCTYPE html>\s/.test(html);

async function small(html: string, file: string): Promise<string> {
  const { code, errors = [] } = await minify(Buffer.from(html), OPTIONS);
  const [first] = errors;
  if (first) throw new Error(`${file} is not valid HTML: ${first.message}`);
  return code;
}
