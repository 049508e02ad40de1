import type { ReactNode } from "react";
import { exampleLinks, oldLinks } from "@site/data/apps/appLinks";
import { Breakable } from "@site/src/ui/elements/CodeInline/Breakable";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";

/** Examples of links into the app. Static. */
export function ExampleLinks(): ReactNode {
  return (
    <DataTable
      caption="Examples of links. The numbers are only illustrations."
      columns={[
        { label: "Opens", isRowHeader: true, cell: ({ goal }) => goal },
        { label: "Link", kind: "code", cell: ({ url }) => <Breakable name={url} /> },
      ]}
      rows={exampleLinks}
      rowKey={({ url }) => url}
    />
  );
}

/** Links of the old form and what they are now. Static. */
export function OldLinks(): ReactNode {
  return (
    <DataTable
      caption="Links from before May 2026."
      columns={[
        {
          label: "Old link",
          kind: "code",
          isRowHeader: true,
          cell: ({ old }) => <Breakable name={old.replace("https://", "")} />,
        },
        {
          label: "Current link",
          kind: "code",
          cell: ({ now }) => <Breakable name={now.replace("https://", "")} />,
        },
      ]}
      rows={oldLinks}
      rowKey={({ old }) => old}
    />
  );
}
