import { type ReferenceSupplement } from "../../../../data/contracts/referenceSupplement";
import { type Member, type Model, type ProductKey, type Target, type Unit } from "../model/model";
import { findPackage, composePagePath, type Product, composeSourceUrl, type Versions } from "../releases";

const SHARED = "@sablier/evm-utils";

export interface Href {
  url: string;
  /** Leads off this site. */
  external: boolean;
}

/** Page of one unit under one product. */
export interface Page {
  product: Product;
  unit: Unit;
  route: string;
  /** Place in the sidebar, for contracts, which are above the folders. */
  position?: number;
}

/** Returns the pages that are to be written: each product's own units, and those it shares. */
export function listPages(model: Model, products: Product[]): Page[] {
  return products.flatMap((product) => {
    const units = [...model.values()]
      .filter((unit) => {
        const owner = findPackage(unit.source);
        return owner === product.package || (owner === SHARED && product.shared.includes(unit.name));
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const contracts = units.filter(({ kind }) => kind === "contract");
    return units.map((unit) => ({
      product,
      unit,
      route: `/reference/${product.key}/contracts/${composePagePath(unit)}`,
      ...(contracts.includes(unit) && { position: contracts.indexOf(unit) + 1 }),
    }));
  });
}

/** Knows the address of everything the model names, and what a `{Reference}` in NatSpec means. */
export class Links {
  private readonly routes = new Map<string, Map<ProductKey, string>>();
  /** Entries of the supplement that some page needed. */
  readonly usedAliases = new Set<string>();
  readonly usedIdNotes = new Set<string>();
  readonly usedFormulas = new Set<string>();
  readonly unknownFormulas = new Set<string>();
  private readonly byName = new Map<string, Unit[]>();

  constructor(
    private readonly model: Model,
    readonly pages: Page[],
    private readonly supplement: ReferenceSupplement,
    private readonly versions: Versions,
  ) {
    for (const { unit, product, route } of pages) {
      const routes = this.routes.get(unit.key) ?? new Map<ProductKey, string>();
      this.routes.set(unit.key, routes.set(product.key, route));
    }
    for (const unit of model.values()) {
      this.byName.set(unit.name, [...(this.byName.get(unit.name) ?? []), unit]);
    }
  }

  unit(key: string): Unit {
    const unit = this.model.get(key);
    if (!unit) throw new Error(`No unit ${key}`);
    return unit;
  }

  member(target: Target): Member | undefined {
    return this.unit(target.unit).members.find(({ anchor }) => anchor === target.anchor);
  }

  /**
   * Returns where a target is described: the page within the same product if there is one, else another, else the
   * source.
   */
  href(target: Target, product: ProductKey): Href | undefined {
    const routes = this.routes.get(target.unit);
    const unit = this.unit(target.unit);
    const route = routes?.get(product) ?? routes?.get("utils") ?? [...(routes?.values() ?? [])][0];
    if (route !== undefined) {
      return { url: target.anchor === undefined ? route : `${route}#${target.anchor}`, external: false };
    }
    const line = target.anchor === undefined ? unit.line : this.member(target)?.line;
    const url = composeSourceUrl(unit.source, line, this.versions);
    return url === undefined ? undefined : { url, external: true };
  }

  sourceHref(unit: Unit, line: number | undefined): string | undefined {
    return composeSourceUrl(unit.source, line, this.versions);
  }

  /**
   * Returns what describes a member of another unit. A text that says no more than "See {IERC721-approve}." is replaced
   * by the one that it leads to.
   * @returns the text, and the unit in whose scope its references are
   */
  describe(member: Member, from: Unit): { text: string; scope: Unit } {
    const text = (member.notice ?? member.dev ?? "").trim();
    const end = text.indexOf("}");
    if (text.startsWith("See {") && end > 0 && end >= text.length - 2) {
      const target = this.resolve(text.slice("See {".length, end), from);
      const there = target ? this.unit(target.unit) : undefined;
      const described =
        there?.members.find(({ selector }) => selector !== undefined && selector === member.selector) ??
        (target ? this.member(target) : undefined);
      if (there && described) {
        const found = described.notice ?? described.dev;
        if (found) return { text: found, scope: there };
      }
    }
    return { text, scope: from };
  }

  /** Returns what is said of an interface's id, as Markdown. */
  interfaceIdNote(unit: Unit): string | undefined {
    const note = this.supplement.interfaceIds[unit.name];
    if (note !== undefined) this.usedIdNotes.add(unit.name);
    return note;
  }

  /** LaTeX of a formula that NatSpec sets in characters; `words` as the supplement has them. */
  formula(words: string): string | undefined {
    const latex = this.supplement.formulas[words];
    if (latex === undefined) this.unknownFormulas.add(words);
    else this.usedFormulas.add(words);
    return latex;
  }

  /**
   * Resolves the text between braces: `withdraw`, `ISablierLockup`, `IERC721.transferFrom`, `IERC165-supportsInterface`.
   * @param scope the unit on whose page the text is: its own names come first, then those of its bases
   * @returns `null` if the braces are no reference, `undefined` if nothing has this name
   */
  resolve(reference: string, scope: Unit): Target | null | undefined {
    const found = this.lookUp(reference, scope);
    if (found) return found;
    const alias = this.supplement.references[reference];
    if (alias !== undefined) this.usedAliases.add(reference);
    return alias === null || alias === undefined ? alias : this.lookUp(alias, scope);
  }

  private lookUp(text: string, scope: Unit): Target | undefined {
    const separator = [".", "-", "#"].map((mark) => text.indexOf(mark)).find((index) => index > 0);
    if (separator !== undefined) {
      const unit = this.findUnit(text.slice(0, separator), scope);
      return unit && this.findMember(text.slice(separator + 1), unit);
    }
    const own = this.findMember(text, scope);
    if (own) return own;
    const unit = this.findUnit(text, scope);
    if (unit) return { unit: unit.key };
    return this.findAnywhere(text, scope);
  }

  /** Units of the scope's package first, then shared ones, then any. */
  findUnit(name: string, scope: Pick<Unit, "source">): Unit | undefined {
    const named = this.byName.get(name) ?? [];
    const rank = (unit: Unit) => {
      if (findPackage(unit.source) === findPackage(scope.source)) return 0;
      if (findPackage(unit.source) === SHARED) return 1;
      return this.routes.has(unit.key) ? 2 : 3;
    };
    return [...named].sort((a, b) => rank(a) - rank(b))[0];
  }

  private findMember(name: string, unit: Unit): Target | undefined {
    for (const key of [unit.key, ...unit.linearized]) {
      const candidates = this.unit(key).members.filter((member) => member.name === name);
      // Among overloads and kinds of one name, the bare anchor is the chief one.
      const chosen = candidates.find((member) => member.anchor === name.toLowerCase()) ?? candidates[0];
      if (chosen) return { unit: key, anchor: chosen.anchor };
    }
    return undefined;
  }

  /** Finds events and errors, which may be named without their contract when one unit only has them. */
  private findAnywhere(name: string, scope: Unit): Target | undefined {
    const found = [...this.model.values()].flatMap((unit) =>
      unit.members
        .filter((member) => member.name === name && (member.kind === "error" || member.kind === "event"))
        .map((member) => ({ unit, target: { unit: unit.key, anchor: member.anchor } })),
    );
    const near = found.filter(({ unit }) => findPackage(unit.source) === findPackage(scope.source));
    const chosen = near.length > 0 ? near : found;
    return chosen.length === 1 ? chosen[0]?.target : undefined;
  }
}
