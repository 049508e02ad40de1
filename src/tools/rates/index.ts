export { RateCalculator } from "./view/RateCalculator";
export { RateTable } from "./view/RateTable";
