/** Solidity as a reader expects to see it: one line while it fits, else one parameter a line. */

import { type FunctionDefinition, type TypeName, type VariableDeclaration } from "../solidity/ast";

/** Longest line of a signature, in characters; a phone scrolls, a desktop does not. */
const WIDTH = 88;

/** Returns the type as written in the source, with names of mapping keys and values. */
export function writeType(type: TypeName, sliceOf: (node: { src: string }) => string): string {
  switch (type.nodeType) {
    case "ElementaryTypeName":
      return type.name === "address" && type.stateMutability === "payable" ? "address payable" : type.name;
    case "UserDefinedTypeName":
      return type.pathNode.name;
    case "ArrayTypeName":
      return `${writeType(type.baseType, sliceOf)}[${type.length ? sliceOf(type.length) : ""}]`;
    case "Mapping": {
      const key = [writeType(type.keyType, sliceOf), type.keyName].filter(Boolean).join(" ");
      const value = [writeType(type.valueType, sliceOf), type.valueName].filter(Boolean).join(" ");
      return `mapping(${key} => ${value})`;
    }
    case "FunctionTypeName": {
      const list = (parameters: VariableDeclaration[]) =>
        parameters.map((parameter) => writeType(parameter.typeName, sliceOf)).join(", ");
      const returns = list(type.returnParameterTypes.parameters);
      return [
        `function(${list(type.parameterTypes.parameters)})`,
        type.visibility,
        type.stateMutability === "nonpayable" ? "" : type.stateMutability,
        returns && `returns (${returns})`,
      ]
        .filter(Boolean)
        .join(" ");
    }
  }
}

/** `uint256[] calldata streamIds`, `address indexed sender`. */
export function writeParameter(parameter: {
  type: string;
  location?: string;
  indexed?: boolean;
  name: string;
}): string {
  return [parameter.type, parameter.location, parameter.indexed && "indexed", parameter.name]
    .filter(Boolean)
    .join(" ");
}

/**
 * Joins a head, parameters and what follows them.
 * @param head e.g. `function withdraw`
 * @param tail e.g. `["external", "payable", "returns (uint128 amount)"]`
 */
export function joinCallable(head: string, parameters: string[], tail: string[]): string {
  const words = tail.filter((word) => word !== "");
  const joined = words.join(" ");
  const fits = (text: string) => text.length <= WIDTH;
  const oneLine = `${head}(${parameters.join(", ")})`;
  if (fits(`${oneLine} ${joined};`)) return words.length > 0 ? `${oneLine} ${joined};` : `${oneLine};`;
  if (parameters.length <= 1 && fits(oneLine)) {
    return fits(`    ${joined};`)
      ? `${oneLine}\n    ${joined};`
      : `${oneLine}\n${words.map((word) => `    ${word}`).join("\n")};`;
  }
  const list = `${head}(\n${parameters.map((parameter) => `    ${parameter}`).join(",\n")}\n)`;
  if (words.length === 0) return `${list};`;
  if (fits(`) ${joined};`)) return `${list} ${joined};`;
  return `${list}\n${words.map((word) => `    ${word}`).join("\n")};`;
}

/** Returns a struct, one field a line. */
export function writeStruct(name: string, fields: string[]): string {
  return `struct ${name} {\n${fields.map((field) => `    ${field};`).join("\n")}\n}`;
}

/** Returns an enum, one value a line. */
export function writeEnumeration(name: string, values: string[]): string {
  return `enum ${name} {\n${values.map((value) => `    ${value}`).join(",\n")}\n}`;
}

/** Returns what is before the parameters of a function. */
export function writeFunctionHead(definition: Pick<FunctionDefinition, "kind" | "name">): string {
  return definition.kind === "function" || definition.kind === "freeFunction"
    ? `function ${definition.name}`
    : definition.kind;
}
