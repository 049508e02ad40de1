export { CreatePlayground } from "./CreatePlayground";
