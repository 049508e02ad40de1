export * from "./FeeTables";
