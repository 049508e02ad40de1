// What index.ts writes, typed. The file is in .docusaurus/ and exists only after a first start or build.
declare module "@generated/samples/default/queries.json" {
  import { type DocumentedQuery } from "@site/plugins/samples/src/queries";
  const queries: readonly DocumentedQuery[];
  export default queries;
}
