export { CreatePlayground } from "./view/CreatePlayground/CreatePlayground";
export { SampleRun } from "./view/SampleRun/SampleRun";
export { StreamPlayground } from "./view/StreamPlayground/StreamPlayground";
