export * from "./EndpointTables";
