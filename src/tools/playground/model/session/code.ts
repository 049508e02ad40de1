import type { Abi, AbiFunction, AbiParameter } from "viem";
import { computeDeposit } from "../creation/creation";
import { findProtocol, type Role, type Scenario } from "../scenario";
import type { Call, World } from "../world";
import { formatThousands } from "../../../../protocol/text/wording";

/** The same call in both languages of the guides. */
export interface Code {
  solidity: string;
  viem: string;
}

/** The ABI's name in the viem samples. */
const ABIS = {
  lockup: "sablierLockupAbi",
  flow: "sablierFlowAbi",
  comptroller: "sablierComptrollerAbi",
  oracle: "priceFeedAbi",
} as const;

/** Returns a call of `by` as Solidity and as TypeScript with viem. Addresses appear as the names of their owners. */
export function writeCode(world: World, call: Call, by: Role): Code {
  const { args, functionName, value = 0n } = call;
  const { abi, address } = world.findContract(call.contract);
  const contract = world.findName(address)!;
  const { inputs } = findFunction(abi, functionName, args.length);
  const before: string[] = [];
  const solidity = args.map((argument, index) => writeSolidity(world, inputs[index]!, argument, before));
  const typescript = args.map((argument, index) => writeTypescript(world, inputs[index]!, argument));
  const sent = value > 0n ? `{ value: ${writeDigits(value)} }` : "";
  const isNamed = args.length > 0 && inputs.every(({ name }) => name);
  const list = isNamed ? wrap("({ ", nameValues(inputs, solidity), " })") : wrap("(", solidity, ")");
  return {
    solidity: [`// Sent by the ${by}.`, ...before, `${contract}.${functionName}${sent}${list};`].join("\n"),
    viem: [
      "await walletClient.writeContract({",
      `  account: ${by},`,
      `  address: ${contract},`,
      `  abi: ${call.contract === "contract" ? `${contract}Abi` : ABIS[call.contract]},`,
      `  functionName: "${functionName}",`,
      ...(args.length > 0 ? [`  args: ${indent(wrap("[", typescript, "]"))},`] : []),
      ...(value > 0n ? [`  value: ${writeDigits(value)}n,`] : []),
      "});",
    ].join("\n"),
  };
}

/**
 * Returns the code that starts a stream: the approval that its deposit needs, and the call that creates it.
 *
 * @param created the code of that call
 */
export function writeStartingCode(scenario: Pick<Scenario, "creation" | "token">, created: Code): Code {
  const amount = computeDeposit(scenario.creation);
  if (amount === 0n) return created;
  const deposit = writeDigits(amount);
  const token = scenario.token.toLowerCase();
  const contract = findProtocol(scenario);
  return {
    solidity: `${token}.approve(address(${contract}), ${deposit});\n${created.solidity.replace(/^\/\/.*\n/, "")}`,
    viem: [
      "await walletClient.writeContract({",
      "  account: sender,",
      `  address: ${token},`,
      "  abi: erc20Abi,",
      '  functionName: "approve",',
      `  args: [${contract}, ${deposit}n],`,
      "});",
      created.viem,
    ].join("\n"),
  };
}

/** Returns a function of an ABI; overloads differ by their count of arguments here. */
export function findFunction(abi: Abi, name: string, count: number): AbiFunction {
  const found = abi.find(
    (item) => item.type === "function" && item.name === name && item.inputs.length === count,
  );
  if (found === undefined) throw new Error(`No function ${name} with ${count} arguments`);
  return found as AbiFunction;
}

type Shape = AbiParameter & { components?: readonly AbiParameter[] };

/**
 * Returns a value in Solidity. An array of structs has no literal there: it is filled in statements that are before the
 * call.
 */
function writeSolidity(world: World, parameter: Shape, value: unknown, before: string[]): string {
  const { components, internalType = "", name = "", type } = parameter;
  if (Array.isArray(value)) {
    const item = getElement(parameter);
    const itemType = (item.internalType ?? item.type).replace(/^struct /, "");
    before.push(`${itemType}[] memory ${name} = new ${itemType}[](${value.length});`);
    for (const [index, each] of value.entries()) {
      before.push(`${name}[${index}] = ${writeSolidity(world, item, each, before)};`);
    }
    return name;
  }
  if (type === "address") return world.findName(String(value)) ?? String(value);
  if (components !== undefined) {
    const fields = components.map((field) => writeSolidity(world, field, getField(value, field), before));
    return `${internalType.replace(/^struct /, "")}${wrap("({ ", nameValues(components, fields), " })")}`;
  }
  if (type === "string") return JSON.stringify(value);
  if (type.startsWith("bytes")) return `hex"${String(value).slice(2)}"`;
  if (internalType.startsWith("enum ")) return `${internalType.slice("enum ".length)}(${writeDigits(value)})`;
  // A user-defined type wraps its number.
  if (/^U?[SU]D\d/.test(internalType)) return `${internalType}.wrap(${writeDigits(value)})`;
  return writeDigits(value);
}

/** Returns a value in TypeScript, as viem takes it. */
function writeTypescript(world: World, parameter: Shape, value: unknown): string {
  const { components, type } = parameter;
  if (Array.isArray(value)) {
    return wrap(
      "[",
      value.map((each) => writeTypescript(world, getElement(parameter), each)),
      "]",
    );
  }
  if (type === "address") return world.findName(String(value)) ?? JSON.stringify(value);
  if (components !== undefined) {
    const fields = components.map((field) => writeTypescript(world, field, getField(value, field)));
    return wrap("{ ", nameValues(components, fields), " }");
  }
  if (type === "string" || type.startsWith("bytes")) return JSON.stringify(value);
  return typeof value === "bigint" ? `${writeDigits(value)}n` : writeDigits(value);
}

/** Returns a value as text; a number of five digits or more with the separators that both languages have: `40_000`. */
function writeDigits(value: unknown): string {
  const text = String(value);
  return /^\d{5,}$/.test(text) ? formatThousands(BigInt(text)).replaceAll(",", "_") : text;
}

function getField(value: unknown, { name = "" }: AbiParameter): unknown {
  return (value as Record<string, unknown>)[name];
}

function nameValues(parameters: readonly AbiParameter[], values: readonly string[]): string[] {
  return values.map((value, index) => `${parameters[index]!.name}: ${value}`);
}

/** Returns a list on one line where it fits, else with one item a line. */
function wrap(open: string, items: readonly string[], close: string): string {
  const line = `${open}${items.join(", ")}${close}`;
  if (line.length <= 64 && !line.includes("\n")) return line;
  return `${open.trimEnd()}\n${items.map((item) => `  ${indent(item)}`).join(",\n")}\n${close.trimStart()}`;
}

function indent(text: string): string {
  return text.replaceAll("\n", "\n  ");
}

/** Returns the parameter of one element of an array. */
function getElement(parameter: Shape): Shape {
  return {
    ...parameter,
    type: parameter.type.replace(/\[\]$/, ""),
    internalType: parameter.internalType?.replace(/\[\]$/, ""),
  };
}
