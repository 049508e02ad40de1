import type { ReactNode } from "react";
import {
  auditedReleases,
  auditRepository,
  auditRecord,
  type AuditedRelease,
} from "@site/data/contracts/audits";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import { formatDays } from "@site/src/protocol/text/wording";
import styles from "./styles.module.css";

const columns: Column<AuditedRelease>[] = [
  { label: "Release", isRowHeader: true, cell: (row) => `${row.protocol} ${row.version}` },
  {
    label: "Reports, newest first",
    cell: (row) => (
      <ul className={styles.reports}>
        {row.reports.map((report) => {
          const text = `${formatDays(report.date)}, ${report.auditor}${report.kind === "firm" ? "" : ` (${report.kind})`}`;
          return (
            <li key={text}>
              {report.file ? (
                <a href={`${auditRepository}/blob/main/${row.folder}/${report.file}`}>{text}</a>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    ),
  },
  {
    label: "Folder",
    kind: "code",
    cell: (row) => <a href={`${auditRepository}/tree/main/${row.folder}`}>{row.folder}</a>,
  },
];

/** All published audit reports, by release. Static. */
export function AuditTable(): ReactNode {
  return (
    <DataTable
      caption={
        <>
          Published reports, as listed on{" "}
          <time dateTime={auditRecord.asOf}>{formatDays(auditRecord.asOf)}</time>
        </>
      }
      columns={columns}
      rows={auditedReleases}
      rowKey={(row) => row.folder}
    />
  );
}

/** How many reports there are, counted. */
export function AuditCount(): ReactNode {
  return auditedReleases.reduce((sum, release) => sum + release.reports.length, 0);
}
