export { readModel } from "./models";
export { nearestName } from "./nearest";
export { readArguments } from "./read";
export { announce } from "./schema";
