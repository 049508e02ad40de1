import type { ReactNode } from "react";
import { FieldError, RadioGroup, styles as form, verbatim } from "@site/src/ui/elements/Form";
import {
  CHOICES,
  type CreationForm,
  type FieldProblem,
  FIELDS,
  type Model,
  MODELS,
} from "@site/src/tools/playground/model/creation/form";
import { PARAMETERS, type ParameterFieldProps } from "./parameterFields";
import { PartFields } from "./PartFields";
import styles from "./styles.module.css";

interface CreationFieldsProps {
  readonly id: string;
  readonly input: CreationForm;
  readonly problem: FieldProblem | undefined;
  readonly onEdit: (part: Partial<CreationForm>) => void;
}

/** The model of a stream and all of its parameters. */
export function CreationFields({ id, input, problem, onEdit }: CreationFieldsProps): ReactNode {
  return (
    <>
      <RadioGroup
        legend="Model"
        options={Object.entries(MODELS).map(([model, label]) => ({ value: model as Model, label }))}
        chosen={input.model}
        onChoose={(model) => onEdit({ model })}
      />
      <div className={styles.parameters}>
        {FIELDS[input.model].map((field) => {
          const Parameter = field === "segments" || field === "tranches" ? PartFields : ParameterField;
          return (
            <Parameter
              key={field}
              id={`${id}${field}`}
              field={field}
              input={input}
              problem={problem?.field === field ? problem : undefined}
              onChange={(text) => onEdit({ [field]: text })}
            />
          );
        })}
      </div>
    </>
  );
}

function ParameterField({ id, field, input, problem, onChange }: ParameterFieldProps): ReactNode {
  const { choices = {}, hint, label } = PARAMETERS[field];
  const common = {
    id,
    name: field,
    value: input[field],
    "aria-invalid": problem !== undefined || undefined,
    "aria-describedby": `${hint ? `${id}hint ` : ""}${id}error`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label(input)}</label>
      {CHOICES[field] ? (
        <select {...common}>
          {CHOICES[field].map((value) => (
            <option key={value} value={value}>
              {choices[value] ?? value}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} maxLength={60} {...verbatim} />
      )}
      {hint && (
        <span className={form.hint} id={`${id}hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}error`}>{problem?.sentence ?? ""}</FieldError>
    </div>
  );
}
