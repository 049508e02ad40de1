export * from "./EntityTables";
