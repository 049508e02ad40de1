import { assignAnchors } from "../model/anchors";
import {
  type ContractDefinition,
  type FunctionDefinition,
  isContract,
  isMember,
  type MemberDefinition,
  type ModifierDefinition,
  type TypeName,
} from "./ast";
import { type Compilation } from "./compilation";
import { type MemberKind, type Target, type UnitKind } from "../model/model";
import { writeType } from "../model/signature";
import { SourceText } from "./sourceText";

/** A member's definition with its name, canonical signature and anchor. */
export interface Draft {
  node: MemberDefinition;
  kind: MemberKind;
  name: string;
  canonical: string;
  anchor: string;
}

/** A contract, or what is outside of any, with its members. */
export interface DraftUnit {
  key: string;
  source: string;
  node: ContractDefinition | MemberDefinition;
  drafts: Draft[];
}

/** Everything that the sources define, by the compiler's numbers, so that texts and types can link to any of it. */
export class Definitions {
  readonly units: DraftUnit[] = [];
  readonly contracts = new Map<number, { unit: DraftUnit; node: ContractDefinition }>();
  readonly members = new Map<number, { unit: DraftUnit; draft: Draft }>();
  private readonly texts = new Map<string, SourceText>();

  constructor(compilation: Compilation) {
    for (const source of compilation.units) {
      const path = source.absolutePath;
      this.texts.set(path, new SourceText(compilation.contents[path] ?? ""));
      for (const node of source.nodes) {
        if (isContract(node)) {
          const unit: DraftUnit = { key: `${path}:${node.name}`, source: path, node, drafts: [] };
          unit.drafts = this.draftMembers(node.nodes.filter(isMember), path, false);
          this.register(unit);
          this.contracts.set(node.id, { unit, node });
        } else if (isMember(node)) {
          const unit: DraftUnit = { key: `${path}:${node.name}`, source: path, node, drafts: [] };
          unit.drafts = this.draftMembers([node], path, true);
          // Overloads of a free function share a page.
          const same = this.units.find((other) => other.key === unit.key);
          if (same) {
            same.drafts = assignAnchors([...same.drafts, ...unit.drafts]);
            for (const draft of same.drafts) this.members.set(draft.node.id, { unit: same, draft });
          } else {
            this.register(unit);
          }
        }
      }
    }
  }

  private register(unit: DraftUnit): void {
    this.units.push(unit);
    for (const draft of unit.drafts) this.members.set(draft.node.id, { unit, draft });
  }

  private draftMembers(nodes: MemberDefinition[], source: string, atFileLevel: boolean): Draft[] {
    return assignAnchors(
      nodes.map((node) => {
        const name = node.nodeType === "FunctionDefinition" ? node.name || node.kind : node.name;
        const kind = getMemberKind(node, atFileLevel);
        const parameters = "parameters" in node ? node.parameters.parameters : undefined;
        const canonical = parameters
          ? `${name}(${parameters.map((parameter) => this.writePlainType(parameter.typeName, source)).join(",")})`
          : name;
        return { node, kind, name, canonical };
      }),
    );
  }

  /** Returns a type as its source has it, on one line. */
  writePlainType(type: TypeName, source: string): string {
    return writeType(type, (node) => this.text(source).slice(node.src));
  }

  /** Returns the text of a source file. */
  text(source: string): SourceText {
    const text = this.texts.get(source);
    if (!text) throw new Error(`No source text for ${source}`);
    return text;
  }

  /** Returns what a number of the compiler stands for: a unit or a member of one. */
  findTarget(id: number): Target | undefined {
    const contract = this.contracts.get(id);
    if (contract) return { unit: contract.unit.key };
    const member = this.members.get(id);
    return member && { unit: member.unit.key, anchor: member.draft.anchor };
  }

  /** Returns the unit of a contract's number; none for what the sources do not hold. */
  findUnitKey(id: number): string[] {
    const contract = this.contracts.get(id);
    return contract ? [contract.unit.key] : [];
  }
}

function getMemberKind(
  node: MemberDefinition | FunctionDefinition | ModifierDefinition,
  atFileLevel: boolean,
): MemberKind {
  switch (node.nodeType) {
    case "VariableDeclaration":
      return atFileLevel ? "constant" : "stateVariable";
    case "FunctionDefinition":
      return node.kind === "constructor" ? "constructor" : "function";
    case "ModifierDefinition":
      return "modifier";
    case "EventDefinition":
      return "event";
    case "ErrorDefinition":
      return "error";
    case "StructDefinition":
      return "struct";
    case "EnumDefinition":
      return "enum";
    case "UserDefinedValueTypeDefinition":
      return "valueType";
  }
}

/** Returns what a page is about: the kind of a contract, or of what is outside of any. */
export function getUnitKind(node: ContractDefinition | MemberDefinition): UnitKind {
  if (isContract(node)) {
    return node.contractKind === "contract" ? (node.abstract ? "abstract" : "contract") : node.contractKind;
  }
  switch (node.nodeType) {
    case "VariableDeclaration":
      return "constant";
    case "FunctionDefinition":
    case "ModifierDefinition":
      return "function";
    case "EventDefinition":
      return "event";
    case "ErrorDefinition":
      return "error";
    case "StructDefinition":
      return "struct";
    case "EnumDefinition":
      return "enum";
    case "UserDefinedValueTypeDefinition":
      return "type";
  }
}

/** Returns the names of what a member takes or holds, in its order; empty for those without. */
export function listParameterNames(node: MemberDefinition): string[] {
  if (node.nodeType === "StructDefinition") return node.members.map(({ name }) => name);
  return "parameters" in node ? node.parameters.parameters.map(({ name }) => name) : [];
}
