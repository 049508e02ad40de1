import type { ReactNode } from "react";
import chainList from "@generated/protocol-data/default/chains.json";
import comptrollers from "@generated/protocol-data/default/comptrollers.json";
import {
  findAdmin,
  adminRecord,
  comptrollerAdmins,
  directAdmins,
  type AdminAccount,
} from "@site/data/contracts/governance";
import { Address } from "@site/src/ui/elements/Address/Address";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import type { ComptrollerRow } from "@site/plugins/protocol-data/src/types";
import { compareNames, formatDays } from "@site/src/protocol/text/wording";

const recorded = <time dateTime={adminRecord.asOf}>{formatDays(adminRecord.asOf)}</time>;
const kinds: Record<AdminAccount["kind"], string> = {
  Safe: "Safe multisig",
  EOA: "single-key account",
  "not recorded": "not recorded",
};

const getExplorer = (comptroller: ComptrollerRow, address: string) =>
  comptroller.explorerUrl.replace(comptroller.address, address);

const comptrollerColumns: Column<ComptrollerRow>[] = [
  { label: "Chain", isRowHeader: true, cell: (row) => row.chainName + (row.isTestnet ? " (testnet)" : "") },
  {
    label: "Comptroller",
    kind: "address",
    cell: (row) => (
      <Address small value={row.address} href={row.explorerUrl} of={`the Comptroller on ${row.chainName}`} />
    ),
  },
  {
    label: "Admin",
    kind: "address",
    cell: (row) => {
      const admin = findAdmin(comptrollerAdmins, row.chainId);
      if (!admin)
        return (
          <>
            not recorded, call <code>admin()</code>
          </>
        );
      return (
        <>
          <Address
            small
            value={admin.address}
            href={getExplorer(row, admin.address)}
            of={`the admin on ${row.chainName}`}
          />
          <br />
          {kinds[admin.kind]}
        </>
      );
    },
  },
];

/** The Comptroller of each chain (SDK) and who administers it (a record by hand, with its date). Static. */
export function ComptrollerTable(): ReactNode {
  return (
    <DataTable
      caption={
        <>
          Comptrollers of {comptrollers.length} chains from the npm package sablier {chainList.sdkVersion};
          admins as recorded on {recorded}
        </>
      }
      columns={comptrollerColumns}
      rows={comptrollers}
      rowKey={(row) => row.chainId}
    />
  );
}

interface DirectAdminRow {
  readonly chainId: number;
  readonly name: string;
  readonly explorer: string;
  readonly admin: AdminAccount;
}

const directRows: DirectAdminRow[] = directAdmins
  .flatMap((admin) =>
    admin.chainIds.map((chainId) => {
      const chain = chainList.chains.find((chain) => chain.id === chainId);
      return { chainId, name: chain?.name ?? `chain ${chainId}`, explorer: chain?.explorer.url ?? "", admin };
    }),
  )
  .sort((a, b) => compareNames(a.name, b.name));

/** The accounts that administer contracts older than the Comptroller, chain by chain. Static. */
export function DirectAdminTable(): ReactNode {
  return (
    <DataTable
      caption={<>Admins of releases older than the Comptroller, as recorded on {recorded}</>}
      columns={[
        { label: "Chain", isRowHeader: true, cell: (row) => row.name },
        {
          label: "Admin",
          kind: "address",
          cell: (row) => (
            <Address
              small
              value={row.admin.address}
              href={`${row.explorer.replace(/\/$/, "")}/address/${row.admin.address}`}
              of={`the former admin on ${row.name}`}
            />
          ),
        },
        { label: "Kind of admin", kind: "short", cell: (row) => kinds[row.admin.kind] },
      ]}
      rows={directRows}
      rowKey={(row) => row.chainId}
    />
  );
}
