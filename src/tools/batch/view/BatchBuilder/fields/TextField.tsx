import type { ReactNode } from "react";
import { Field, Text } from "@site/src/ui/elements/Form/Field";
import type { BatchForm } from "@site/src/tools/batch/model/form/form";
import type { FieldProblem } from "@site/src/tools/batch/model/plan/form/fields";
import { LABELS } from "./labels";

/** A form that is being filled in. */
export interface Filling {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly input: BatchForm;
  readonly problems: readonly FieldProblem[];
  readonly onChange: (part: Partial<BatchForm>) => void;
}

/** Returns the id of a field, and what is wrong with it. */
export const makeProps = ({ id, problems }: Filling, field: keyof BatchForm) => ({
  id: `${id}${field}`,
  label: LABELS[field],
  error: problems.find((problem) => problem.field === field)?.sentence ?? "",
});

interface TextFieldProps {
  readonly form: Filling;
  readonly field: Exclude<keyof BatchForm, "chainId" | `is${string}`>;
  readonly hint: ReactNode;
  /** Without it, the field shows `0x…`, because it takes an address. */
  readonly placeholder?: string;
}

/** A field for a line of text: an address, a number, a date or a short name. */
export function TextField({ form, field, hint, ...rest }: TextFieldProps): ReactNode {
  return (
    <Field {...makeProps(form, field)} hint={hint}>
      {(common) => (
        <Text
          maxLength={100}
          {...common}
          {...rest}
          value={form.input[field]}
          onText={(text) => form.onChange({ [field]: text })}
        />
      )}
    </Field>
  );
}
