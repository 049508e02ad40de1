export { StreamDrawing } from "./StreamDrawing";
export { StreamPlot, type StreamPlotProps } from "./StreamPlot";
