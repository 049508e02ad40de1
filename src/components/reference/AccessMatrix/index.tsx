import clsx from "clsx";
import { useId, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import { Marked } from "@site/src/ui/elements/Marked/Marked";
import { OutcomeMark } from "@site/src/ui/elements/OutcomeMark/OutcomeMark";
import {
  accessMatrices,
  type AccessMatrix as Matrix,
  type AccessRow,
  type Permission,
} from "../../../../data/contracts/accessControl";
import styles from "./styles.module.css";

export interface AccessMatrixProps {
  /** Which of the matrices in `data/contracts/accessControl.ts`. */
  name: keyof typeof accessMatrices;
}

function Mark({ permission }: { permission: Permission }): ReactNode {
  const [outcome, kind, word] =
    permission === "yes"
      ? (["allowed", "yes", "Yes"] as const)
      : permission === "no"
        ? (["refused", "no", "No"] as const)
        : (["limited", "if", permission.if] as const);
  return (
    <span className={styles.mark} data-outcome={outcome}>
      <OutcomeMark kind={kind} /> {word}
    </span>
  );
}

/** Page of the contract that a row is about, with an anchor for each of its members. */
function findPage(matrix: Matrix, row: AccessRow): string {
  const [contract] = row.contracts ?? matrix.contracts;
  return matrix.reference.endsWith("/contracts")
    ? `${matrix.reference}/contract.${contract}`
    : matrix.reference;
}

/** What a row says below its marks: the contracts that have the function, and the checks. */
function Details({ row }: { row: AccessRow }): ReactNode {
  const contracts = row.contracts?.map((contract) => contract.slice("Sablier".length)).join(", ");
  return (
    <>
      {contracts && `In ${contracts}${row.conditions ? ": " : "."}`}
      {row.conditions && <Marked text={row.conditions} />}
    </>
  );
}

/**
 * Actions by role: who may call which function, and under each action the checks in their order. Each function links
 * to its description. Plain HTML from `data/contracts/accessControl.ts`; nothing needs JavaScript.
 */
export function AccessMatrix({ name }: AccessMatrixProps): ReactNode {
  const matrix: Matrix = accessMatrices[name];
  const captionId = useId();
  return (
    // A region that scrolls has to take the focus, or a keyboard cannot scroll it.
    <div className={styles.region} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={clsx("stacked", styles.table)}>
        <caption id={captionId}>
          <span>{matrix.caption}, with the checks in their order</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Action and functions</th>
            {matrix.roles.map((role) => (
              <th key={role} scope="col" className={styles.role}>
                {role}
              </th>
            ))}
          </tr>
        </thead>
        {matrix.rows.map((row) => {
          const hasDetails = row.conditions !== undefined || row.contracts !== undefined;
          return (
            <tbody key={row.action}>
              <tr>
                <th scope="row">
                  {row.action}
                  <ul className={styles.functions}>
                    {row.functions.map((fn) => (
                      <li key={fn}>
                        <Link to={`${findPage(matrix, row)}#${fn.toLowerCase()}`}>
                          <CodeInline>{fn}</CodeInline>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </th>
                {row.permissions.map((permission, index) => (
                  <td key={matrix.roles[index]} data-label={matrix.roles[index]}>
                    <Mark permission={permission} />
                  </td>
                ))}
              </tr>
              {hasDetails && (
                <tr>
                  <td colSpan={matrix.roles.length + 1} className={styles.details}>
                    <span>
                      <Details row={row} />
                    </span>
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
