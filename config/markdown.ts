import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import { drawDiagrams } from "../plugins/diagrams";
import glossary from "../plugins/glossary";
import { requestStylesheet } from "../plugins/math-stylesheet";
import streamPlots from "../plugins/stream-plots/src/remark";

/** What Markdown can do on this site beyond Docusaurus' own: maths, stream plots and terms of the glossary. Used by the docs, the blog and the pages alike. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [drawDiagrams],
  remarkPlugins: [remarkMath, streamPlots, glossary],
  rehypePlugins: [
    [rehypeKatex, { strict: false, throwOnError: true }] as [typeof rehypeKatex, object],
    requestStylesheet,
  ],
};
