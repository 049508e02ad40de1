import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { flowStatuses, lockupStatuses, type StatusFacts } from "../../../../data/contracts/statuses/statuses";

const docs = path.resolve(__dirname, "../../../../docs/concepts");

/**
 * Returns the arrows of a page's state diagram as `FROM>TO`, without the one that leads out. An arrow from a box is one
 * from each state in it.
 */
function listArrows(page: string): string[] {
  const text = readFileSync(path.join(docs, page), "utf8");
  const boxes = [...text.matchAll(/^ {2}state ".*" as (\w+) \{\n([^}]*)\}/gmu)].map(([, name, lines]) => ({
    name,
    states: [...new Set(lines!.match(/\b[A-Z_]{6,}\b/g))],
  }));
  return [...text.matchAll(/^ +(\S+) --> ([^\s:]+)/gmu)]
    .filter(([, , to]) => to !== "[*]")
    .flatMap(([, from, to]) => {
      const sources = boxes.find(({ name }) => name === from)?.states ?? [from === "[*]" ? "null" : from];
      return sources.map((source) => `${source}>${to}`);
    });
}

/** Calls that do two steps at once skip a status: pages say so, and leave them to the table. */
const isOneStep = ({ trigger }: { trigger: string }) => !/^`[a-z]+And[A-Z]/.test(trigger);

const subjects: [string, StatusFacts<string>][] = [
  ["lockup/statuses.mdx", lockupStatuses],
  ["flow/statuses.mdx", flowStatuses],
];

describe.each(subjects)("the diagram of %s", (page, facts) => {
  it("shows exactly the changes of one step that the table lists", () => {
    const changes = facts.transitions.filter(isOneStep).map(({ from, to }) => `${from}>${to}`);
    expect(listArrows(page).sort()).toEqual(changes.sort());
  });
});
