import postcss, { type ChildNode, type Container, type Declaration, type Rule } from "postcss";
import { dropOverridden } from "./overriddenRules";
import { isMet, readNeed, type Need } from "./selector";
import { findVariables, type PageTokens } from "./tokens";

interface Statement {
  readonly text: string;
  /** The custom property that it sets, where it sets one. */
  readonly sets: string | undefined;
  readonly uses: readonly string[];
}

interface StyleRule {
  readonly type: "rule";
  readonly selectors: readonly { readonly text: string; readonly need: Need }[];
  readonly statements: readonly Statement[];
}

/** `@media`, `@layer`, `@supports`, `@container`: rules under a condition. */
interface Group {
  readonly type: "group";
  readonly head: string;
  readonly nodes: readonly Node[];
}

/** `@keyframes` and `@font-face`: needed where a statement names them. `@page` and the like have no name: always needed. */
interface Named {
  readonly type: "named";
  readonly name: string | undefined;
  readonly isFont?: boolean;
  readonly text: string;
  readonly uses: readonly string[];
}

type Node = StyleRule | Group | Named;

/** A rule of which one page needs some selectors. */
interface MatchedRule {
  readonly rule: StyleRule;
  readonly selectors: string;
}

/** A style sheet, read once, from which each page takes the rules that its own HTML needs. */
export class Sheet {
  private constructor(
    private readonly nodes: readonly Node[],
    /** `@layer` statement with all layers in their order, which rules that are left out must not change. */
    private readonly layers: string,
    private readonly hasAllFonts: boolean,
  ) {}

  /**
   * @param states which classes scripts may set at any time: a rule never waits for them
   * @param options `allFonts`: a page names all fonts of the sheet, not only those that its rules use
   * @throws Error for syntax whose need this does not know
   */
  static parse(css: string, states: readonly RegExp[] = [], options: { allFonts?: boolean } = {}): Sheet {
    const root = postcss.parse(css);
    dropOverridden(root);
    const layers = new Set<string>();
    collectLayers(root, "", layers);
    const statement = layers.size > 0 ? `@layer ${[...layers].join(",")};` : "";
    return new Sheet(readAll(root, states), statement, options.allFonts ?? false);
  }

  /**
   * Returns the part of the sheet that a page needs: in the sheet's order, with its layers. Custom properties that
   * nothing on the page uses are left out, and so are animations and fonts that no remaining rule names.
   */
  select(page: PageTokens): string {
    const matched = new Map<StyleRule, MatchedRule>();
    const statements: Statement[] = [];
    const named: Named[] = [];
    const visit = (nodes: readonly Node[]): void => {
      for (const node of nodes) {
        if (node.type === "group") visit(node.nodes);
        else if (node.type === "named") named.push(node);
        else {
          const met = node.selectors.filter(({ need }) => isMet(need, page.names));
          if (met.length === 0) continue;
          matched.set(node, { rule: node, selectors: met.map(({ text }) => text).join(",") });
          statements.push(...node.statements);
        }
      }
    };
    visit(this.nodes);

    const variables = listUsedVariables(statements, named, page.variables);
    const isUsed = ({ sets }: Statement) => sets === undefined || variables.has(sets);
    const texts = statements.filter(isUsed).map(({ text }) => text);
    const words = new Set(
      texts
        .filter((text) => /^(?:--|animation|font)/.test(text))
        .flatMap((text) => text.match(/[\w-]+/g) ?? []),
    );
    const write = (nodes: readonly Node[]): string =>
      nodes
        .map((node) => {
          if (node.type === "named") {
            const isNeeded =
              node.name === undefined || words.has(node.name) || (this.hasAllFonts && node.isFont);
            return isNeeded ? node.text : "";
          }
          if (node.type === "group") {
            const inner = write(node.nodes);
            return inner && `${node.head}{${inner}}`;
          }
          const found = matched.get(node);
          const body = found?.rule.statements
            .filter(isUsed)
            .map(({ text }) => text)
            .join(";");
          return found && body ? `${found.selectors}{${body}}` : "";
        })
        .join("");
    return this.layers + write(this.nodes);
  }
}

/** Returns the custom properties that statements, fonts, animations and the page's own HTML lead to. */
function listUsedVariables(
  statements: readonly Statement[],
  named: readonly Named[],
  onPage: ReadonlySet<string>,
): Set<string> {
  const leads = new Map<string, string[]>();
  const open = [...onPage, ...named.flatMap(({ uses }) => uses)];
  for (const { sets, uses } of statements) {
    if (sets === undefined) open.push(...uses);
    else leads.set(sets, [...(leads.get(sets) ?? []), ...uses]);
  }
  const used = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(leads.get(name) ?? []));
  }
  return used;
}

function collectLayers(container: Container<ChildNode>, prefix: string, layers: Set<string>): void {
  container.each((node) => {
    if (node.type !== "atrule") return;
    const names = node.name === "layer" ? node.params.split(",").map((name) => prefix + name.trim()) : [];
    for (const name of names) layers.add(name);
    if (node.nodes) collectLayers(node as Container<ChildNode>, names[0] ? `${names[0]}.` : prefix, layers);
  });
}

function readAll(container: Container<ChildNode>, states: readonly RegExp[]): Node[] {
  return (container.nodes ?? []).flatMap((node) => read(node, states));
}

function read(node: ChildNode, states: readonly RegExp[]): Node[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") return [readRule(node, states)];
  if (node.type === "atrule") {
    if (/^(?:-webkit-)?keyframes$/.test(node.name)) {
      return [
        { type: "named", name: node.params, text: node.toString(), uses: findVariables(node.toString()) },
      ];
    }
    if (node.name === "font-face") {
      let family = "";
      node.walkDecls("font-family", ({ value }) => void (family = value.replace(/["']/g, "")));
      return [{ type: "named", name: family, isFont: true, text: node.toString(), uses: [] }];
    }
    if (node.name === "layer" && !node.nodes) return []; // Its names are in the statement of all layers.
    if (/^(?:media|layer|supports|container)$/.test(node.name) && node.nodes) {
      return [
        {
          type: "group",
          head: `@${node.name} ${node.params}`,
          nodes: readAll(node as Container<ChildNode>, states),
        },
      ];
    }
    if (node.name === "charset") return [];
    if (/^(?:page|property|counter-style)$/.test(node.name)) {
      return [
        { type: "named", name: undefined, text: node.toString(), uses: findVariables(node.toString()) },
      ];
    }
  }
  throw new Error(
    `No rule for what a page needs of this part of the style sheet: ${node.toString().slice(0, 80)}`,
  );
}

function readRule(rule: Rule, states: readonly RegExp[]): StyleRule {
  return {
    type: "rule",
    selectors: rule.selectors.map((text) => ({ text, need: readNeed(text, states) })),
    statements: rule.nodes
      .filter((node) => node.type !== "comment")
      .map((node) => {
        if (node.type !== "decl") throw new Error(`A rule within a rule: ${rule.selector}`);
        return readDeclaration(node);
      }),
  };
}

function readDeclaration({ prop, value, important }: Declaration): Statement {
  return {
    text: `${prop}:${value}${important ? "!important" : ""}`,
    sets: prop.startsWith("--") ? prop : undefined,
    uses: findVariables(value),
  };
}

/**
 * Returns a style sheet without `@font-face`, for pages whose critical CSS declares the fonts: a second declaration
 * would load a font that was too late for the first paint after all, and text would move.
 */
export function removeFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("font-face", (rule) => void rule.remove());
  return root.toString();
}
