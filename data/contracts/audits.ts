/** One published report. */
export interface AuditReport {
  /** Day of the report, ISO 8601. */
  readonly date: string;
  readonly auditor: string;
  readonly kind: "firm" | "solo" | "contest" | "formal verification";
  /** File in the release's folder; without it the folder is linked. */
  readonly file?: string;
}

/** The reports on one release. */
export interface AuditedRelease {
  readonly protocol: "Lockup" | "Flow" | "Airdrops" | "EVM utils (Comptroller)" | "Bob" | "Legacy";
  readonly version: string;
  /** Folder in the repository of reports. */
  readonly folder: string;
  readonly reports: readonly AuditReport[];
}

export const auditRepository = "https://github.com/sablier-labs/audits";

/** State of that repository which this list repeats, and the commit that the reports of March 2026 looked at. */
export const auditRecord = { asOf: "2026-04-10", auditedCommit: "f9c14e2f" } as const;

const cantina = (date: string, file?: string): AuditReport => ({
  date,
  auditor: "Cantina",
  kind: "firm",
  file,
});

/** Every release with its reports, newest release first. */
export const auditedReleases: readonly AuditedRelease[] = [
  {
    protocol: "Lockup",
    version: "v4.0",
    folder: "lockup/v4.0",
    reports: [cantina("2026-03-18", "20260318_cantina.pdf")],
  },
  {
    protocol: "Lockup",
    version: "v3.0",
    folder: "lockup/v3.0",
    reports: [cantina("2025-07-28", "20250728_cantina.pdf"), cantina("2025-04-05", "20250405_cantina.pdf")],
  },
  {
    protocol: "Lockup",
    version: "v2.0",
    folder: "lockup/v2.0",
    reports: [cantina("2025-01-12", "20250112_cantina.pdf")],
  },
  {
    protocol: "Lockup",
    version: "v1.2",
    folder: "lockup/v1.2",
    reports: [
      cantina("2024-07-03"),
      { date: "2024-06-28", auditor: "Egis Security", kind: "firm" },
      { date: "2024-06-15", auditor: "CodeHawks", kind: "contest" },
      cantina("2024-06-13", "20240613_cantina.pdf"),
    ],
  },
  {
    protocol: "Lockup",
    version: "v1.1",
    folder: "lockup/v1.1",
    reports: [
      cantina("2023-12-21"),
      cantina("2023-12-15", "20231215_cantina.pdf"),
      { date: "2023-11-30", auditor: "Turing Consulting", kind: "firm", file: "20231130_turing.pdf" },
      cantina("2023-09-06", "20230906_cantina.pdf"),
    ],
  },
  {
    protocol: "Lockup",
    version: "v1.0",
    folder: "lockup/v1.0",
    reports: [
      { date: "2023-07-09", auditor: "Iaroslav Mazur", kind: "solo" },
      { date: "2023-06-13", auditor: "Iaroslav Mazur", kind: "solo", file: "20230613_iaro_core.pdf" },
      cantina("2023-06-08"),
      { date: "2023-04-24", auditor: "Rahul Saxena", kind: "solo", file: "20230424_rahul.pdf" },
      { date: "2023-04-04", auditor: "Iaroslav Mazur", kind: "solo" },
      { date: "2023-04-03", auditor: "HYDN", kind: "firm" },
      { date: "2023-03-31", auditor: "Hake", kind: "solo", file: "20230331_hake.pdf" },
    ],
  },
  {
    protocol: "Flow",
    version: "v3.0",
    folder: "flow/v3.0",
    reports: [cantina("2026-03-18", "20260318_cantina.pdf")],
  },
  {
    protocol: "Flow",
    version: "v2.0",
    folder: "flow/v2.0",
    reports: [cantina("2025-07-28"), cantina("2025-04-05", "20250405_cantina.pdf")],
  },
  { protocol: "Flow", version: "v1.1", folder: "flow/v1.1", reports: [cantina("2025-01-12")] },
  {
    protocol: "Flow",
    version: "v1.0",
    folder: "flow/v1.0",
    reports: [
      { date: "2024-11-13", auditor: "CodeHawks", kind: "contest" },
      cantina("2024-10-20", "20241020_cantina.pdf"),
    ],
  },
  {
    protocol: "Airdrops",
    version: "v3.0",
    folder: "airdrops/v3.0",
    reports: [cantina("2026-03-18", "20260318_cantina.pdf")],
  },
  {
    protocol: "Airdrops",
    version: "v2.0",
    folder: "airdrops/v2.0",
    reports: [cantina("2025-07-28"), cantina("2025-04-05")],
  },
  { protocol: "Airdrops", version: "v1.3", folder: "airdrops/v1.3", reports: [cantina("2025-01-12")] },
  {
    protocol: "EVM utils (Comptroller)",
    version: "v2.0",
    folder: "evm-utils/v2.0",
    reports: [cantina("2026-03-18", "20260318_cantina.pdf")],
  },
  {
    protocol: "EVM utils (Comptroller)",
    version: "v1.0",
    folder: "evm-utils/v1.0",
    reports: [cantina("2025-07-28", "20250728_cantina.pdf")],
  },
  {
    protocol: "Bob",
    version: "v1.0",
    folder: "bob/v1.0",
    reports: [
      { date: "2026-03-27", auditor: "Cyfrin", kind: "formal verification" },
      { date: "2026-03-25", auditor: "Cyfrin", kind: "firm" },
    ],
  },
  {
    protocol: "Legacy",
    version: "v1",
    folder: "legacy",
    reports: [{ date: "2019-11-25", auditor: "Quantstamp", kind: "firm", file: "20191125_quantstamp.pdf" }],
  },
];
