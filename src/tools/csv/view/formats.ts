import templates from "@generated/protocol-data/default/csvTemplates.json";
import type { ListFormat } from "@site/src/protocol/lists/template";
import { rowLinks } from "@site/src/tools/rowLinks";
import type { RowLink } from "@site/src/ui/toolLinks";

const known: ReadonlySet<string> = new Set(templates.map(({ id }) => id));

/** All formats: those of the package, and those that only another tool takes, as for top-ups and stops. */
export const formats: readonly ListFormat[] = [
  ...templates,
  ...rowLinks.flatMap((link) => link.formats(templates)).filter(({ id }) => !known.has(id)),
];

/** Returns the link of a tool that takes rows of a format. */
export const findRowLink = (format: string): RowLink | undefined =>
  rowLinks.find((link) => link.formats(templates).some(({ id }) => id === format));
