// What index.ts writes, typed. The file stands in .docusaurus/ and exists only after a first start or build.
declare module "@generated/api-queries/default/queries.json" {
  import { type DocumentedQuery } from "@site/plugins/api-queries/src/queries";
  const queries: readonly DocumentedQuery[];
  export default queries;
}
