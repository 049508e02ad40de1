// What the build bundles, for the host's function and for standard input and output.
export { DELETE, GET, POST } from "./function";
export { serve } from "./stdio";
