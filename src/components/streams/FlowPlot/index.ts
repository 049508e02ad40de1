export { FlowPlot, type FlowPlotEvent, type FlowPlotProps } from "./FlowPlot";
