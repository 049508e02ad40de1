import { statusMarks } from "../../data/contracts/statuses/statusMarks";
import { tints } from "./palette";

/** Keeps the place of the mark while Mermaid measures a label: standaloneSvg.ts puts the mark there. */
export const PLACEHOLDER = "o_";

/**
 * Gives the states of a state diagram, and the nodes of a flowchart, that are statuses of a stream the tint that these
 * have in text, and room for their mark.
 *
 * @param source Mermaid's language
 * @returns the same with Mermaid's own lines for labels and classes; any other diagram as it is
 */
export function markStatuses(source: string): string {
  const statuses = Object.entries(statusMarks).filter(([name]) => new RegExp(`\\b${name}\\b`).test(source));
  if (statuses.length === 0) return source;
  const classes = Object.entries(tints).map(([tint, colour]) => `classDef ${tint} stroke:${colour}`);
  const states = statuses.flatMap(([name, { tint }]) => [
    `state "${PLACEHOLDER}${name}" as ${name}`,
    `class ${name} ${tint}`,
  ]);
  return source
    .replace(/^stateDiagram.*$/m, (head) => [head, ...classes, ...states].join("\n"))
    .replace(/^flowchart.*$/m, (head) => [head, ...classes].join("\n"))
    .replace(/\b(\w+)\[(\w+)\]/g, (node, id: string, label: string) => {
      const mark = statusMarks[label];
      return mark ? `${id}[${PLACEHOLDER}${label}]:::${mark.tint}` : node;
    });
}
