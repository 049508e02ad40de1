import { readTypedForm } from "../../../ui/forms/typedForm";
import type { RowLink } from "../../../ui/toolLinks";
import { INITIAL_FORM, toHash } from "./form/form";
import { listBatchTemplates } from "./form/templates";
import { ACTIONS } from "./plan/actions";

/** Names of formats that the package does not have. */
const LABELS: Readonly<Record<string, string>> = {
  "flow/now": "Stream, from the execution of the batch",
  "lockup/range/priceGated": "Price Gated",
};

/** Offers to build a batch of the rows of a list. */
export const rowLink: RowLink = {
  label: "Build a batch for a Safe of these rows",
  formats: (templates) => [
    ...listBatchTemplates(templates).map((format) => ({
      ...format,
      family: format.id.startsWith("flow/") ? ("flow" as const) : ("lockup" as const),
      shape: format.id.split("/").at(-1)!,
      ...(format.id.startsWith("lockup/range/") && { timing: "range" as const }),
      label: LABELS[format.id] ?? format.id,
    })),
    ...ACTIONS.map(({ id, product, label, columns, text }) => ({
      id,
      family: product,
      shape: id.split("/").at(-1)!,
      label: `${label}, existing streams`,
      columns,
      text,
    })),
  ],
  addressOf: (template, rows) => {
    if (!rows) return "/guides/batch";
    // Chain, Safe and token are those that the reader gave the builder before, if any.
    const kept = readTypedForm("batch", { ...INITIAL_FORM, rows: "" })?.form ?? INITIAL_FORM;
    return `/guides/batch${toHash({ ...kept, template, rows })}`;
  },
};
