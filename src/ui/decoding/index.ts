export { readCall } from "./calls";
export { eventOf, readRevert } from "./reverts";
