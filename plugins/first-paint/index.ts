export { Sheet } from "./src/sheet";
export { firstPaint, type GuestSheet } from "./src/step";
export { tokensOf } from "./src/tokens";
