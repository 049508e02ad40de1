export { readModel } from "./models";
export { findNearestName } from "./nearest";
export { readArguments } from "./read";
export { announce } from "./schema";
