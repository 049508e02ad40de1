export * from "./AdminTables";
