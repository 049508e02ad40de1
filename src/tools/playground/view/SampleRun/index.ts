export { SampleRun } from "./SampleRun";
