// What src/index.ts writes, typed. The files stand in .docusaurus/ and exist only after a first start or build.
declare module "@generated/stream-plots/default/*.json" {
  import { type StreamPlot } from "@site/src/lib/plot/streamPlot";
  const plot: StreamPlot;
  export default plot;
}
