// What the build bundles, for the host's function and for standard input and output.
export { DELETE, GET, POST } from "./server/function";
export { serve } from "./server/stdio";
