export { StatusCallerErrors, StatusFunctions, StatusMeanings, StatusTransitions } from "./StatusTables";
