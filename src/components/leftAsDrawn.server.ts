// What the server draws; the browser gets leftAsDrawn.client instead (plugins/lean-client).
export { CreationGas } from "./costs/CreationGas/CreationGas";
export { FlowPlot } from "./streams/FlowPlot/FlowPlot";
export { ShapeGallery } from "./streams/ShapeGallery/ShapeGallery";
export { ShapeValues } from "./streams/ShapeValues/ShapeValues";
export { StreamPlot } from "./streams/StreamPlot/StreamPlot";
export { ExponentTable } from "./streams/Timeline/ExponentTable";
export { Timeline } from "./streams/Timeline/Timeline";
