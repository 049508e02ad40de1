/**
 * Imported first by what runs for seconds only: the build, and the processes beside it. By default the engine spends a
 * sixth of their processor time on better machine code, for longer runs than these.
 */
import v8 from "node:v8";

v8.setFlagsFromString("--interrupt-budget=1000000");
