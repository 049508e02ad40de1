import { keepTypedForm, readTypedForm } from "./typedForm";

/**
 * Keeps, until the tab is closed, that this part of the address describes what the reader did, and came by no link.
 *
 * @param part the part of the address of the page that a tool writes: `location.search` or `location.hash`
 */
export const keepOwnAddress = (tool: string, part: string): void =>
  keepTypedForm(tool, { form: {}, address: part, isTried: true });

/** Checks whether {@link keepOwnAddress} kept this part of the address last. */
export const isOwnAddress = (tool: string, part: string): boolean =>
  part !== "" && readTypedForm(tool, {})?.address === part;
