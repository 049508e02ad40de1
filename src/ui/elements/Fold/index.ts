export { Fold } from "./Fold";
