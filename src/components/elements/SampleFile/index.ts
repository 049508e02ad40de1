export { SampleFile } from "./SampleFile";
