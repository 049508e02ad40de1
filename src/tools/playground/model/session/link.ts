import { readWhole, SEAL, computeSeal, type WholeLink } from "../../../../ui/sealedLink/sealedLink";

/** Parameters that name a playground and its steps. */
export const LINKED_STEPS: readonly string[] = ["playground", "steps"];

type Parameters = readonly (readonly [name: string, value: string])[];

/**
 * Writes the end of an address that opens a playground: `?seal=1k2j3h4&playground=fees&steps=86400#playground-fees`.
 *
 * @param steps as `writeSteps` wrote them
 * @param form parameters of the stream that a reader describes
 * @param others parameters of the page, which the seal does not cover
 */
export function writeLink(
  scenario: string,
  steps: string,
  form: Parameters = [],
  others: Parameters = [],
): string {
  const own: [string, string][] = [["playground", scenario]];
  if (steps !== "") own.push(["steps", steps]);
  const seal = computeSeal([...form, ...own]);
  // `URLSearchParams` would escape the signs between the steps, and nobody could read the address.
  const written = own.map(([name, value]) => `${name}=${value}`);
  const rest = new URLSearchParams([...others, ...form].map((each) => [...each])).toString();
  return `?${[`${SEAL}=${seal}`, rest, ...written].filter(Boolean).join("&")}#playground-${scenario}`;
}

/** Checks whether a link, which may be cut, can be one of a playground. */
function canBeOf(query: URLSearchParams, scenario: string): boolean {
  const named = query.get("playground");
  if (named !== null) return scenario.startsWith(named);
  return [...query.keys()].every((name) => SEAL.startsWith(name) || "playground".startsWith(name));
}

/** Reads the steps of a playground of a page. An address of a different playground, or form, has nothing for it. */
export function readLink(search: string, scenario: string): WholeLink {
  const reading = readWhole(search, LINKED_STEPS, "playground");
  if (reading.kind === "whole")
    return reading.parameters.get("playground") === scenario ? reading : { kind: "none" };
  return canBeOf(new URLSearchParams(search), scenario) ? reading : { kind: "none" };
}
