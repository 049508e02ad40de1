import { Fragment, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import {
  accessMatrices,
  type AccessMatrix as Matrix,
  type AccessRow,
  type Permission,
} from "../../../data/access-control";
import { DataTable } from "../DataTable";
import styles from "./styles.module.css";

export interface AccessMatrixProps {
  /** Which of the matrices in `data/access-control.ts`. */
  name: keyof typeof accessMatrices;
}

/** Text in which `backticks` mark code. */
function Prose({ text }: { text: string }): ReactNode {
  return text
    .split("`")
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}

function Mark({ permission }: { permission: Permission }): ReactNode {
  const [outcome, mark, word] =
    permission === "yes"
      ? ["allowed", "✓", "Yes"]
      : permission === "no"
        ? ["refused", "✕", "No"]
        : ["limited", "◐", ""];
  return (
    <span className={styles.mark} data-outcome={outcome}>
      <span aria-hidden="true">{mark}</span> {typeof permission === "string" ? word : permission.if}
    </span>
  );
}

/** Page of the contract that a row is about, with an anchor for each of its members. */
function pageOf(matrix: Matrix, row: AccessRow): string {
  const [contract] = row.contracts ?? matrix.contracts;
  return matrix.reference.endsWith("/contracts")
    ? `${matrix.reference}/contract.${contract}`
    : matrix.reference;
}

/**
 * Actions by role: who may call which function, with the checks in their order. Each function links to its
 * description. Plain HTML from `data/access-control.ts`; nothing needs JavaScript.
 */
export function AccessMatrix({ name }: AccessMatrixProps): ReactNode {
  const matrix: Matrix = accessMatrices[name];
  const hasContracts = matrix.rows.some((row) => row.contracts);
  return (
    <DataTable
      caption={matrix.caption}
      rows={matrix.rows}
      rowKey={(row) => row.action}
      columns={[
        { label: "Action", isRowHeader: true, cell: (row) => row.action },
        {
          label: "Function",
          cell: (row) => (
            <ul className={styles.functions}>
              {row.functions.map((fn) => (
                <li key={fn}>
                  <Link to={`${pageOf(matrix, row)}#${fn.toLowerCase()}`}>
                    <code>{fn}</code>
                  </Link>
                </li>
              ))}
            </ul>
          ),
        },
        ...(hasContracts
          ? [
              {
                label: "In",
                cell: (row: AccessRow) =>
                  row.contracts
                    ? row.contracts.map((contract) => contract.slice("Sablier".length)).join(", ")
                    : "all",
              },
            ]
          : []),
        ...matrix.roles.map((role, index) => ({
          label: role,
          cell: (row: AccessRow) => <Mark permission={row.permissions[index] ?? "no"} />,
        })),
        {
          label: "Conditions, in the order of the checks",
          cell: (row) => (
            <div className={styles.conditions}>{row.conditions && <Prose text={row.conditions} />}</div>
          ),
        },
      ]}
    />
  );
}
