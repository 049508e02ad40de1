import { WEEKLY_TAG } from "../../scripts/test/steps";

/** Inputs of one test, and the end of its title. */
interface Round<Input> {
  inputs: readonly Input[];
  tag: string;
}

/**
 * Divides the inputs of a test, so that each change is tried on the first few, and the weekly job tries the others.
 *
 * @param inputs all inputs, those that differ most from each other first
 * @param often number of inputs that each change is tried on
 * @returns a test for each change, and one for the weekly job
 */
export const divideInputs = <Input>(inputs: readonly Input[], often: number): Round<Input>[] => [
  { inputs: inputs.slice(0, often), tag: "" },
  { inputs: inputs.slice(often), tag: ` ${WEEKLY_TAG}` },
];
