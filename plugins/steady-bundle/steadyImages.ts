/** A node of a syntax tree, as far as this plugin looks at it. */
interface Node {
  name?: string | null;
  children?: Node[];
  attributes?: unknown[];
}

/** What Docusaurus has a picture loaded by: `!<url-loader>?…&fallback=<path of file-loader>!./picture.png`. */
const FALLBACK = /&fallback=[^&!"]*\/file-loader\/[^&!"]*/g;

/**
 * Remark plugin, after Docusaurus' own: pictures of Markdown name the loader that they fall back to, instead of the
 * path where it lies on this machine. The path decides the module's number, which stands in the page's script, so that
 * two clones in different folders would get different bytes.
 */
export default function steadyImages() {
  return (tree: Node): void => shorten(tree);
}

function shorten(node: Node): void {
  if (node.name === "img" && node.attributes) node.attributes = withoutPaths(node.attributes);
  node.children?.forEach(shorten);
}

/** A copy with the path taken out of all texts, those of the expression's syntax tree too. */
const withoutPaths = (attributes: unknown[]): unknown[] =>
  JSON.parse(JSON.stringify(attributes), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll(FALLBACK, "&fallback=file-loader") : value,
  ) as unknown[];
