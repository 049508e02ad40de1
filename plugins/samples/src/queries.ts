import { readFileSync } from "node:fs";
import path from "node:path";
import { products, readQuery, type QueryFile } from "../../../src/protocol/indexers/documented";
import { vendors, type Product } from "../../../src/protocol/indexers/request";

/** A query that a page explains. */
export interface DocumentedQuery extends QueryFile {
  /** The heading under which the page shows it. */
  readonly title: string;
}

/** Returns the page part that explains the queries of a product. */
export function findPage(product: Product): string {
  return `docs/api/_queries-${product}.mdx`;
}

/**
 * Returns the questions of a page and the queries that answer them: each `<ApiQuery of="product/name" … />` under its
 * heading.
 * @param text the page's source
 */
export function findQuestions(text: string): { title: string; of: string }[] {
  let title = "";
  return text.split("\n").flatMap((line) => {
    // eslint-disable-next-line regexp/no-super-linear-backtracking -- it meets the site's own files only
    title = /^#{2,4} (.*?)\s*(?:\{.*\})?$/.exec(line)?.[1] ?? title;
    const id = /^<ApiQuery of="([^"]*)"/.exec(line)?.[1];
    return id === undefined ? [] : [{ title, of: id }];
  });
}

/** Returns every query that the pages show, in the order of the pages. */
export function readQueries(root: string): DocumentedQuery[] {
  return products.flatMap((product) =>
    findQuestions(readFileSync(path.join(root, findPage(product)), "utf8")).flatMap(({ title, of: id }) =>
      vendors.flatMap((vendor) => {
        const query = readQuery(root, vendor, product, id.split("/")[1] ?? "");
        return query ? [{ title, ...query }] : [];
      }),
    ),
  );
}
