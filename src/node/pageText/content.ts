/** Pages that are content. What only sends on, searches, or says that nothing is there has no Markdown. */
const CONTENT = /\b(?:docs-doc-page|blog-post-page|blog-list-page|mdx-page|plugin-pages)\b/;

/** Checks whether a built page is content. Looks at the first tag only. */
export const isContent = (html: string): boolean =>
  CONTENT.test(/<html\b[^>]*>/.exec(html.slice(0, 1000))?.[0] ?? "");

/**
 * Returns the head's metadata and the main part, code without its colours and pictures without their shapes: an HTML
 * parser spends most of its time on what is left out here. It stays the same when only scripts or styles have new
 * names.
 */
export function splitHeadAndMain(html: string): string {
  const head = html
    .slice(0, html.indexOf("</head>"))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<link\b[^>]*>/g, "");
  const main = html
    .slice(html.indexOf("<main"), html.indexOf("</main>") + "</main>".length)
    .replace(/(?<=<pre\b[^>]*>)[\s\S]*?(?=<\/pre>)/g, (code) =>
      code.replace(/<br\s*\/?>/g, "\n").replace(/<[^<>]+>/g, ""),
    )
    .replace(
      /(?<=<svg\b[^>]*>(?:<title\b[\s\S]*?<\/title>)?(?:<desc\b[\s\S]*?<\/desc>)?)<(?!title|desc|\/svg)[\s\S]*?(?=<\/svg>)/g,
      "",
    );
  return `${head}</head><body>${main}</body></html>`;
}
