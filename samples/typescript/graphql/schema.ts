// #region schema
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from "graphql";
import { request } from "./request";

/** The complete schema of an indexer as text, for editors and generators of types. `key` as for `request`. */
export async function schemaOf(url: string, key?: string): Promise<string> {
  return printSchema(
    buildClientSchema(await request<IntrospectionQuery>(url, getIntrospectionQuery(), {}, key)),
  );
}
// #endregion schema
