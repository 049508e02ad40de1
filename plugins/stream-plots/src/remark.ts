import { catalog, find, keyOf } from "../../../src/lib/shapes/catalog";
import { fileOf } from "./index";

/** As much of a Markdown tree as this plugin touches. */
interface Node {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { line: number } };
  data?: object;
  value?: string;
}

/**
 * Hands drawings to `<StreamPlot shape="linear" />` and `<ShapeGallery family="lockup" />`: the tag gets the property
 * `plot` (or `plots`), and the page imports the JSON modules that it names. An unknown shape fails the build with the
 * page and the line.
 */
export default function streamPlots() {
  return (tree: Node, file: { path?: string }): void => {
    const imported = new Set<string>();
    visit(tree, (node) => {
      if (node.name !== "StreamPlot" && node.name !== "ShapeGallery") return;
      const attribute = (name: string): string | undefined => {
        const value = node.attributes?.find((candidate) => candidate.name === name)?.value;
        return typeof value === "string" ? value : undefined;
      };
      try {
        const keys =
          node.name === "StreamPlot" ? [keyOf(find(attribute("shape") ?? ""))] : gallery(attribute("family"));
        for (const key of keys) imported.add(key);
        const names = keys.map((key) => ({ type: "Identifier", name: variableOf(key) }));
        node.attributes?.push(
          node.name === "StreamPlot"
            ? expression("plot", names[0]!)
            : expression("plots", { type: "ArrayExpression", elements: names }),
        );
      } catch (error) {
        const place = `${file.path ?? "a page"}:${node.position?.start.line ?? "?"}`;
        throw new Error(`<${node.name}> in ${place}: ${(error as Error).message}`, { cause: error });
      }
    });
    tree.children?.unshift(...[...imported].map(importOf));
  };
}

/** The shapes of a gallery, in the catalog's order. The Lockup gallery ends with Price Gated. */
function gallery(family = "lockup"): string[] {
  const keys = catalog.filter((shape) => shape.family === family).map(keyOf);
  if (keys.length === 0) throw new Error(`No family "${family}". There are: lockup, flow, airdrops.`);
  return keys;
}

function variableOf(key: string): string {
  return `streamPlot_${key.replace("/", "_")}`;
}

function expression(name: string, value: object): { type: string; name: string; value: object } {
  const program = {
    type: "Program",
    sourceType: "module",
    body: [{ type: "ExpressionStatement", expression: value }],
  };
  return {
    type: "mdxJsxAttribute",
    name,
    // MDX compiles the syntax tree and ignores the text, which only says where the value comes from.
    value: { type: "mdxJsxAttributeValueExpression", value: "drawn at build", data: { estree: program } },
  };
}

function importOf(key: string): Node {
  const source = `@generated/stream-plots/default/${fileOf(key)}`;
  const declaration = {
    type: "ImportDeclaration",
    specifiers: [{ type: "ImportDefaultSpecifier", local: { type: "Identifier", name: variableOf(key) } }],
    source: { type: "Literal", value: source, raw: JSON.stringify(source) },
  };
  return {
    type: "mdxjsEsm",
    value: `import ${variableOf(key)} from "${source}"`,
    data: { estree: { type: "Program", sourceType: "module", body: [declaration] } },
  };
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of node.children ?? []) visit(child, see);
}
