export { WhoControls } from "./WhoControls";
