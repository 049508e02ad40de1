import { parse, type Selector } from "css-what";

/**
 * What a page must hold for a selector to match anything: all of `all`, and of each group in `any` one alternative.
 * Where an element is, and states that come and go (`:focus`, `::before`, `:not(…)`), are not asked for: what
 * remains is never less than the page needs.
 */
export interface Need {
  readonly all: readonly string[];
  readonly any: readonly (readonly Need[])[];
}

/** Attributes that scripts or the reader change while the page is open: rules about them always count as needed. */
const STATE =
  /^(?:open|hidden|disabled|checked|inert|aria-.*|data-(?:theme|theme-choice|has-hydrated|announcement-.*|collapsed|print-.*))$/;

/** What a pointer does: its first move enables the full style sheet, so critical CSS does not need these rules. */
const MOUSE = /^(?:hover|active)$/;

/** A name that no page has. */
const NEVER = "";

/**
 * @param selector one selector without commas at its top level
 * @param states which classes scripts may set at any time: they are not asked for either
 * @throws Error naming a selector that cannot be read
 */
export function readNeed(selector: string, states: readonly RegExp[] = []): Need {
  const alternatives = parse(selector);
  if (alternatives.length !== 1)
    throw new Error(`Expected one selector, got ${alternatives.length}: ${selector}`);
  return findNeed(alternatives[0] ?? [], states);
}

function findNeed(parts: readonly Selector[], states: readonly RegExp[]): Need {
  const all: string[] = [];
  const any: Need[][] = [];
  for (const part of parts) {
    if (part.type === "tag") all.push(part.name.toLowerCase());
    else if (part.type === "attribute") {
      if (part.name === "class" && part.action === "element") {
        if (!states.some((state) => state.test(part.value))) all.push(`.${part.value}`);
      } else if (part.name === "id" && part.action === "equals") all.push(`#${part.value}`);
      else if (!STATE.test(part.name)) all.push(`[${part.name.toLowerCase()}]`);
    } else if (part.type === "pseudo" && MOUSE.test(part.name)) all.push(NEVER);
    else if (
      part.type === "pseudo" &&
      /^(?:is|where|matches|any)$/.test(part.name) &&
      Array.isArray(part.data)
    ) {
      any.push(part.data.map((alternative) => findNeed(alternative, states)));
    }
  }
  return { all, any };
}

/** Checks whether a page with these names holds what a selector asks for. */
export function isMet({ all, any }: Need, names: ReadonlySet<string>): boolean {
  return (
    all.every((name) => names.has(name)) &&
    any.every((alternatives) => alternatives.some((alternative) => isMet(alternative, names)))
  );
}
