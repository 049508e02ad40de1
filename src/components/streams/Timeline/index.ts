export { ExponentTable } from "./ExponentTable";
export { Timeline, type TimelineProps } from "./Timeline";
