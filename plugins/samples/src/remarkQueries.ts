import path from "node:path";
import { answerTo, products, readQuery, type QueryFile } from "../../../src/protocol/indexers/documented";
import {
  writeCurlCommand,
  findExampleAddress,
  findIndexer,
  writeTypeScriptProgram,
  vendorNames,
  vendors,
  type Product,
} from "../../../src/protocol/indexers/request";
import { readAttribute, type MarkdownNode, locate } from "../../../src/site/markdownTree/markdownTree";
import { SEAL, computeSeal } from "../../../src/ui/sealedLink/sealedLink";

export interface Options {
  /** The project's root. */
  readonly root: string;
}

const createAttribute = (name: string, value: unknown) => ({ type: "mdxJsxAttribute", name, value });
const createElement = (
  name: string,
  attributes: Record<string, string>,
  children: MarkdownNode[],
): MarkdownNode => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => createAttribute(key, value)),
  children,
});
/** Returns an attribute rather than text, in which other plugins would look for Markdown. */
const createPlainCode = (title: string, code: string): MarkdownNode =>
  createElement("PlainCode", { title, code }, []);
/** Returns the same, with the values of the reader's chain. An attribute without a value is true. */
const createCodeForChain = (title: string, code: string): MarkdownNode => {
  const node = createPlainCode(title, code);
  return { ...node, attributes: [...node.attributes!, createAttribute("forChain", null)] };
};
const createDetails = (
  summary: string,
  children: MarkdownNode[],
  attributes: Record<string, string> = {},
): MarkdownNode =>
  createElement("details", attributes, [
    createElement("summary", {}, [{ type: "text", value: summary }]),
    ...children,
  ]);

/** Returns the address that opens the explorer with a documented query; the slashes are written as they are. */
const composeExplorerAddress = (id: string): string =>
  `/api/overview?${SEAL}=${computeSeal([["query", id]])}&query=${id}#explorer`;

/**
 * Returns what a tab shows of a query: its text, variables and answer, and how to send it. The link to the explorer is
 * a plain one: the page that may reach the indexers has to be loaded again (src/tools/explorer/view).
 */
async function getContent(file: QueryFile): Promise<MarkdownNode[]> {
  const { vendor, product, name, query, variables } = file;
  const indexer = findIndexer(product);
  const hasVariables = Object.keys(variables).length > 0;
  const send = (needsKey: boolean) => ({
    ...findExampleAddress(indexer, vendor, needsKey),
    query,
    variables,
  });
  return [
    { type: "code", lang: "graphql", meta: `title="${name}.graphql"`, value: query },
    createElement("p", {}, [
      {
        ...createElement("a", { href: composeExplorerAddress(`${vendor}/${product}/${name}`) }, [
          { type: "text", value: "Try it in the explorer" },
        ]),
        // Stays a plain link: the theme's link would navigate without loading a document.
        data: { _mdxExplicitJsx: true },
      },
    ]),
    createDetails(hasVariables ? "Variables and answer" : "Answer", [
      ...(hasVariables ? [createPlainCode("Variables", JSON.stringify(variables, null, 2))] : []),
      createPlainCode("Answer", await answerTo(file)),
    ]),
    // Paper prints a query once: src/css/print.css leaves out its other forms.
    createDetails(
      "With curl and TypeScript",
      [
        createCodeForChain("curl", writeCurlCommand(send(false))),
        createCodeForChain("TypeScript", writeTypeScriptProgram(send(vendor === "the-graph"))),
      ],
      { className: "screen-only" },
    ),
  ];
}

/**
 * Turns `<ApiQuery of="lockup/by-id" vendor={props.vendor} />` into tabs, one for each vendor that can answer: the query
 * of samples/graphql, its variables, the answer of the example indexer, and the request as curl and TypeScript. `vendor` says which tab is open.
 * Where one vendor alone can answer, there are no tabs.
 * Without JavaScript the open tab stays, and the page of the other vendor opens the other one.
 *
 * A query that does not exist fails the build with page and line.
 */
export default function collectApiQueries({ root }: Options = { root: path.resolve(__dirname, "../../..") }) {
  return async (tree: MarkdownNode, page: { path?: string }): Promise<void> => {
    for (const node of tree.children ?? []) {
      if (node.name !== "ApiQuery") continue;
      try {
        await fill(root, node);
      } catch (error) {
        const file = path.relative(root, page.path ?? "a page");
        throw new Error(`${locate(node, file)}: ${(error as Error).message}`, { cause: error });
      }
    }
  };
}

async function fill(root: string, node: MarkdownNode): Promise<void> {
  const id = readAttribute(node, "of") ?? "";
  const [product, name] = id.split("/");
  const isKnown = products.some((candidate) => candidate === product);
  const found = isKnown
    ? vendors.flatMap((vendor) => readQuery(root, vendor, product as Product, name ?? "") ?? [])
    : [];
  if (found.length === 0) {
    throw new Error(`no query "${id}": name a file of samples/graphql/<vendor>/, like lockup/by-id`);
  }
  const [only] = found.length === 1 ? found : [];
  if (only) {
    // The text above says which vendor it is, and there is nothing to choose.
    node.name = "div";
    node.attributes = [];
    node.children = await getContent(only);
    return;
  }
  const preferred = node.attributes?.find((candidate) => candidate.name === "vendor")?.value;
  node.name = "Tabs";
  node.attributes = [
    createAttribute("groupId", "vendor"),
    createAttribute("className", "one-on-paper"),
    createAttribute("defaultValue", preferred ?? found[0]!.vendor),
  ];
  node.children = await Promise.all(
    found.map(async (query) =>
      createElement(
        "TabItem",
        { value: query.vendor, label: vendorNames[query.vendor] },
        await getContent(query),
      ),
    ),
  );
}
