import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import { requestStylesheet } from "../plugins/math-stylesheet";

/** What Markdown can do on this site beyond Docusaurus' own: maths. Used by the docs, the blog and the pages alike. */
export const markdownPlugins = {
  remarkPlugins: [remarkMath],
  rehypePlugins: [
    [rehypeKatex, { strict: false, throwOnError: true }] as [typeof rehypeKatex, object],
    requestStylesheet,
  ],
};
