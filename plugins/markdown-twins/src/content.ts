/** Pages that are content. What only sends on, searches, or says that nothing is there has no twin. */
const CONTENT = /\b(?:docs-doc-page|blog-post-page|blog-list-page|mdx-page|plugin-pages)\b/;

/** Whether a built page is content. Looks at the first tag only. */
export function isContent(html: string): boolean {
  return CONTENT.test(/<html\b[^>]*>/.exec(html.slice(0, 1000))?.[0] ?? "");
}
