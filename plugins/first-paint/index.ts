export { firstPaint, type GuestSheet } from "./src/step";
