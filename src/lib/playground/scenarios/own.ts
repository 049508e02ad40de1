import { INITIAL, scenarioOf } from "../creationForm";
import type { Scenario } from "../scenario";

/** The stream of the form of /playground before a reader changes it. */
export const ownScenario = scenarioOf(INITIAL) as Scenario;
