import type { ReactNode } from "react";
import form from "@site/src/ui/elements/Form/styles.module.css";
import { FIELD } from "./field";
import styles from "../styles.module.css";

/** Leads to the desk's field, which can be several screens above. Without JavaScript it does not appear. */
export function LeadToField(): ReactNode {
  return (
    <p className={styles.lead}>
      <button
        type="button"
        className={form.primary}
        onClick={() => {
          const field = document.getElementById(FIELD);
          field?.scrollIntoView({ block: "center" });
          field?.focus({ preventScroll: true });
        }}
      >
        Paste your address or ID
      </button>
    </p>
  );
}
