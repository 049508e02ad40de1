export {
  StatusCallerErrors,
  StatusFunctions,
  StatusMeanings,
  StatusTransitions,
  type StatusTablesProps,
} from "./StatusTables";
