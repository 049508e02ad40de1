import { INITIAL, readScenario } from "../creation/form";
import type { Scenario } from "../scenario";

/** The stream of the form of /playground before a reader changes it. */
export const customScenario = readScenario(INITIAL) as Scenario;
