import {
  attributeOf,
  type MarkdownNode,
  placeOf,
  setAttribute,
  visit,
} from "../../../src/lib/markdownTree/markdownTree";
import { catalog, find, keyOf } from "../../../src/lib/shapes/catalog";
import { fileOf } from "./index";

/**
 * Hands drawings to `<StreamPlot shape="linear" />` and `<ShapeGallery family="lockup" />`: the tag gets the property
 * `plot` (or `plots`), and the page imports the JSON modules that it names. An unknown shape fails the build with the
 * page and the line.
 */
export default function streamPlots() {
  return (tree: MarkdownNode, file: { path?: string }): void => {
    const imported = new Set<string>();
    visit(tree, (node) => {
      if (node.name !== "StreamPlot" && node.name !== "ShapeGallery") return;
      try {
        const keys =
          node.name === "StreamPlot"
            ? [keyOf(find(attributeOf(node, "shape") ?? ""))]
            : gallery(attributeOf(node, "family"));
        for (const key of keys) imported.add(key);
        const names = keys.map((key) => ({ type: "Identifier", name: variableOf(key) }));
        if (node.name === "StreamPlot") setAttribute(node, "plot", expression(names[0]!));
        else setAttribute(node, "plots", expression({ type: "ArrayExpression", elements: names }));
      } catch (error) {
        throw new Error(`<${node.name}> in ${placeOf(node, file.path)}: ${(error as Error).message}`, {
          cause: error,
        });
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

function expression(value: object): object {
  const program = {
    type: "Program",
    sourceType: "module",
    body: [{ type: "ExpressionStatement", expression: value }],
  };
  // MDX compiles the syntax tree and ignores the text, which only says where the value comes from.
  return { type: "mdxJsxAttributeValueExpression", value: "drawn at build", data: { estree: program } };
}

function importOf(key: string): MarkdownNode {
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
