import { readWhole } from "../../../../ui/sealedLink/sealedLink";
import { LINKED_STEPS, writeLink } from "../session/link";
import { formatDecimal } from "../../../../protocol/text/amount";
import { type Creation, type TokenSymbol, TOKENS } from "../scenario";
import { formatDuration } from "./duration";
import { CHOICES, type CreationForm, CUSTOM_SCENARIO, FIELDS, INITIAL, type Model, MODELS } from "./form";

/** Returns the form as the end of an address: `model=linear&token=DAI&…`. Only fields of the model, in their order. */
export function toQuery(form: CreationForm): string {
  const query = new URLSearchParams({ model: form.model });
  for (const field of FIELDS[form.model]) {
    const text = form[field].trim().replaceAll("\n", ";");
    if (text !== "") query.set(field, text);
  }
  return query.toString();
}

/** Reads what {@link toQuery} wrote; fields that it does not name have their first values. */
export function parseQuery(search: string): CreationForm | undefined {
  const query = new URLSearchParams(search);
  const model = query.get("model");
  if (model === null || !Object.hasOwn(MODELS, model)) return undefined;
  const form: CreationForm = { ...INITIAL, model: model as Model };
  for (const field of FIELDS[form.model]) {
    const text = query.get(field);
    // A value that is none of the choices would show as a different one.
    const isChoice = text !== null && (CHOICES[field]?.includes(text) ?? true);
    if (isChoice) form[field] = text.slice(0, 4_000).replaceAll(";", "\n");
  }
  return form;
}

/** Parameters of a form in an address. */
export const FORM_PARAMETERS: readonly string[] = ["model", ...new Set(Object.values(FIELDS).flat())];

/** Returns the part of an address that describes a form, as it is there; empty if it has none. */
export function findForm(search: string): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => FORM_PARAMETERS.includes(name));
  return new URLSearchParams(own).toString();
}

/** What an address says of the form. */
type LinkedCreation =
  | { readonly kind: "none" }
  /** Nothing is filled in; the sentence says why. */
  | { readonly kind: "refused"; readonly sentence: string }
  /** The form, and the text of the steps that follow its creation. */
  | { readonly kind: "form"; readonly form: CreationForm; readonly steps: string };

/** Reads the form that an address opens. A link that is not whole is refused. */
export function parseLink(search: string): LinkedCreation {
  const reading = readWhole(search, [...FORM_PARAMETERS, ...LINKED_STEPS], "model");
  if (reading.kind !== "whole") return reading;
  const { parameters } = reading;
  const form = parseQuery(parameters.toString());
  return form ? { kind: "form", form, steps: parameters.get("steps") ?? "" } : { kind: "none" };
}

/** Returns the form of a creation in base units, for links to it. */
export function fillForm(creation: Creation, token: TokenSymbol = "DAI"): CreationForm {
  const decimals = TOKENS[token];
  const form: CreationForm = { ...INITIAL, model: creation.model, token };
  if (creation.startAfter !== undefined) form.startAfter = formatDuration(creation.startAfter);
  if ("deposit" in creation) form.deposit = formatDecimal(creation.deposit, decimals);
  if ("total" in creation) form.total = formatDuration(creation.total);
  switch (creation.model) {
    case "linear":
      form.cliff = formatDuration(creation.cliff ?? 0n);
      form.unlockAtStart = formatDecimal(creation.unlockAtStart ?? 0n, decimals);
      form.unlockAtCliff = formatDecimal(creation.unlockAtCliff ?? 0n, decimals);
      form.granularity = formatDuration(creation.granularity ?? 1n);
      break;
    case "dynamic":
      form.segments = creation.segments
        .map((each) =>
          [
            formatDecimal(each.amount, decimals),
            formatDecimal(each.exponent, 18),
            formatDuration(each.duration),
          ].join(", "),
        )
        .join("\n");
      break;
    case "tranched":
      form.tranches = creation.tranches
        .map((each) => `${formatDecimal(each.amount, decimals)}, ${formatDuration(each.duration)}`)
        .join("\n");
      break;
    case "priceGated":
      form.targetPrice = formatDecimal(creation.targetPrice, 8);
      break;
    case "flow":
      form.ratePerSecond = formatDecimal(creation.ratePerSecond, 18);
      break;
  }
  return form;
}

/** Returns the end of an address that opens the page of the playground with the values of a form. */
export const composeLink = (form: CreationForm): string =>
  writeLink(CUSTOM_SCENARIO, "", [...new URLSearchParams(toQuery(form))]);
