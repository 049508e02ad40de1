import type { ReactNode } from "react";
import templates from "@generated/protocol-data/default/csvTemplates.json";
import {
  csvColumns,
  oldTemplates,
  renamedColumns,
  type CsvColumn,
  type OldTemplate,
} from "@site/data/apps/csv";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import { listCurrentNames } from "@site/src/protocol/lists/columns/oldHeaders";
import type { CsvTemplate } from "@site/plugins/protocol-data/src/types";
import { TIMINGS } from "../CsvTemplates/CsvTemplates";

/** What may be in each column of the CSV files. Static. */
export function CsvColumns(): ReactNode {
  return (
    <DataTable
      caption="Columns of the CSV files. All columns of a template are required, and there may be no others."
      columns={[
        { label: "Column", kind: "code", isRowHeader: true, cell: ([name]) => name },
        { label: "Holds", cell: ([, { rule }]) => rule.says },
        { label: "Meaning", cell: ([, { meaning }]) => meaning },
      ]}
      rows={Object.entries<CsvColumn>(csvColumns)}
      rowKey={([name]) => name}
    />
  );
}

/** Column names of old templates and their current names. Static. */
export function RenamedColumns(): ReactNode {
  return (
    <DataTable
      caption="Column names of older templates."
      columns={[
        { label: "Was", kind: "code", isRowHeader: true, cell: ({ old }) => old },
        { label: "Is", cell: ({ now }) => (now ? <code>{now}</code> : "dropped") },
      ]}
      rows={renamedColumns}
      rowKey={({ old }) => old}
    />
  );
}

const findCurrentTemplate = ({ now }: OldTemplate): CsvTemplate => {
  const template = templates.find(({ id }) => id === now);
  if (!template) throw new Error(`The SDK has no CSV template ${now}: data/apps/csv.ts has to follow.`);
  return template;
};

/** The older templates, by their headers, with the current template of each and the columns it lacks. Static. */
export function OldTemplates(): ReactNode {
  return (
    <DataTable
      caption="Older templates, the template in the current package, and the columns to add."
      columns={[
        { label: "Older columns", kind: "code", cell: ({ header }) => header.replaceAll(",", ", ") },
        {
          label: "Current template",
          kind: "text",
          cell: (old) => {
            const { shape, timing } = findCurrentTemplate(old);
            return (
              <>
                <code>{shape}</code>
                {timing && ` with ${TIMINGS[timing]}`}
              </>
            );
          },
        },
        {
          label: "To add",
          kind: "code",
          cell: (old) => {
            const names = listCurrentNames(old.header);
            return findCurrentTemplate(old)
              .columns.filter((name) => !names.includes(name))
              .join(", ");
          },
        },
      ]}
      rows={oldTemplates}
      rowKey={({ header }) => header}
    />
  );
}
