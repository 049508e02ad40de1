import { type TypeName, type VariableDeclaration, walk } from "./ast";
import { type Member, type Parameter, type Target, type TypeText, type Visibility } from "../model/model";
import * as NatSpec from "../model/natspec";
import {
  joinCallable,
  writeEnumeration,
  writeFunctionHead,
  writeParameter,
  writeStruct,
} from "../model/signature";
import { type Definitions, type Draft, type DraftUnit } from "./definitions";
import { type Descriptions, type ResolvedDoc } from "./descriptions";

/** Turns definitions of members into the model's: signature, selector, parameters with their types and texts. */
export class MemberBuilder {
  constructor(
    private readonly definitions: Definitions,
    private readonly descriptions: Descriptions,
  ) {}

  build(unit: DraftUnit, draft: Draft): Member {
    const { node } = draft;
    const source = this.definitions.text(unit.source);
    const doc = this.descriptions.of(unit, draft);
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
      writeParameter({
        type: this.definitions.writePlainType(parameter.typeName, unit.source),
        ...(location && parameter.storageLocation !== "default" && { location: parameter.storageLocation }),
        ...(parameter.indexed && { indexed: true }),
        name: parameter.name,
      });
    const list = (parameters: VariableDeclaration[], texts: (string | undefined)[]): Parameter[] =>
      parameters.map((parameter, index) => ({
        name: parameter.name,
        type: this.readType(parameter.typeName, unit.source),
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
          signature: joinCallable(
            writeFunctionHead(node),
            parameters.map((parameter) => text(parameter)),
            [
              ...(free || node.kind === "constructor" ? [] : [node.visibility]),
              node.stateMutability === "nonpayable" ? "" : node.stateMutability,
              node.virtual ? "virtual" : "",
              ...node.modifiers.map((modifier) => joinLines(source.slice(modifier.src))),
              returns.length > 0 ? `returns (${returns.map((parameter) => text(parameter)).join(", ")})` : "",
            ],
          ),
          ...(!free && { visibility: node.visibility as Visibility }),
          mutability: node.stateMutability,
          ...(node.functionSelector && { selector: `0x${node.functionSelector}` }),
          parameters: list(parameters, doc.params),
          returns: list(returns, doc.returns),
          overrides: (node.baseFunctions ?? []).flatMap((id) => this.definitions.findTarget(id) ?? []),
        };
      }
      case "ModifierDefinition":
        return {
          ...base,
          signature: joinCallable(
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
          signature: joinCallable(
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
          signature: joinCallable(
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
          signature: writeStruct(
            node.name,
            node.members.map((member) => text(member, false)),
          ),
          parameters: list(node.members, doc.params),
        };
      case "EnumDefinition":
        return {
          ...base,
          signature: writeEnumeration(
            node.name,
            node.members.map(({ name }) => name),
          ),
          values: this.listEnumValues(node, doc),
        };
      case "UserDefinedValueTypeDefinition":
        return {
          ...base,
          signature: `type ${node.name} is ${this.definitions.writePlainType(node.underlyingType, unit.source)};`,
        };
      case "VariableDeclaration": {
        const getter = this.getter(node.typeName, unit.source);
        const value = node.constant && node.value ? joinLines(source.slice(node.value.src)) : "";
        const declaration = [
          this.definitions.writePlainType(node.typeName, unit.source),
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
            ? getter.keys.map((key, i) => ({ ...key, ...toDescription(doc.params[i]) }))
            : [],
          returns:
            isGetter && (getter.keys.length > 0 || doc.returns[0])
              ? [{ ...getter.value, ...toDescription(doc.returns[0]) }]
              : [],
          overrides: (node.baseFunctions ?? []).flatMap((id) => this.definitions.findTarget(id) ?? []),
        };
      }
    }
  }

  private listEnumValues(
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
      return { name, ...toDescription(text) };
    });
  }

  /** Returns what a public variable's getter takes and gives. */
  private getter(type: TypeName, source: string): { keys: Parameter[]; value: Parameter } {
    const keys: Parameter[] = [];
    let value = type;
    let name = "";
    for (;;) {
      if (value.nodeType === "Mapping") {
        keys.push({ name: value.keyName ?? "", type: this.readType(value.keyType, source) });
        name = value.valueName ?? "";
        value = value.valueType;
      } else if (value.nodeType === "ArrayTypeName") {
        keys.push({ name: "", type: { text: "uint256" } });
        value = value.baseType;
      } else {
        return { keys, value: { name, type: this.readType(value, source) } };
      }
    }
  }

  private readType(type: TypeName, source: string): TypeText {
    let target: Target | undefined;
    walk(type, (node) => {
      if (node.nodeType === "UserDefinedTypeName") {
        const { pathNode } = node as unknown as { pathNode: { referencedDeclaration: number } };
        // The value of a mapping says more than its key, so the last name wins.
        target = this.definitions.findTarget(pathNode.referencedDeclaration) ?? target;
      }
    });
    return { text: this.definitions.writePlainType(type, source), ...(target && { target }) };
  }
}

/** Source text on one line, runs of blanks as one. */
function joinLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
}

function toDescription(text: string | undefined): { description?: string } {
  return text ? { description: text } : {};
}
