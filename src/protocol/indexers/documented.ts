import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kind, parse } from "graphql";
import { ask } from "./example";
import { findIndexer, vendors, type Product, type Vendor } from "./request";

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

/** Returns the paths from the project's root of what `lockup/by-id` is made from at a vendor: its query and its variables. */
function listFiles(vendor: Vendor, id: string): { query: string; variables: string } {
  return {
    query: `samples/graphql/${vendor}/${id}.graphql`,
    variables: `samples/graphql/variables/${id}.json`,
  };
}

/**
 * Returns the query of a vendor, or nothing where the vendor cannot answer that question. Both vendors share a file of
 * variables: a query has those that it declares.
 * @param root the project's folder
 */
export function readQuery(
  root: string,
  vendor: Vendor,
  product: Product,
  name: string,
): QueryFile | undefined {
  const files = listFiles(vendor, `${product}/${name}`);
  if (!existsSync(path.join(root, files.query))) return undefined;
  const query = readFileSync(path.join(root, files.query), "utf8").trim();
  const values = JSON.parse(readFileSync(path.join(root, files.variables), "utf8")) as QueryFile["variables"];
  const declared = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
  const variables = Object.fromEntries(Object.entries(values).filter(([key]) => declared.includes(key)));
  return { vendor, product, name, query, variables };
}

/** Returns every query of both vendors, by vendor, product and name. */
export function listQueries(root: string): QueryFile[] {
  return vendors.flatMap((vendor) =>
    products.flatMap((product) =>
      readdirSync(path.join(root, "samples/graphql", vendor, product))
        .sort()
        .flatMap((file) => readQuery(root, vendor, product, path.basename(file, ".graphql")) ?? []),
    ),
  );
}

/**
 * Returns the answer of the example rows, as its page shows it.
 * @throws the first error of the answer
 */
export async function answerTo({ vendor, product, query, variables }: QueryFile): Promise<string> {
  const { data, errors } = await ask(vendor, findIndexer(product), query, variables);
  if (errors) throw errors[0]!;
  return JSON.stringify({ data }, null, 2);
}
