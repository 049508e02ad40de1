import { type ReferenceSupplement } from "../../../../data/contracts/referenceSupplement";
import { isContract } from "./ast";
import { writeDescription, type Problem } from "../model/model";
import * as NatSpec from "../model/natspec";
import { type Definitions, type Draft, type DraftUnit, listParameterNames } from "./definitions";

/** A documentation comment with its texts aligned to positions, so that it survives renamed parameters. */
export interface ResolvedDoc {
  notice?: string;
  dev?: string;
  params: (string | undefined)[];
  returns: (string | undefined)[];
  custom: { tag: string; text: string }[];
}

/** Finds the description of every member, and collects what does not fit. */
export class Descriptions {
  readonly problems: Problem[] = [];
  /** Entries under "corrections" that some comment needed. */
  readonly usedCorrections = new Set<string>();

  constructor(
    private readonly definitions: Definitions,
    private readonly supplement: ReferenceSupplement,
  ) {}

  /** Returns what our own data says of a unit (with an empty signature) or of a member. */
  supplied(unit: DraftUnit, canonical: string) {
    const name = isContract(unit.node) ? unit.node.name : (unit.drafts[0]?.name ?? "");
    const scope = unit.source.split("/").slice(0, 2).join("/");
    return this.supplement.descriptions[scope]?.[canonical === "" ? name : `${name}.${canonical}`];
  }

  /** Returns what is said of a member: by our data, by its comment, or by the one it inherits. */
  of(unit: DraftUnit, draft: Draft): ResolvedDoc {
    const doc = this.inherited(unit, draft, new Set());
    const supplied = this.supplied(unit, draft.canonical);
    if (!supplied) return doc;
    const names = listParameterNames(draft.node);
    return {
      ...doc,
      ...(supplied.notice && { notice: supplied.notice }),
      params: names.map((name, index) => supplied.params?.[name] ?? doc.params[index]),
      custom: [
        ...doc.custom,
        ...Object.entries(supplied.values ?? {}).map(([name, text]) => ({
          tag: "value",
          text: `${name} ${text}`,
        })),
      ],
    };
  }

  private inherited(unit: DraftUnit, draft: Draft, seen: Set<number>): ResolvedDoc {
    const { node } = draft;
    // solc 0.8.29 knows the comments of all other definitions.
    const comment =
      node.nodeType === "UserDefinedValueTypeDefinition"
        ? this.definitions.text(unit.source).commentAbove(node.src)
        : this.definitions.text(unit.source).comment(node.documentation);
    const raw = NatSpec.parse(this.corrected(comment));
    const names = listParameterNames(node);
    const supplied = this.supplied(unit, draft.canonical);
    for (const { name } of raw.params) {
      if (!names.includes(name) && !supplied?.params) {
        this.problems.push({
          where: `${unit.source}:${this.definitions.text(unit.source).line(node.src)}`,
          member: `${unit.key.slice(unit.key.lastIndexOf(":") + 1)}.${draft.canonical}`,
          what: `describes "${name}", which it does not have`,
          remedy: `give the right names under "params" in data/contracts/referenceSupplement.ts`,
        });
      }
    }
    const returnNames =
      node.nodeType === "FunctionDefinition" ? node.returnParameters.parameters.map(({ name }) => name) : [];
    const own: ResolvedDoc = {
      ...writeDescription(raw),
      params: names.map((name) => raw.params.find((param) => param.name === name)?.text),
      returns: raw.returns.map((text, index) => {
        const [word, rest] = NatSpec.splitWord(text);
        return returnNames[index] !== "" && word === returnNames[index] ? rest : text;
      }),
      custom: raw.custom,
    };

    const bases =
      node.nodeType === "FunctionDefinition" || node.nodeType === "VariableDeclaration"
        ? (node.baseFunctions ?? [])
        : node.nodeType === "ModifierDefinition"
          ? (node.baseModifiers ?? [])
          : [];
    // The compiler's rule: a member without any comment inherits that of its base.
    const inherits = raw.inheritdoc !== undefined || (node.documentation === undefined && bases.length > 0);
    if (!inherits || seen.has(node.id)) return own;
    const from = this.findBase(bases, raw.inheritdoc);
    if (!from) {
      this.problems.push({
        where: `${unit.source}:${this.definitions.text(unit.source).line(node.src)}`,
        member: `${unit.key.slice(unit.key.lastIndexOf(":") + 1)}.${draft.canonical}`,
        what: `inherits its description from ${raw.inheritdoc ?? "a base"}, where no such member is`,
        remedy: `describe it under this name in data/contracts/referenceSupplement.ts`,
      });
      return own;
    }
    const inherited = this.inherited(from.unit, from.draft, seen.add(node.id));
    return {
      ...inherited,
      ...(own.notice && { notice: own.notice }),
      ...(own.dev && { dev: own.dev }),
      params: names.map((_, index) => own.params[index] ?? inherited.params[index]),
      returns: own.returns.length > 0 ? own.returns : inherited.returns,
    };
  }

  /** Returns the comment with our sentences instead of wrong ones. */
  private corrected(comment: string): string {
    let text = comment;
    for (const [wrong, right] of Object.entries(this.supplement.corrections)) {
      if (!text.includes(wrong)) continue;
      text = text.replaceAll(wrong, right);
      this.usedCorrections.add(wrong);
    }
    return text;
  }

  /** Returns the member of the named base, or the nearest one if no name is given. */
  private findBase(ids: number[], name: string | undefined) {
    const queue = [...ids];
    for (let i = 0; i < queue.length; i++) {
      const found = this.definitions.members.get(queue[i] ?? -1);
      if (!found) continue;
      const { node } = found.unit;
      if (isContract(node)) {
        if (name === undefined || node.name === name) return found;
        // `@inheritdoc A` may also mean what A itself inherits.
        const named = [...this.definitions.contracts.values()].find(
          (contract) => contract.node.name === name,
        );
        if (named?.node.linearizedBaseContracts.includes(node.id)) return found;
      }
      const member = found.draft.node;
      if (member.nodeType === "FunctionDefinition" || member.nodeType === "VariableDeclaration") {
        queue.push(...(member.baseFunctions ?? []));
      } else if (member.nodeType === "ModifierDefinition") {
        queue.push(...(member.baseModifiers ?? []));
      }
    }
    return undefined;
  }
}
