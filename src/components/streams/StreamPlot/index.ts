export { StreamPlot } from "../../leftAsDrawn.server";
export type { StreamPlotProps } from "./StreamPlot";
