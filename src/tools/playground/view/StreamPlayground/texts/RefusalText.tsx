import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import type { Refusal } from "@site/src/tools/playground/model";
import { explain } from "./explain";
import styles from "../styles.module.css";

interface RefusalTextProps {
  readonly refusal: Refusal;
  /** The words before the error. */
  readonly lead?: ReactNode;
}

/** What a call was refused with, and what the catalogue of errors says of it. */
export function RefusalText({ refusal, lead = "Rejected:" }: RefusalTextProps): ReactNode {
  const { address, cause, remedy, short, values } = explain(refusal);
  return (
    <>
      <p>
        <strong>{lead}</strong> {address ? <Link to={address}>{short}</Link> : <code>{short}</code>}
        {values.map(({ name, value }, index) => (
          <span className={styles.argument} key={index}>
            {name} <code>{value}</code>
          </span>
        ))}
      </p>
      {cause && (
        <p>
          {cause}. {remedy}.
        </p>
      )}
    </>
  );
}
