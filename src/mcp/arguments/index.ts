export { readModel } from "./models";
export { nearestName } from "./nearest";
export { readArguments, unknownName } from "./read";
export { announce, type FlatSchema } from "./schema";
