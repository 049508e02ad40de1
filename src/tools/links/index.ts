export { LinkBuilder } from "./view/LinkBuilder";
export { ExampleLinks, OldLinks } from "./view/LinkTables";
