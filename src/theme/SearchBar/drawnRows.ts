import { isValidElement, type ReactElement, type ReactNode } from "react";

/** What DocSearch hands to its element for a text of a hit: where in the hit the text is, and the element's class. */
interface TextProps {
  hit: object;
  attribute: string;
  className: string;
}

/** What a row is made of, but for its texts. */
export interface Row {
  /** The same for rows that differ in their texts alone. */
  shape: string;
  /** The classes of the elements that hold a text, and the texts: escaped HTML with marked words. */
  texts: readonly { className: string; html: string }[];
}

const names = new Map<unknown, string>();

/** A name for a component: minified ones may share theirs, and React's fragment is a symbol. */
function nameOf(type: unknown): string {
  const name = names.get(type) ?? `#${names.size}`;
  names.set(type, name);
  return name;
}

/**
 * Reads from the elements that DocSearch makes for a hit what its row is made of.
 *
 * @returns `undefined` for a row that is more than pictures and texts, such as one with a button: a copy would not
 * do what it does.
 */
export function rowOf(children: ReactNode): Row | undefined {
  const texts: { className: string; html: string }[] = [];
  const shapeOf = (node: ReactNode): string | undefined => {
    if (Array.isArray(node)) {
      const shapes = (node as ReactNode[]).map(shapeOf);
      return shapes.includes(undefined) ? undefined : shapes.join();
    }
    if (!isValidElement(node)) return node === null || typeof node !== "object" ? String(node) : undefined;
    const { type, props } = node as ReactElement<Record<string, unknown>>;
    const element = typeof type === "string" ? type : nameOf(type);
    if (isText(props)) {
      texts.push({ className: props.className, html: textOf(props) });
      return `${element}.${props.className}`;
    }
    let shape = `<${element}`;
    for (const [name, value] of Object.entries(props)) {
      if (name === "children") continue;
      if (typeof value === "function" || (typeof value === "object" && value !== null)) return undefined;
      shape += ` ${name}=${String(value)}`;
    }
    const inside = shapeOf(props.children as ReactNode);
    return inside === undefined ? undefined : `${shape}>${inside}</>`;
  };
  const shape = shapeOf(children);
  return shape === undefined ? undefined : { shape, texts };
}

const isText = (props: object): props is TextProps =>
  "hit" in props && "attribute" in props && "className" in props;

/** As DocSearch takes it: the snippet where there is one, else the whole. */
function textOf({ hit, attribute }: TextProps): string {
  const keys = attribute.split(".");
  const snippet = at(hit, ["_snippetResult", ...keys, "value"]) || at(hit, keys);
  return typeof snippet === "string" ? snippet : "";
}

function at(from: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((of, key) => (of as Record<string, unknown> | null | undefined)?.[key], from);
}

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Escaped HTML in which only `<mark>` is markup, as nodes. It never becomes markup again, whatever stands in it. */
export function nodesOf(html: string): (string | HTMLElement)[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => {
      const text = part.replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => CHARACTERS[name]!);
      if (index % 2 === 0) return text;
      const mark = document.createElement("mark");
      mark.textContent = text;
      return mark;
    })
    .filter((node) => node !== "");
}

/**
 * Rows that were drawn once, to be copied: a letter brings up to twenty new ones, of some five shapes, each of some
 * twenty elements. A copy with other texts is made much sooner.
 */
export class DrawnRows {
  readonly #rows = new Map<string, Element>();
  readonly #placed = new WeakMap<Element, Row>();

  has({ shape }: Row): boolean {
    return this.#rows.has(shape);
  }

  /** Keeps a copy of what was drawn for a row. */
  keep({ shape }: Row, drawn: Element): void {
    if (!this.#rows.has(shape)) this.#rows.set(shape, drawn.cloneNode(true) as Element);
  }

  /**
   * Fills an element with a row.
   *
   * @throws Error when no row of this shape was kept
   */
  place(row: Row, into: Element): void {
    const before = this.#placed.get(into);
    const isAlike = before?.shape === row.shape;
    if (!isAlike) into.replaceChildren(this.#copy(row));
    row.texts.forEach(({ className, html }, index) => {
      if (isAlike && before.texts[index]?.html === html) return;
      into.getElementsByClassName(className)[0]?.replaceChildren(...nodesOf(html));
    });
    this.#placed.set(into, row);
  }

  #copy({ shape }: Row): Node {
    const kept = this.#rows.get(shape);
    if (!kept) throw new Error(`No row of the shape ${shape} was drawn yet.`);
    return kept.cloneNode(true);
  }
}
