export * from "./AuditTable";
