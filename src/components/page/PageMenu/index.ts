export { PageMenu, type PageMenuProps } from "./PageMenu";
