import templates from "@generated/protocol-data/default/csvTemplates.json";
import { ACTIONS, batchTemplates } from "@site/src/tools/batch/model";

export type Family = "lockup" | "flow" | "airdrops";

/** A format of lists. */
export interface Template {
  readonly id: string;
  readonly family: Family;
  readonly shape: string;
  readonly timing?: "duration" | "range";
  readonly columns: readonly string[];
  /** Header and example rows. */
  readonly text: string;
  /** What it is called, if not by its shape. */
  readonly label?: string;
}

/** What formats of the batch builder are called that the package does not have. */
const LABELS: Readonly<Record<string, string>> = {
  "flow/now": "stream, from the execution of the batch",
  "lockup/range/priceGated": "priceGated, with dates",
};

const known: ReadonlySet<string> = new Set(templates.map(({ id }) => id));

/** All formats: those of the package, and those that only the batch builder has, as for top-ups and stops. */
export const formats: readonly Template[] = [
  ...templates,
  ...batchTemplates(templates)
    .filter(({ id }) => !known.has(id))
    .map((format) => ({
      ...format,
      family: format.id.startsWith("flow/") ? ("flow" as const) : ("lockup" as const),
      shape: format.id.split("/").at(-1)!,
      label: LABELS[format.id] ?? format.id,
    })),
  ...ACTIONS.map(({ id, product, label, columns, text }) => ({
    id,
    family: product,
    shape: id.split("/").at(-1)!,
    label: `${label}, existing streams`,
    columns,
    text,
  })),
];
