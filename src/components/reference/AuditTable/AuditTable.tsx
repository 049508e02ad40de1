import type { ReactNode } from "react";
import { auditedReleases, auditRepository, auditRecord, type AuditedRelease } from "@site/data/audits";
import { DataTable, type Column } from "@site/src/components/elements/DataTable";
import styles from "./styles.module.css";

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const columns: Column<AuditedRelease>[] = [
  { label: "Release", isRowHeader: true, cell: (row) => `${row.protocol} ${row.version}` },
  {
    label: "Reports, newest first",
    cell: (row) => (
      <ul className={styles.reports}>
        {row.reports.map((report) => {
          const text = `${day.format(new Date(report.date))}, ${report.auditor}${report.kind === "firm" ? "" : ` (${report.kind})`}`;
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
          <time dateTime={auditRecord.asOf}>{day.format(new Date(auditRecord.asOf))}</time>
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
