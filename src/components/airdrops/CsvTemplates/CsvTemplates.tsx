import type { ReactNode } from "react";
import templates from "@generated/protocol-data/default/csvTemplates.json";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import type { CsvTemplate } from "@site/plugins/protocol-data/src/types";

export interface CsvTemplatesProps {
  family: CsvTemplate["family"];
}

/** How a template gives the times of a stream, in the words of the pages. */
export const TIMINGS = { duration: "lengths", range: "dates" } as const;

/**
 * The SDK's CSV templates of a family: shape, timing, columns, and the file to download. The file is in the link
 * itself, so that it downloads without a request and without JavaScript.
 */
export function CsvTemplates({ family }: CsvTemplatesProps): ReactNode {
  const rows = templates.filter((template) => template.family === family);
  const withTiming = rows.some(({ timing }) => timing);
  return (
    <DataTable
      caption={`Templates for ${family === "airdrops" ? "airdrops" : `${family === "flow" ? "Flow" : "Lockup"} streams`}, from the npm package sablier.`}
      columns={[
        { label: "Shape", kind: "code", isRowHeader: true, cell: ({ shape }) => shape },
        ...(withTiming
          ? [{ label: "With", cell: ({ timing }: CsvTemplate) => (timing ? TIMINGS[timing] : "") }]
          : []),
        { label: "Columns", kind: "code", cell: ({ columns }) => columns.join(", ") },
        {
          label: "File",
          kind: "short",
          cell: ({ id, text }) => (
            <a
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(text)}`}
              download={`${id.replaceAll("/", "-")}.csv`}
              aria-label={`Download the template ${id}`}
            >
              Download
            </a>
          ),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
