export { ExponentTable, Timeline } from "../../leftAsDrawn.server";
export type { TimelineProps } from "./Timeline";
