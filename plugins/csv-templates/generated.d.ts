// What src/index.ts writes, typed. The file stands in .docusaurus/ and exists only after a first start or build.
declare module "@generated/csv-templates/default/templates.json" {
  import { type CsvTemplate } from "@site/plugins/csv-templates/src/templates";
  const templates: readonly CsvTemplate[];
  export default templates;
}
