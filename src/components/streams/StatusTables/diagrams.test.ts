import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { flowStatuses, lockupStatuses, type StatusFacts } from "../../../../data/contracts/statuses";

const docs = path.resolve(__dirname, "../../../../docs/concepts");

/** The arrows of a page's state diagram as `FROM>TO`, without the one that leads out. */
function arrowsOf(page: string): string[] {
  const text = readFileSync(path.join(docs, page), "utf8");
  return [...text.matchAll(/^ {2}(\S+) --> ([^\s:]+)/gmu)]
    .map(([, from, to]) => `${from === "[*]" ? "null" : from}>${to}`)
    .filter((arrow) => !arrow.endsWith(">[*]"));
}

const subjects: [string, StatusFacts<string>][] = [
  ["lockup/statuses.mdx", lockupStatuses],
  ["flow/statuses.mdx", flowStatuses],
];

describe.each(subjects)("the diagram of %s", (page, facts) => {
  it("shows exactly the changes that the table lists", () => {
    expect(arrowsOf(page).sort()).toEqual(facts.transitions.map(({ from, to }) => `${from}>${to}`).sort());
  });
});
