export { EnlargeButton, enlargeByPress } from "./EnlargeButton";
