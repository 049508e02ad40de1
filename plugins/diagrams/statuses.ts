import { statusMarks } from "../../data/contracts/statusMarks";
import { tints } from "./palette";

/** Keeps the place of the mark while Mermaid measures a label: standaloneSvg.ts puts the mark there. */
export const PLACEHOLDER = "o_";

/**
 * Gives the states of a state diagram that are statuses of a stream the tint that these have in text, and room for
 * their mark.
 *
 * @param source Mermaid's language
 * @returns the same with Mermaid's own lines for labels and classes; any other diagram as it is
 */
export function markStatuses(source: string): string {
  const lines = Object.entries(statusMarks)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(source))
    .flatMap(([name, { tint }]) => [`state "${PLACEHOLDER}${name}" as ${name}`, `class ${name} ${tint}`]);
  if (lines.length === 0) return source;
  const classes = Object.entries(tints).map(([tint, colour]) => `classDef ${tint} stroke:${colour}`);
  const marked = source.replace(/^stateDiagram.*$/m, (head) => [head, ...classes, ...lines].join("\n"));
  // The longest name and its mark are wider than Mermaid's usual line; a source with a directive has its own.
  return marked.startsWith("%%{") ? marked : `%%{init: {"flowchart": {"wrappingWidth": 240}}}%%\n${marked}`;
}
