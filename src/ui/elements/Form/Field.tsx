import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./FieldError";
import styles from "./styles.module.css";
import { verbatim } from "./verbatim";

interface Common {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong, as a sentence; empty while nothing is. */
  readonly error?: string;
  readonly children: (common: Common) => ReactNode;
}

/** A field with its label, a hint, and what is wrong with it. Without JavaScript the form does not appear. */
export function Field({ id, label, hint, error = "", children }: FieldProps): ReactNode {
  const describedBy = `${hint ? `${id}hint ` : ""}${id}error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": error !== "" || undefined, "aria-describedby": describedBy })}
      {hint && (
        <span className={styles.hint} id={`${id}hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  );
}

interface TextProps extends Common, Pick<ComponentProps<"input">, "inputMode" | "maxLength" | "placeholder"> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A line of text that no browser corrects. */
export function Text({ onText, placeholder = "0x…", ...rest }: TextProps): ReactNode {
  return (
    <input
      {...rest}
      {...verbatim}
      placeholder={placeholder}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
