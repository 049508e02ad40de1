export { RateCalculator } from "./RateCalculator";
export { RateTable } from "./RateTable";
