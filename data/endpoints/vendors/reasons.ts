/** Since when and why a subgraph is not used any more. */
export const reasons = {
  merged: "2026-04-06: replaced by the streams subgraph",
  mergedOnNode: "2026-04-06: replaced by the streams subgraph on the same node",
  mergedThenLeft: "2026-04-06: replaced by the streams subgraph (Abstract left The Graph on 2026-08-03)",
  abstract: "2026-08-03: The Graph ended support for Abstract, so use Envio",
  removedInMarch: "2026-03-20: removed from The Graph, so use Envio",
  core: "2026-03-20: Core DAO removed from the indexers (neither vendor indexes it now)",
  testnet: "2026-01-20: testnet deprecated (neither vendor indexes it now)",
  removedIn2025: "2025-10: removed from The Graph, so use Envio",
  iotex: "2025-10: IoTeX removed (neither vendor indexes it now)",
  form: "2025-09: Form removed (neither vendor indexes it now)",
  xdc: "2025-08: custom XDC node dropped, so use Envio",
} as const;
