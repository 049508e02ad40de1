import type { ReactNode } from "react";
import { FieldError, styles as form, verbatim } from "@site/src/ui/elements/Form";

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
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": error !== "" || undefined, "aria-describedby": describedBy })}
      {hint && (
        <span className={form.hint} id={`${id}hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  );
}

interface TextProps extends Common {
  readonly value: string;
  readonly placeholder?: string;
  readonly isNumber?: boolean;
  readonly onText: (text: string) => void;
}

/** A line of text that no browser corrects. */
export function Text({ onText, isNumber = false, placeholder = "0x…", ...common }: TextProps): ReactNode {
  return (
    <input
      {...common}
      {...verbatim}
      placeholder={placeholder}
      inputMode={isNumber ? "numeric" : undefined}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
