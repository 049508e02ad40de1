import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { vendors, type Product, type Vendor } from "../../../src/lib/indexers/request";

export const products = ["lockup", "flow", "airdrops"] as const satisfies readonly Product[];

/** A query as a vendor understands it, with example variables. */
export interface QueryFile {
  readonly vendor: Vendor;
  readonly product: Product;
  /** Name of the file and, on the page, of the anchor. */
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A query that a page explains. */
export interface DocumentedQuery extends QueryFile {
  /** The heading under which the page shows it. */
  readonly title: string;
}

/** Path of a query's files from the project's root, without their endings. */
export function pathOf(vendor: Vendor, product: string, name: string): string {
  return `samples/graphql/${vendor}/${product}/${name}`;
}

/** The query of a vendor, or nothing where the vendor cannot answer that question. */
export function readQuery(
  root: string,
  vendor: Vendor,
  product: Product,
  name: string,
): QueryFile | undefined {
  const base = path.join(root, pathOf(vendor, product, name));
  if (!existsSync(`${base}.graphql`)) return undefined;
  return {
    vendor,
    product,
    name,
    query: readFileSync(`${base}.graphql`, "utf8").trim(),
    variables: JSON.parse(readFileSync(`${base}.variables.json`, "utf8")) as QueryFile["variables"],
  };
}

/** The page part that explains the queries of a product. */
export function pageOf(product: Product): string {
  return `docs/api/_queries-${product}.mdx`;
}

/**
 * The questions of a page and the queries that answer them: each `<ApiQuery of="product/name" … />` under its heading.
 * @param text the page's source
 */
export function questionsOf(text: string): { title: string; of: string }[] {
  let title = "";
  return text.split("\n").flatMap((line) => {
    title = /^#{2,4} (.*?)\s*(?:\{.*\})?$/.exec(line)?.[1] ?? title;
    const of = /^<ApiQuery of="([^"]*)"/.exec(line)?.[1];
    return of === undefined ? [] : [{ title, of }];
  });
}

/** Every query that the pages show, in the order of the pages. */
export function readQueries(root: string): DocumentedQuery[] {
  return products.flatMap((product) =>
    questionsOf(readFileSync(path.join(root, pageOf(product)), "utf8")).flatMap(({ title, of }) =>
      vendors.flatMap((vendor) => {
        const query = readQuery(root, vendor, product, of.split("/")[1] ?? "");
        return query ? [{ title, ...query }] : [];
      }),
    ),
  );
}
