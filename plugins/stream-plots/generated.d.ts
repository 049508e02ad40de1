// What index.ts writes, typed. The file stands in .docusaurus/ and exists only after a first start or build.
declare module "@generated/stream-plots/default/drawings.json" {
  import { type StreamPlot } from "@site/src/lib/plot/streamPlot";
  const drawings: readonly StreamPlot[];
  export default drawings;
}
