/** Syntax tree in, model out. */

import { type ReferenceSupplement } from "../../../data/reference-supplement";
import { assignAnchors } from "./anchors";
import {
  type ContractDefinition,
  type Documentation,
  type FunctionDefinition,
  isContract,
  isMember,
  type MemberDefinition,
  type ModifierDefinition,
  type TypeName,
  type VariableDeclaration,
  walk,
} from "./ast";
import { type Compilation } from "./compiler";
import {
  description,
  type Member,
  type MemberKind,
  type Model,
  type Parameter,
  type Problem,
  type Target,
  type TypeText,
  type Unit,
  type UnitKind,
  type Visibility,
} from "./model";
import * as NatSpec from "./natspec";
import { callable, enumeration, functionHead, parameterText, struct, typeText } from "./signature";

/** A documentation comment with its texts aligned to positions, so that it survives renamed parameters. */
interface ResolvedDoc {
  notice?: string;
  dev?: string;
  params: (string | undefined)[];
  returns: (string | undefined)[];
  custom: { tag: string; text: string }[];
}

interface Draft {
  node: MemberDefinition;
  kind: MemberKind;
  name: string;
  canonical: string;
  anchor: string;
}

interface DraftUnit {
  key: string;
  source: string;
  node: ContractDefinition | MemberDefinition;
  drafts: Draft[];
}

/** One source file: its bytes (the compiler counts bytes) and where its lines begin. */
class SourceText {
  readonly bytes: Buffer;
  private readonly lineStarts: number[] = [0];

  constructor(text: string) {
    this.bytes = Buffer.from(text, "utf8");
    this.bytes.forEach((byte, index) => {
      if (byte === 10) this.lineStarts.push(index + 1);
    });
  }

  slice(src: string): string {
    const [start = 0, length = 0] = src.split(":").map(Number);
    return this.bytes.subarray(start, start + length).toString("utf8");
  }

  /** The `///` lines right above a node, for definitions whose comment the compiler does not pass on. */
  commentAbove(src: string): string {
    const lines = this.bytes.toString("utf8").split("\n");
    const result: string[] = [];
    for (let index = this.line(src) - 2; index >= 0; index--) {
      const line = lines[index]?.trim() ?? "";
      if (!line.startsWith("///")) break;
      result.unshift(line.slice(3));
    }
    return result.join("\n");
  }

  /**
   * Text of a comment with its blank lines, which the compiler leaves out and which separate paragraphs and lists.
   * The compiler's words decide: where the two differ in more than blanks, its text is taken.
   */
  comment(documentation: Documentation | undefined): string {
    if (!documentation) return "";
    const lines = this.slice(documentation.src)
      .split("\n")
      .map((line) => {
        const trimmed = line.trim();
        if (trimmed.startsWith("///") || trimmed.startsWith("/**")) return trimmed.slice(3);
        return trimmed.startsWith("*") ? trimmed.slice(1) : ` ${trimmed}`;
      });
    const last = lines.pop() ?? "";
    const text = [...lines, last.endsWith("*/") ? last.slice(0, -2) : last === "/" ? "" : last].join("\n");
    const words = (other: string) =>
      other
        .split("\n")
        .flatMap((line) => line.split(" "))
        .join("");
    return words(text) === words(documentation.text) ? text : documentation.text;
  }

  /** 1-based. */
  line(src: string): number {
    const [start = 0] = src.split(":").map(Number);
    let line = 0;
    while (line + 1 < this.lineStarts.length && (this.lineStarts[line + 1] ?? 0) <= start) line++;
    return line + 1;
  }
}

/**
 * Turns compiled sources into units. All sources are taken, those of dependencies too: types, bases and errors of
 * theirs are linked to. Which units get a page is decided elsewhere.
 */
export function extract(
  compilation: Compilation,
  supplement: ReferenceSupplement,
): { model: Model; problems: Problem[] } {
  return new Extraction(compilation, supplement).run();
}

class Extraction {
  private readonly units: DraftUnit[] = [];
  private readonly texts = new Map<string, SourceText>();
  private readonly contracts = new Map<number, { unit: DraftUnit; node: ContractDefinition }>();
  private readonly members = new Map<number, { unit: DraftUnit; draft: Draft }>();
  private readonly problems: Problem[] = [];

  constructor(
    private readonly compilation: Compilation,
    private readonly supplement: ReferenceSupplement,
  ) {}

  run(): { model: Model; problems: Problem[] } {
    this.draft();
    const model: Model = new Map();
    for (const unit of this.units) model.set(unit.key, this.build(unit));
    for (const unit of this.units) this.addUsed(unit, model);
    addInherited(model);
    return { model, problems: this.problems };
  }

  /** First pass: names, canonical signatures and anchors, so that the second can link to any of them. */
  private draft(): void {
    for (const source of this.compilation.units) {
      const path = source.absolutePath;
      this.texts.set(path, new SourceText(this.compilation.contents[path] ?? ""));
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
        const kind = memberKind(node, atFileLevel);
        const parameters = "parameters" in node ? node.parameters.parameters : undefined;
        const canonical = parameters
          ? `${name}(${parameters.map((parameter) => this.plainType(parameter.typeName, source)).join(",")})`
          : name;
        return { node, kind, name, canonical };
      }),
    );
  }

  private plainType(type: TypeName, source: string): string {
    return typeText(type, (node) => this.text(source).slice(node.src));
  }

  private text(source: string): SourceText {
    const text = this.texts.get(source);
    if (!text) throw new Error(`No source text for ${source}`);
    return text;
  }

  private targetOf(id: number): Target | undefined {
    const contract = this.contracts.get(id);
    if (contract) return { unit: contract.unit.key };
    const member = this.members.get(id);
    return member && { unit: member.unit.key, anchor: member.draft.anchor };
  }

  private build(unit: DraftUnit): Unit {
    const { node } = unit;
    const contract = isContract(node) ? node : undefined;
    const doc = NatSpec.parse(this.text(unit.source).comment(node.documentation));
    const supplied = this.supplied(unit, "");
    const members = unit.drafts.map((draft) => this.buildMember(unit, draft));
    const [first] = members;
    return {
      key: unit.key,
      name: contract?.name ?? unit.drafts[0]?.name ?? "",
      kind: unitKind(node),
      source: unit.source,
      line: this.text(unit.source).line(node.nameLocation),
      ...(contract
        ? { ...description(doc), ...(supplied?.notice && { notice: supplied.notice }) }
        : { ...(first?.notice && { notice: first.notice }), ...(first?.dev && { dev: first.dev }) }),
      members,
      bases: (contract?.baseContracts ?? []).flatMap(({ baseName }) =>
        this.keyOf(baseName.referencedDeclaration),
      ),
      linearized: (contract?.linearizedBaseContracts ?? []).slice(1).flatMap((id) => this.keyOf(id)),
      inherited: [],
      emits: [],
      raises: [],
    };
  }

  private keyOf(id: number): string[] {
    const contract = this.contracts.get(id);
    return contract ? [contract.unit.key] : [];
  }

  private buildMember(unit: DraftUnit, draft: Draft): Member {
    const { node } = draft;
    const source = this.text(unit.source);
    const doc = this.resolveDoc(unit, draft);
    const base = {
      kind: draft.kind,
      name: draft.name,
      anchor: draft.anchor,
      canonical: draft.canonical,
      ...(doc.notice && { notice: doc.notice }),
      ...(doc.dev && { dev: doc.dev }),
      parameters: [],
      returns: [],
      overrides: [],
      line: source.line(
        node.nodeType === "FunctionDefinition" && node.kind !== "function" && node.kind !== "freeFunction"
          ? node.src
          : node.nameLocation,
      ),
    } satisfies Member;
    const text = (parameter: VariableDeclaration, location = true) =>
      parameterText({
        type: this.plainType(parameter.typeName, unit.source),
        ...(location && parameter.storageLocation !== "default" && { location: parameter.storageLocation }),
        ...(parameter.indexed && { indexed: true }),
        name: parameter.name,
      });
    const list = (parameters: VariableDeclaration[], texts: (string | undefined)[]): Parameter[] =>
      parameters.map((parameter, index) => ({
        name: parameter.name,
        type: this.typeOf(parameter.typeName, unit.source),
        ...(parameter.indexed !== undefined && { indexed: parameter.indexed }),
        ...(texts[index] && { description: texts[index] }),
      }));

    switch (node.nodeType) {
      case "FunctionDefinition": {
        const parameters = node.parameters.parameters;
        const returns = node.returnParameters.parameters;
        const free = node.kind === "freeFunction";
        return {
          ...base,
          signature: callable(
            functionHead(node),
            parameters.map((parameter) => text(parameter)),
            [
              ...(free || node.kind === "constructor" ? [] : [node.visibility]),
              node.stateMutability === "nonpayable" ? "" : node.stateMutability,
              node.virtual ? "virtual" : "",
              ...node.modifiers.map((modifier) => oneLine(source.slice(modifier.src))),
              returns.length > 0 ? `returns (${returns.map((parameter) => text(parameter)).join(", ")})` : "",
            ],
          ),
          ...(!free && { visibility: node.visibility as Visibility }),
          mutability: node.stateMutability,
          ...(node.functionSelector && { selector: `0x${node.functionSelector}` }),
          parameters: list(parameters, doc.params),
          returns: list(returns, doc.returns),
          overrides: (node.baseFunctions ?? []).flatMap((id) => this.targetOf(id) ?? []),
        };
      }
      case "ModifierDefinition":
        return {
          ...base,
          signature: callable(
            `modifier ${node.name}`,
            node.parameters.parameters.map((parameter) => text(parameter)),
            [node.virtual ? "virtual" : ""],
          ),
          visibility: "internal",
          parameters: list(node.parameters.parameters, doc.params),
        };
      case "EventDefinition":
        return {
          ...base,
          signature: callable(
            `event ${node.name}`,
            node.parameters.parameters.map((parameter) => text(parameter)),
            [node.anonymous ? "anonymous" : ""],
          ),
          ...(node.eventSelector && { selector: `0x${node.eventSelector}` }),
          parameters: list(node.parameters.parameters, doc.params),
        };
      case "ErrorDefinition":
        return {
          ...base,
          signature: callable(
            `error ${node.name}`,
            node.parameters.parameters.map((parameter) => text(parameter)),
            [],
          ),
          ...(node.errorSelector && { selector: `0x${node.errorSelector}` }),
          parameters: list(node.parameters.parameters, doc.params).map(({ indexed: _, ...rest }) => rest),
        };
      case "StructDefinition":
        return {
          ...base,
          signature: struct(
            node.name,
            node.members.map((member) => text(member, false)),
          ),
          parameters: list(node.members, doc.params),
        };
      case "EnumDefinition":
        return {
          ...base,
          signature: enumeration(
            node.name,
            node.members.map(({ name }) => name),
          ),
          values: this.enumValues(node, doc),
        };
      case "UserDefinedValueTypeDefinition":
        return {
          ...base,
          signature: `type ${node.name} is ${this.plainType(node.underlyingType, unit.source)};`,
        };
      case "VariableDeclaration": {
        const getter = this.getter(node.typeName, unit.source);
        const value = node.constant && node.value ? oneLine(source.slice(node.value.src)) : "";
        const declaration = [
          this.plainType(node.typeName, unit.source),
          draft.kind === "constant" ? "" : node.visibility,
          node.mutability === "mutable" ? "" : node.mutability,
          node.name,
          // Longer values (SVG fragments) are in the source, one click away.
          value !== "" && value.length <= 80 ? `= ${value}` : "",
        ]
          .filter((word) => word !== "")
          .join(" ");
        const isGetter = node.functionSelector !== undefined;
        return {
          ...base,
          signature: `${declaration};`,
          ...(draft.kind !== "constant" && { visibility: node.visibility as Visibility }),
          mutability: node.mutability,
          ...(isGetter && { selector: `0x${node.functionSelector}` }),
          parameters: isGetter
            ? getter.keys.map((key, i) => ({ ...key, ...describedBy(doc.params[i]) }))
            : [],
          returns:
            isGetter && (getter.keys.length > 0 || doc.returns[0])
              ? [{ ...getter.value, ...describedBy(doc.returns[0]) }]
              : [],
          overrides: (node.baseFunctions ?? []).flatMap((id) => this.targetOf(id) ?? []),
        };
      }
    }
  }

  private enumValues(
    node: { members: { name: string; documentation?: { text: string } }[] },
    doc: ResolvedDoc,
  ) {
    const texts = new Map<string, string>();
    for (const { tag, text } of doc.custom) {
      // `@custom:value0 PENDING Stream created but not started.`
      if (!tag.startsWith("value")) continue;
      const [name, rest] = NatSpec.splitWord(text);
      texts.set(name, rest);
    }
    return node.members.map(({ name, documentation }) => {
      const text = texts.get(name) ?? NatSpec.parse(documentation?.text ?? "").notice;
      return { name, ...describedBy(text) };
    });
  }

  /** What a public variable's getter takes and gives. */
  private getter(type: TypeName, source: string): { keys: Parameter[]; value: Parameter } {
    const keys: Parameter[] = [];
    let value = type;
    let name = "";
    for (;;) {
      if (value.nodeType === "Mapping") {
        keys.push({ name: value.keyName ?? "", type: this.typeOf(value.keyType, source) });
        name = value.valueName ?? "";
        value = value.valueType;
      } else if (value.nodeType === "ArrayTypeName") {
        keys.push({ name: "", type: { text: "uint256" } });
        value = value.baseType;
      } else {
        return { keys, value: { name, type: this.typeOf(value, source) } };
      }
    }
  }

  private typeOf(type: TypeName, source: string): TypeText {
    let target: Target | undefined;
    walk(type, (node) => {
      if (node.nodeType === "UserDefinedTypeName") {
        const { pathNode } = node as unknown as { pathNode: { referencedDeclaration: number } };
        // The value of a mapping says more than its key, so the last name wins.
        target = this.targetOf(pathNode.referencedDeclaration) ?? target;
      }
    });
    return { text: this.plainType(type, source), ...(target && { target }) };
  }

  private supplied(unit: DraftUnit, canonical: string) {
    const name = isContract(unit.node) ? unit.node.name : (unit.drafts[0]?.name ?? "");
    const scope = unit.source.split("/").slice(0, 2).join("/");
    return this.supplement.descriptions[scope]?.[canonical === "" ? name : `${name}.${canonical}`];
  }

  private resolveDoc(unit: DraftUnit, draft: Draft): ResolvedDoc {
    const doc = this.inheritedDoc(unit, draft, new Set());
    const supplied = this.supplied(unit, draft.canonical);
    if (!supplied) return doc;
    const names = parameterNames(draft.node);
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

  private inheritedDoc(unit: DraftUnit, draft: Draft, seen: Set<number>): ResolvedDoc {
    const { node } = draft;
    // solc 0.8.29 knows the comments of all other definitions.
    const comment =
      node.nodeType === "UserDefinedValueTypeDefinition"
        ? this.text(unit.source).commentAbove(node.src)
        : this.text(unit.source).comment(node.documentation);
    const raw = NatSpec.parse(comment);
    const names = parameterNames(node);
    const supplied = this.supplied(unit, draft.canonical);
    for (const { name } of raw.params) {
      if (!names.includes(name) && !supplied?.params) {
        this.problems.push({
          where: `${unit.source}:${this.text(unit.source).line(node.src)}`,
          member: `${unit.key.slice(unit.key.lastIndexOf(":") + 1)}.${draft.canonical}`,
          what: `describes "${name}", which it does not have`,
          remedy: `give the right names under "params" in data/reference-supplement.ts`,
        });
      }
    }
    const returnNames =
      node.nodeType === "FunctionDefinition" ? node.returnParameters.parameters.map(({ name }) => name) : [];
    const own: ResolvedDoc = {
      ...description(raw),
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
    // The compiler's rule: a member without any comment takes over that of its base.
    const inherits = raw.inheritdoc !== undefined || (node.documentation === undefined && bases.length > 0);
    if (!inherits || seen.has(node.id)) return own;
    const from = this.findBase(bases, raw.inheritdoc);
    if (!from) {
      this.problems.push({
        where: `${unit.source}:${this.text(unit.source).line(node.src)}`,
        member: `${unit.key.slice(unit.key.lastIndexOf(":") + 1)}.${draft.canonical}`,
        what: `inherits its description from ${raw.inheritdoc ?? "a base"}, where no such member is`,
        remedy: `describe it under this name in data/reference-supplement.ts`,
      });
      return own;
    }
    const inherited = this.inheritedDoc(from.unit, from.draft, seen.add(node.id));
    return {
      ...inherited,
      ...(own.notice && { notice: own.notice }),
      ...(own.dev && { dev: own.dev }),
      params: names.map((_, index) => own.params[index] ?? inherited.params[index]),
      returns: own.returns.length > 0 ? own.returns : inherited.returns,
    };
  }

  /** The member of the named base, or the nearest one if no name is given. */
  private findBase(ids: number[], name: string | undefined) {
    const queue = [...ids];
    for (let i = 0; i < queue.length; i++) {
      const found = this.members.get(queue[i] ?? -1);
      if (!found) continue;
      const { node } = found.unit;
      if (isContract(node)) {
        if (name === undefined || node.name === name) return found;
        // `@inheritdoc A` may also mean what A itself inherits.
        const named = [...this.contracts.values()].find((contract) => contract.node.name === name);
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

  /** Events and errors that the compiler puts in the contract's ABI, and those of the libraries it is linked with. */
  private addUsed(unit: DraftUnit, model: Model): void {
    if (!isContract(unit.node)) return;
    const built = model.get(unit.key);
    if (!built) return;
    const { raises } = built;
    for (const id of unit.node.usedEvents ?? []) {
      const event = this.members.get(id);
      const from = event?.unit.key ?? "";
      const member = model.get(from)?.members.find(({ anchor }) => anchor === event?.draft.anchor);
      if (member) built.emits.push({ member, from });
    }
    const add = (ids: number[], via?: string) => {
      for (const id of ids) {
        const error = this.members.get(id);
        if (!error) continue;
        const from = error.unit.key;
        const member = model.get(from)?.members.find(({ anchor }) => anchor === error.draft.anchor);
        if (!member || raises.some((raised) => raised.from === from && raised.member === member)) continue;
        raises.push({ member, from, ...(via && { via }) });
      }
    };
    add(unit.node.usedErrors ?? []);
    for (const library of this.linkedLibraries(unit.node)) add(library.usedErrors ?? [], library.name);
    raises.sort((a, b) => (a.member.name < b.member.name ? -1 : 1));
  }

  /** Libraries of which the contract calls a public or external function, and the libraries of these. */
  private linkedLibraries(contract: ContractDefinition, seen = new Set<number>()): ContractDefinition[] {
    for (const id of contract.linearizedBaseContracts) {
      walk(this.contracts.get(id)?.node.nodes, (node) => {
        const called = this.members.get(Number(node.referencedDeclaration));
        if (!called || called.draft.node.nodeType !== "FunctionDefinition" || !isContract(called.unit.node))
          return;
        const { node: owner } = called.unit;
        if (owner.contractKind !== "library" || seen.has(owner.id) || owner.id === contract.id) return;
        if (called.draft.node.visibility !== "external" && called.draft.node.visibility !== "public") return;
        seen.add(owner.id);
        this.linkedLibraries(owner, seen);
      });
    }
    return [...seen].flatMap((id) => this.contracts.get(id)?.node ?? []);
  }
}

/**
 * Fills in what each unit offers through its bases: public functions and getters that it does not override itself,
 * events, structs, enums and value types.
 */
export function addInherited(model: Model): void {
  for (const unit of model.values()) {
    const identity = (member: Member) => member.selector ?? `${member.kind} ${member.canonical}`;
    const seen = new Set(unit.members.map(identity));
    const inherited = unit.linearized.flatMap((from) =>
      (model.get(from)?.members ?? [])
        .filter((member) => {
          const offered =
            member.kind === "function" || member.kind === "stateVariable"
              ? member.visibility === "external" || member.visibility === "public"
              : member.kind === "event" || member.kind === "struct" || member.kind === "enum";
          return offered && !seen.has(identity(member)) && Boolean(seen.add(identity(member)));
        })
        .map((member) => ({ member, from })),
    );
    // Libraries and proxies emit events that no base declares.
    const emitted = unit.emits.filter(({ member }) => !seen.has(identity(member)));
    unit.inherited = [...inherited, ...emitted];
  }
}

function parameterNames(node: MemberDefinition): string[] {
  if (node.nodeType === "StructDefinition") return node.members.map(({ name }) => name);
  return "parameters" in node ? node.parameters.parameters.map(({ name }) => name) : [];
}

function memberKind(
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

function unitKind(node: ContractDefinition | MemberDefinition): UnitKind {
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

/** Source text on one line, runs of blanks as one. */
function oneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
}

function describedBy(text: string | undefined): { description?: string } {
  return text ? { description: text } : {};
}
