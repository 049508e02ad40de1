/** Counts the steps of a link: `2 steps`. */
export function countSteps(steps: string): string {
  const count = steps.split("~").length;
  return `${count} ${count === 1 ? "step" : "steps"}`;
}
