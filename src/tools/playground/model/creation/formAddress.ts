import { CUT_LINK, readSealed, SEAL, writeSealed } from "../../../../ui/sealedLink/sealedLink";
import { formatDecimal } from "../../../../protocol/text/amount";
import { type Creation, type TokenSymbol, TOKENS } from "../scenario";
import { inDuration } from "./duration";
import { type CreationForm, CUSTOM_SCENARIO, FIELDS, INITIAL, type Model, MODELS } from "./form";

/** The form as the end of an address: `model=linear&token=DAI&…`. Only fields of the model, in their order. */
export function toQuery(form: CreationForm): string {
  const query = new URLSearchParams({ model: form.model });
  for (const field of FIELDS[form.model]) {
    const text = form[field].trim().replaceAll("\n", ";");
    if (text !== "") query.set(field, text);
  }
  return query.toString();
}

/** Reads what {@link toQuery} wrote; fields that it does not name have their first values. */
export function fromQuery(search: string): CreationForm | undefined {
  const query = new URLSearchParams(search);
  const model = query.get("model");
  if (model === null || !Object.hasOwn(MODELS, model)) return undefined;
  const form: CreationForm = { ...INITIAL, model: model as Model };
  for (const field of FIELDS[form.model]) {
    const text = query.get(field);
    if (text !== null) form[field] = text.slice(0, 4_000).replaceAll(";", "\n");
  }
  return form;
}

/** Parameters of a form in an address. */
const NAMES = ["model", ...new Set(Object.values(FIELDS).flat())];

/** The form as the end of an address, with its seal: `seal=1k2j3h4&model=linear&…`. */
export const toLink = (form: CreationForm): string => writeSealed(new URLSearchParams(toQuery(form)));

/** The seal in the part of an address behind `?`; empty if it has none. */
export const sealIn = (search: string): string => new URLSearchParams(search).get(SEAL) ?? "";

/** What an address says of the form. */
export type LinkedCreation =
  | { readonly kind: "none" }
  | { readonly kind: "refused"; readonly sentence: string }
  | { readonly kind: "form"; readonly form: CreationForm };

/** Reads the form that an address opens. A link that was cut is refused; one without a seal was written by hand. */
export function fromLink(search: string): LinkedCreation {
  const reading = readSealed(search, NAMES);
  if (reading.kind === "cut") return { kind: "refused", sentence: CUT_LINK };
  const form = reading.kind === "none" ? undefined : fromQuery(reading.parameters.toString());
  return form ? { kind: "form", form } : { kind: "none" };
}

/** The form of a creation in base units, for links to it. */
export function formOf(creation: Creation, token: TokenSymbol = "DAI"): CreationForm {
  const decimals = TOKENS[token];
  const form: CreationForm = { ...INITIAL, model: creation.model, token };
  if (creation.startAfter !== undefined) form.startAfter = inDuration(creation.startAfter);
  if ("deposit" in creation) form.deposit = formatDecimal(creation.deposit, decimals);
  if ("total" in creation) form.total = inDuration(creation.total);
  switch (creation.model) {
    case "linear":
      form.cliff = inDuration(creation.cliff ?? 0n);
      form.unlockAtStart = formatDecimal(creation.unlockAtStart ?? 0n, decimals);
      form.unlockAtCliff = formatDecimal(creation.unlockAtCliff ?? 0n, decimals);
      form.granularity = inDuration(creation.granularity ?? 1n);
      break;
    case "dynamic":
      form.segments = creation.segments
        .map((each) =>
          [
            formatDecimal(each.amount, decimals),
            formatDecimal(each.exponent, 18),
            inDuration(each.duration),
          ].join(", "),
        )
        .join("\n");
      break;
    case "tranched":
      form.tranches = creation.tranches
        .map((each) => `${formatDecimal(each.amount, decimals)}, ${inDuration(each.duration)}`)
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

/** The address that opens a playground with the values of a form. */
export function playgroundAddress(form: CreationForm): string {
  return `/playground?playground=${CUSTOM_SCENARIO}&${toLink(form)}#playground-${CUSTOM_SCENARIO}`;
}
