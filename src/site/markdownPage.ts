/** Site path of a page as Markdown (plugins/markdown-pages): `/concepts/fees.md`, and `/index.md` for the home page. */
export function composeMarkdownPath(route: string): string {
  return `${route === "/" ? "/index" : route}.md`;
}
