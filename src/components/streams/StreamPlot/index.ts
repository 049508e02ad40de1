export { StreamPlot, type StreamPlotProps } from "./StreamPlot";
