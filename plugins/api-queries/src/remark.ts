import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  curlCommand,
  exampleAddress,
  indexerOf,
  typeScriptProgram,
  vendorNames,
  vendors,
  type Product,
} from "../../../src/lib/indexerRequest";
import { pathOf, products, readQuery, type QueryFile } from "./queries";

/** As much of a Markdown tree as this plugin touches. */
interface Node {
  type: string;
  name?: string | null;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { line: number } };
  data?: Record<string, unknown>;
}

export interface Options {
  /** The project's root. */
  readonly root: string;
}

const attribute = (name: string, value: unknown) => ({ type: "mdxJsxAttribute", name, value });
const element = (name: string, attributes: Record<string, string>, children: Node[]): Node => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
  children,
});
/** An attribute rather than text, in which other plugins would look for Markdown. */
const plainCode = (title: string, code: string): Node => element("PlainCode", { title, code }, []);
const details = (summary: string, children: Node[]): Node =>
  element("details", {}, [element("summary", {}, [{ type: "text", value: summary }]), ...children]);

/**
 * What a tab shows of a query: its text, variables and answer, and how to send it. The link to the explorer is a plain
 * one: the page that may reach the indexers has to be loaded anew (src/components/api/ApiExplorer).
 */
function contentOf(root: string, { vendor, product, name, query, variables }: QueryFile): Node[] {
  const answer = path.join(root, `${pathOf(vendor, product, name)}.answer.json`);
  if (!existsSync(answer)) throw new Error(`${pathOf(vendor, product, name)} has no answer`);
  const indexer = indexerOf(product);
  const hasVariables = Object.keys(variables).length > 0;
  const send = (needsKey: boolean) => ({ ...exampleAddress(indexer, vendor, needsKey), query, variables });
  return [
    { type: "code", lang: "graphql", meta: `title="${name}.graphql"`, value: query },
    element("p", {}, [
      {
        ...element("a", { href: `/api/overview?query=${vendor}/${product}/${name}#explorer` }, [
          { type: "text", value: "Try it in the explorer" },
        ]),
        // Kept as it is: the theme's link would change the page without loading a document.
        data: { _mdxExplicitJsx: true },
      },
    ]),
    details(hasVariables ? "Variables and answer" : "Answer", [
      ...(hasVariables ? [plainCode("Variables", JSON.stringify(variables, null, 2))] : []),
      plainCode("Answer", readFileSync(answer, "utf8").trim()),
    ]),
    details("With curl and TypeScript", [
      plainCode("curl", curlCommand(send(false))),
      plainCode("TypeScript", typeScriptProgram(send(vendor === "the-graph"))),
    ]),
  ];
}

/**
 * Turns `<ApiQuery of="lockup/by-id" vendor={props.vendor} />` into tabs, one for each vendor that can answer: the query
 * of samples/graphql, its variables and answer, and the request as curl and TypeScript. `vendor` says which tab is open.
 * Without JavaScript the open tab stays, and the page of the other vendor opens the other one.
 *
 * A query that does not exist fails the build with page and line.
 */
export default function apiQueries({ root }: Options = { root: path.resolve(__dirname, "../../..") }) {
  return (tree: Node, page: { path?: string }): void => {
    for (const node of tree.children ?? []) {
      if (node.name !== "ApiQuery") continue;
      try {
        fill(root, node);
      } catch (error) {
        const place = `${path.relative(root, page.path ?? "a page")}:${node.position?.start.line ?? "?"}`;
        throw new Error(`${place}: ${(error as Error).message}`, { cause: error });
      }
    }
  };
}

function fill(root: string, node: Node): void {
  const of = node.attributes?.find(({ name }) => name === "of")?.value;
  const [product, name] = String(of).split("/");
  const isKnown = products.some((one) => one === product);
  const found = isKnown
    ? vendors.flatMap((vendor) => readQuery(root, vendor, product as Product, name ?? "") ?? [])
    : [];
  if (found.length === 0) {
    throw new Error(`no query "${String(of)}": name a file of samples/graphql/<vendor>/, like lockup/by-id`);
  }
  const preferred = node.attributes?.find((one) => one.name === "vendor")?.value;
  node.name = "Tabs";
  node.attributes = [
    attribute("groupId", "vendor"),
    attribute("defaultValue", found.length === 1 ? found[0]!.vendor : (preferred ?? found[0]!.vendor)),
  ];
  node.children = found.map((query) =>
    element("TabItem", { value: query.vendor, label: vendorNames[query.vendor] }, contentOf(root, query)),
  );
}
