export { EnlargeButton, enlargeByPress, type EnlargeButtonProps } from "./EnlargeButton";
