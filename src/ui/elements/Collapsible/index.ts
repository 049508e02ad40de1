export { Collapsible, useCollapsibleProps } from "./Collapsible";
