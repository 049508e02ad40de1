import { keepTypedForm, readTypedForm } from "@site/src/ui/forms/typedForm";

const keyOf = (scenario: string) => `playground.${scenario}`;

/** Keeps, until the tab is closed, that the reader played what the address of the page says. */
export const keepPlayed = (scenario: string): void =>
  keepTypedForm(keyOf(scenario), { form: {}, address: window.location.search, isTried: true });

/** Checks whether the reader played what the address says, in this tab. */
export const isPlayed = (scenario: string): boolean =>
  readTypedForm(keyOf(scenario), {})?.address === window.location.search;

/** Counts the steps of a link: `2 steps`. */
export function countSteps(steps: string): string {
  const count = steps.split("~").length;
  return `${count} ${count === 1 ? "step" : "steps"}`;
}
