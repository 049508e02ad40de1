export { ToolList } from "./ToolList";
