export { EnlargeButton, type EnlargeButtonProps } from "./EnlargeButton";
