export { LinkBuilder } from "./LinkBuilder";
export { ExampleLinks, OldLinks } from "./LinkTables";
