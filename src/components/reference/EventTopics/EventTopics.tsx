import type { ReactNode } from "react";
import topics from "@generated/protocol-data/default/eventTopics.json";
import { productNames } from "@site/data/site/products";
import { Breakable } from "@site/src/ui/elements/CodeInline/Breakable";
import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import type { StreamProduct } from "@site/plugins/protocol-data/src/types";
import { formatReleaseRanges } from "./releaseRanges";
import styles from "./styles.module.css";

/**
 * Every event of a product with its topic in each release and the fields that are indexed, read from the SDK's ABIs at
 * build time. JavaScript adds the buttons that copy a topic.
 */
export function EventTopics({ product }: { readonly product: StreamProduct }): ReactNode {
  const { releases, rows } = topics[product];
  return (
    <DataTable
      caption={`Topics of ${productNames[product]} in ${releases[0]} to ${releases.at(-1)}`}
      columns={[
        {
          label: "Event, releases",
          isRowHeader: true,
          cell: (row) => (
            <>
              <Breakable name={row.event} />
              <br />
              <span className={styles.releases}>{formatReleaseRanges(row.releases, releases)}</span>
            </>
          ),
        },
        {
          label: "Topic",
          kind: "prose",
          cell: (row) => (
            <span className={styles.topic}>
              <CodeInline>{row.topic}</CodeInline>
              <CopyButton
                value={row.topic}
                of={`topic of ${row.event} in ${formatReleaseRanges(row.releases, releases)}`}
              />
            </span>
          ),
        },
        { label: "Indexed", cell: (row) => row.indexed.join(", ") || "none" },
      ]}
      rows={rows}
      rowKey={(_, index) => index}
    />
  );
}
