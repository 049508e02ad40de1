/** The part of the compiler's syntax tree (solc 0.8.29, output `ast`) that the reference reads. */

export interface Documentation {
  text: string;
  src: string;
}

interface Node {
  id: number;
  nodeType: string;
  /** `start:length:file`, in bytes. */
  src: string;
}

export type TypeName =
  | (Node & { nodeType: "ElementaryTypeName"; name: string; stateMutability?: string })
  | (Node & { nodeType: "UserDefinedTypeName"; pathNode: { name: string; referencedDeclaration: number } })
  | (Node & { nodeType: "ArrayTypeName"; baseType: TypeName; length?: Node })
  | (Node & {
      nodeType: "Mapping";
      keyType: TypeName;
      keyName?: string;
      valueType: TypeName;
      valueName?: string;
    })
  | (Node & {
      nodeType: "FunctionTypeName";
      parameterTypes: ParameterList;
      returnParameterTypes: ParameterList;
      stateMutability: string;
      visibility: string;
    });

export interface VariableDeclaration extends Node {
  nodeType: "VariableDeclaration";
  name: string;
  nameLocation: string;
  typeName: TypeName;
  storageLocation: string;
  visibility: string;
  constant: boolean;
  mutability: string;
  indexed?: boolean;
  functionSelector?: string;
  baseFunctions?: number[];
  overrides?: Node | null;
  documentation?: Documentation;
  value?: Node;
}

export interface ParameterList {
  parameters: VariableDeclaration[];
}

export interface FunctionDefinition extends Node {
  nodeType: "FunctionDefinition";
  name: string;
  nameLocation: string;
  kind: "function" | "constructor" | "receive" | "fallback" | "freeFunction";
  visibility: string;
  stateMutability: string;
  virtual: boolean;
  parameters: ParameterList;
  returnParameters: ParameterList;
  modifiers: Node[];
  functionSelector?: string;
  baseFunctions?: number[];
  overrides?: Node | null;
  documentation?: Documentation;
}

export interface ModifierDefinition extends Node {
  nodeType: "ModifierDefinition";
  name: string;
  nameLocation: string;
  virtual: boolean;
  visibility: string;
  parameters: ParameterList;
  baseModifiers?: number[];
  documentation?: Documentation;
}

export interface EventDefinition extends Node {
  nodeType: "EventDefinition";
  name: string;
  nameLocation: string;
  anonymous: boolean;
  eventSelector?: string;
  parameters: ParameterList;
  documentation?: Documentation;
}

export interface ErrorDefinition extends Node {
  nodeType: "ErrorDefinition";
  name: string;
  nameLocation: string;
  errorSelector?: string;
  parameters: ParameterList;
  documentation?: Documentation;
}

export interface StructDefinition extends Node {
  nodeType: "StructDefinition";
  name: string;
  nameLocation: string;
  members: VariableDeclaration[];
  documentation?: Documentation;
}

export interface EnumDefinition extends Node {
  nodeType: "EnumDefinition";
  name: string;
  nameLocation: string;
  members: { name: string; documentation?: Documentation }[];
  documentation?: Documentation;
}

export interface UserDefinedValueTypeDefinition extends Node {
  nodeType: "UserDefinedValueTypeDefinition";
  name: string;
  nameLocation: string;
  underlyingType: TypeName;
  documentation?: Documentation;
}

export type MemberDefinition =
  | VariableDeclaration
  | FunctionDefinition
  | ModifierDefinition
  | EventDefinition
  | ErrorDefinition
  | StructDefinition
  | EnumDefinition
  | UserDefinedValueTypeDefinition;

export interface ContractDefinition extends Node {
  nodeType: "ContractDefinition";
  name: string;
  nameLocation: string;
  contractKind: "contract" | "interface" | "library";
  abstract: boolean;
  baseContracts: { baseName: { referencedDeclaration: number; name: string } }[];
  linearizedBaseContracts: number[];
  usedErrors?: number[];
  usedEvents?: number[];
  nodes: (MemberDefinition | Node)[];
  documentation?: Documentation;
}

export interface SourceUnit extends Node {
  absolutePath: string;
  nodes: (ContractDefinition | MemberDefinition | Node)[];
}

const MEMBERS = [
  "VariableDeclaration",
  "FunctionDefinition",
  "ModifierDefinition",
  "EventDefinition",
  "ErrorDefinition",
  "StructDefinition",
  "EnumDefinition",
  "UserDefinedValueTypeDefinition",
];

/** Checks whether a page lists the node as a member. */
export function isMember(node: { nodeType: string }): node is MemberDefinition {
  return MEMBERS.includes(node.nodeType);
}

/** Checks whether the node is a contract, an interface or a library. */
export function isContract(node: { nodeType: string }): node is ContractDefinition {
  return node.nodeType === "ContractDefinition";
}

/** Calls `visit` with each node below `node`, itself included. */
export function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
  } else if (typeof node === "object" && node !== null) {
    const record = node as Record<string, unknown>;
    if (typeof record.nodeType === "string") visit(record);
    for (const child of Object.values(record)) {
      if (typeof child === "object") walk(child, visit);
    }
  }
}
