import path from "node:path";
import type { MarkdownConfig } from "@docusaurus/types";
import remarkMath from "remark-math";
import { renderDiagrams } from "./diagrams";
import { builds } from "../src/tools/builds";
import fillFromSamples from "./samples/src/remark";
import collectApiQueries from "./samples/src/remarkQueries";
import { composeCardPath } from "./social-cards";
import { renderFormulas, writeFormulasAsText, addStylesheet } from "../src/remark/formulas";
import components from "../src/remark/components";
import glossary from "../src/remark/glossary";
import questions from "../src/remark/questions";
import stackTables from "../src/remark/tables/stackedTables";
import markTableRegions from "../src/remark/tables/tableRegions";
import keepWordsTogether from "../src/remark/unbrokenWords";
import { site } from "../config/site";

/**
 * What Markdown can do on this site beyond Docusaurus' own: maths, diagrams, code, queries and figures from samples,
 * terms of the glossary, tables that scroll. Used by the docs, the blog and the pages alike.
 */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    // A build renders diagrams as static SVG; in a preview `@docusaurus/theme-mermaid` renders them in the browser.
    ...(process.env.NODE_ENV === "production" ? [renderDiagrams] : []),
    fillFromSamples,
    ...builds.flatMap(({ remarkPlugins = [] }) => remarkPlugins),
    collectApiQueries,
    [questions, { repository: site.repository }] as [typeof questions, object],
    components,
  ],
  remarkPlugins: [remarkMath, glossary],
  rehypePlugins: [
    markTableRegions,
    stackTables,
    keepWordsTogether,
    [renderFormulas, { strict: false, throwOnError: true }] as [typeof renderFormulas, object],
    addStylesheet,
    writeFormulasAsText,
  ],
};

/**
 * Returns what every document's front matter has without saying so:
 *
 * - `pagination_label`: previous and next page are named by their titles, because "Overview" or "v1.0" alone, which
 * suffice
 *   in the sidebar, could be those of any product;
 * - `image`: its social card (plugins/social-cards).
 */
export const parseFrontMatter: MarkdownConfig["parseFrontMatter"] = async ({
  defaultParseFrontMatter,
  ...file
}) => {
  const { frontMatter, content } = await defaultParseFrontMatter(file);
  const { title } = frontMatter;
  // A part of a page has no title, and may have no front matter.
  if (!title) return { frontMatter, content };
  const image = composeCardPath(path.relative(path.resolve(__dirname, ".."), file.filePath));
  return { frontMatter: { pagination_label: title, ...(image && { image }), ...frontMatter }, content };
};
