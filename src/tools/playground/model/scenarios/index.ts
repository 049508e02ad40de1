import type { Scenario } from "../scenario";
import { flowScenarios } from "./flow";
import { lockupScenarios } from "./lockup";
import { customScenario } from "./custom";
import { shapeScenarios } from "./shapes";

/** Every playground of the pages. */
export const scenarios: readonly Scenario[] = [
  ...lockupScenarios,
  ...shapeScenarios,
  ...flowScenarios,
  customScenario,
];
