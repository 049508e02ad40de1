export { FlowPlot } from "../../leftAsDrawn.server";
export type { FlowPlotEvent, FlowPlotProps } from "./FlowPlot";
