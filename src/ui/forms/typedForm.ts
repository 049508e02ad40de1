/**
 * Forms that a reader has begun to fill in, kept until the tab is closed. So a form survives a reload, and a visit to
 * another page, although nothing of it is in the address yet. Nothing of it leaves the browser.
 */

/** A form as its reader left it. */
export interface TypedForm<Form> {
  readonly form: Form;
  /** The part of the address that described the form then, as `#seal=…`; empty without one. */
  readonly address: string;
  /** Whether the reader asked for a result of exactly this form. */
  readonly isTried: boolean;
}

/** Maximum number of characters that are kept: a longer form would slow down each visit of the page. */
const MAX_LENGTH = 200_000;

const getKey = (tool: string) => `form.${tool}`;

/** Keeps a form of a tool, such as `batch`. A form that is too long is not kept, and neither is the form before it. */
export function keepTypedForm<Form extends object>(tool: string, typed: TypedForm<Form>): void {
  const text = JSON.stringify(typed);
  try {
    if (text.length > MAX_LENGTH) sessionStorage.removeItem(getKey(tool));
    else sessionStorage.setItem(getKey(tool), text);
  } catch {
    // Storage is blocked or full: the form lasts as long as the page.
  }
}

/**
 * Returns the form that {@link keepTypedForm} kept last in this tab, or nothing.
 *
 * @param initial a form with all fields: stored values count only for these fields, and only if their type is the same
 */
export function readTypedForm<Form extends object>(tool: string, initial: Form): TypedForm<Form> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(getKey(tool)) ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { form, address, isTried } = stored as Partial<Record<keyof TypedForm<Form>, unknown>>;
    if (typeof form !== "object" || form === null) return undefined;
    const known = Object.entries(form).filter(
      ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof initial[name as keyof Form],
    );
    return {
      form: { ...initial, ...Object.fromEntries(known) },
      address: typeof address === "string" ? address : "",
      isTried: isTried === true,
    };
  } catch {
    // Storage is blocked, or another version of the page has stored something else.
    return undefined;
  }
}
