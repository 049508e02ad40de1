// What src/index.ts writes, typed. The file stands in .docusaurus/ and exists only after a first start or build.
declare module "@generated/error-catalogue/default/errors.json" {
  import { type CatalogueError } from "@site/src/lib/revert";
  const errors: readonly CatalogueError[];
  export default errors;
}
declare module "@generated/error-catalogue/default/earlier.json" {
  import { type EarlierError } from "@site/src/lib/revert";
  const errors: readonly EarlierError[];
  export default errors;
}
