import { type Member, type Target } from "../model/model";
import { type Links, type Page } from "./links";
import * as Markdown from "./markdown";

/** A `{Reference}` on a page that leads nowhere. */
export interface Unresolved {
  reference: string;
  member?: Member;
}

/** What all parts of one page share: its links, its heading ids, and what on it leads nowhere. */
export class PageText {
  /** References that lead nowhere, as far as the page is written. */
  readonly unresolved: Unresolved[] = [];
  private readonly ids: Set<string>;

  constructor(
    readonly page: Page,
    readonly links: Links,
  ) {
    this.ids = new Set(page.unit.members.map(({ anchor }) => anchor));
  }

  /** For the text of a member, or of the unit itself. */
  context(member?: Member): Markdown.Context {
    return {
      reference: (reference) => {
        const target = this.links.resolve(reference, this.page.unit);
        if (target === null) return Markdown.writeInlineCode(`{${reference}}`);
        if (target === undefined) {
          this.unresolved.push({ reference, ...(member && { member }) });
          return Markdown.writeInlineCode(reference);
        }
        return this.linked(Markdown.writeInlineCode(reference.split("-").join(".")), target);
      },
      formula: (words) => this.links.formula(words),
    };
  }

  /** Returns the text as a link to its subject, where that has a page. */
  linked(text: string, target: Target): string {
    const href = this.links.href(target, this.page.product.key);
    return href ? Markdown.writeLink(text, href.url) : text;
  }

  /** Returns the id, or the next one that is free on the page. */
  freeId(id: string): string {
    let free = id;
    for (let n = 2; this.ids.has(free); n++) free = `${id}-${n}`;
    this.ids.add(free);
    return free;
  }
}
