import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import apiQueries from "../plugins/api-queries/src/remark";
import articleParts from "../plugins/article-parts";
import { drawDiagrams } from "../plugins/diagrams";
import glossary from "../plugins/glossary";
import { requestStylesheet } from "../plugins/math-stylesheet";
import questions from "../plugins/questions";
import fillFromSamples from "../plugins/samples/src/remark";
import steadyImages from "../plugins/steady-bundle/steadyImages";
import tableRegions from "../plugins/table-regions";
import { site } from "./site";

/**
 * What Markdown can do on this site beyond Docusaurus' own: maths, diagrams, code, queries and figures from samples,
 * terms of the glossary, tables that scroll. Used by the docs, the blog and the pages alike.
 */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    drawDiagrams,
    fillFromSamples,
    apiQueries,
    [questions, { repository: site.repository }] as [typeof questions, object],
  ],
  remarkPlugins: [remarkMath, glossary, steadyImages],
  rehypePlugins: [
    tableRegions,
    [rehypeKatex, { strict: false, throwOnError: true }] as [typeof rehypeKatex, object],
    requestStylesheet,
    // Last: what the others add belongs to a part too.
    articleParts,
  ],
};
