export { readCall } from "./calls";
export { findEvent, readRevert } from "./reverts";
