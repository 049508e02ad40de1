import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import chainList from "@generated/protocol-data/default/chains.json";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import { formatDays } from "@site/src/protocol/text/wording";
import { explainAbsences, INDEXED_AS_OF } from "../model/absent";

/** Why a stream that exists is not in the list of the desk, and what to do then. Plain HTML. */
export function Absences(): ReactNode {
  return (
    <DataTable
      caption={`Streams that the indexers do not show, as of ${formatDays(INDEXED_AS_OF)}`}
      columns={[
        { label: "Why it is missing", isRowHeader: true, cell: ({ reason }) => reason },
        {
          label: "What to do",
          kind: "prose",
          cell: ({ remedy, link }) => (
            <>
              {remedy} See <Link to={link.url}>{link.words}</Link>.
            </>
          ),
        },
      ]}
      rows={explainAbsences(chainList.chains)}
      rowKey={({ reason }) => reason}
    />
  );
}
