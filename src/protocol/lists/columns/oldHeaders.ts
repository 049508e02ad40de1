import { renamedColumns } from "../../../../data/apps/csv";

const current = new Map(
  renamedColumns.flatMap(({ old, now }) => {
    const names = now.split(", ");
    return old.split(", ").map((name, index) => [name, names[index] ?? ""] as const);
  }),
);

/**
 * Returns what a column of an older template is called today; nothing when it was dropped or is of no older template.
 */
export const findCurrentName = (name: string): string | undefined => current.get(name) || undefined;

/**
 * Returns what the columns of an older template are called today, in their old order.
 *
 * @param header with commas between
 * @returns current names; a column that was dropped is left out, one that was not renamed stays
 */
export const listCurrentNames = (header: string): string[] =>
  header
    .split(",")
    .map((name) => current.get(name) ?? name)
    .filter(Boolean);
