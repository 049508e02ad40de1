/** Site path of a page's Markdown twin (plugins/markdown-twins): `/concepts/fees.md`, and `/index.md` for the home page. */
export function twinPath(route: string): string {
  return `${route === "/" ? "/index" : route}.md`;
}
