import { findAction, isArgument } from "./actions";
import { LATEST, type Role, type Scenario, type Step } from "../scenario";

/** More steps than a person makes; an address with more is refused. */
const MAX_STEPS = 500;

/** Returns the steps as the end of an address: `864000~recipient.withdraw.recipient.400`. */
export function writeSteps(steps: readonly Step[]): string {
  return steps
    .map((step) => ("at" in step ? String(step.at) : [step.by, step.action, ...step.args].join(".")))
    .join("~");
}

/**
 * Reads what {@link writeSteps} wrote.
 *
 * @returns the steps, or a sentence that says what is wrong with them
 */
export function readSteps(text: string, scenario: Scenario): readonly Step[] | string {
  if (text === "") return [];
  const parts = text.split("~");
  if (parts.length > MAX_STEPS)
    return `The address has ${parts.length} steps; at most ${MAX_STEPS} can be played.`;
  const steps: Step[] = [];
  for (const part of parts) {
    const step = readStep(part, scenario);
    if (step === undefined) {
      return `The address has a step that this playground does not know: “${part.slice(0, 80)}”. The steps before it are shown.`;
    }
    steps.push(step);
  }
  return steps;
}

function readStep(part: string, scenario: Scenario): Step | undefined {
  if (/^\d{1,12}$/.test(part)) {
    const at = BigInt(part);
    return at <= LATEST ? { at } : undefined;
  }
  const [by = "", id = "", ...args] = part.split(".");
  const action = findAction(scenario, id);
  const isKnown =
    action !== undefined &&
    scenario.roles.includes(by as Role) &&
    args.length === action.parameters.length &&
    action.parameters.every(({ kind }, index) => isArgument(kind, args[index]!));
  return isKnown ? { by: by as Role, action: id, args } : undefined;
}
