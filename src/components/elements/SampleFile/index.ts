export { SampleFile } from "./SampleFile";
export type { SampleFileProps } from "./SampleFile";
