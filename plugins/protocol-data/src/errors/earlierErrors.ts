import { endedErrors, renamedErrors } from "../../../../data/errors/earlierReleases";
import { argumentMeanings } from "../../../../data/errors/sablier";
import type { CatalogueError, EarlierError, ErrorGroup } from "../../../../src/protocol/evm/revert";
import { collectReleaseErrors, groupReleasesBySelector } from "./releases";

/** Returns the error of today that says the same: named in the data, or the same after the prefix in the same group. */
function getSuccessor(
  name: string,
  group: ErrorGroup,
  catalogue: readonly CatalogueError[],
): CatalogueError | undefined {
  const wanted = renamedErrors[name];
  if (wanted) return catalogue.find((error) => error.name === wanted);
  const said = name.split("_")[1];
  const same = catalogue.filter((error) => error.group === group && error.name.split("_")[1] === said);
  // Flow has two errors Unauthorized; every other end of a name is one error of its product.
  return same.length === 1 ? same[0] : undefined;
}

/**
 * Returns the errors that only releases before the current ones have, from the ABIs in the SDK and the data's linked
 * ones, sorted by name. Old streams still answer with them.
 * @throws Error naming each error that has neither a name of today nor a text in data/errors/earlierReleases.ts, and
 * each
 *   text there that fits no error
 */
export function readEarlierErrors(siteDir: string, catalogue: readonly CatalogueError[]): EarlierError[] {
  const current = new Set(catalogue.map(({ selector }) => selector));
  const problems: string[] = [];
  const found = new Map<string, EarlierError>();
  const releases = groupReleasesBySelector(siteDir);
  for (const { group, selector, signature, error } of collectReleaseErrors(siteDir)) {
    if (current.has(selector) || found.has(selector)) continue;
    const { name, inputs } = error;
    const successor = endedErrors[name] ? undefined : getSuccessor(name, group, catalogue);
    const text = endedErrors[name] ?? successor;
    if (!text) problems.push(`${signature} has no name of today: add it to data/errors/earlierReleases.ts.`);
    found.set(selector, {
      name,
      selector,
      group,
      raisedBy: [],
      releases: releases.get(selector) ?? [],
      isEarlier: true,
      ...(successor ? { successor: successor.name } : {}),
      arguments: inputs.map(({ name: input = "", type }) => ({
        name: input,
        type,
        meaning:
          successor?.arguments.find((argument) => argument.name === input)?.meaning ??
          argumentMeanings[input] ??
          "",
      })),
      cause: text?.cause ?? "",
      remedy: text?.remedy ?? "",
    });
  }
  const names = new Set([...found.values()].map(({ name }) => name));
  for (const name of [...Object.keys(endedErrors), ...Object.keys(renamedErrors)]) {
    if (!names.has(name))
      problems.push(`data/errors/earlierReleases.ts names ${name}, which no earlier release has: remove it.`);
  }
  if (problems.length > 0)
    throw new Error(`The list of earlier errors has gaps:\n  ${problems.join("\n  ")}`);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
