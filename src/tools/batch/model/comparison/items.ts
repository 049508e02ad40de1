import type { AbiParameter, Hex } from "viem";

/** A call of a batch, taken out of its wrappers. */
export interface ComparableCall {
  /** Missing if the text is calldata alone. */
  readonly to?: string | undefined;
  /** Wei. */
  readonly value: bigint;
  readonly data: Hex;
  /** 1 for a delegatecall. */
  readonly operation: number;
  /** Missing if the function is unknown. */
  readonly call?:
    | {
        readonly name: string;
        readonly inputs: readonly AbiParameter[];
        readonly values: readonly unknown[];
      }
    | undefined;
}

/** One argument of a call as text: `params.depositAmount`, `1000`. */
export interface Term {
  readonly name: string;
  readonly value: string;
}

/** What one call does for one recipient or one stream. A call without a list is one item. */
export interface Item {
  /** Position of the call in the batch, counted from 1. */
  readonly call: number;
  /** The called contract, in lower case. */
  readonly contract?: string;
  /** `transfer`, or `payment` for native tokens alone. */
  readonly functionName: string;
  /** In lower case. */
  readonly recipient?: string;
  readonly streamId?: string;
  /** Base units of the token. */
  readonly amount?: bigint;
  /** In lower case; `native` for the native token. */
  readonly token?: string;
  /** Every argument, and the value that is sent. Two items with the same terms do the same. */
  readonly terms: readonly Term[];
}

/** Takes the calls of a batch apart, in their order: one item per recipient or stream. */
export function readItems(calls: readonly ComparableCall[]): Item[] {
  return calls.flatMap((call, index) => listItems(call, index + 1));
}

function listItems(call: ComparableCall, position: number): Item[] {
  const contract = call.to?.toLowerCase();
  const common = { call: position, ...(contract && { contract }) };
  const sent: Term[] = [
    ...(call.value > 0n ? [{ name: "value", value: String(call.value) }] : []),
    ...(call.operation === 0 ? [] : [{ name: "operation", value: String(call.operation) }]),
  ];
  if (!call.call) {
    const isPayment = call.data === "0x";
    return [
      {
        ...common,
        functionName: isPayment ? "payment" : "unknown function",
        ...(isPayment && { ...(contract && { recipient: contract }), amount: call.value, token: "native" }),
        terms: [...sent, { name: "data", value: call.data.toLowerCase() }],
      },
    ];
  }
  const { name, inputs, values } = call.call;
  return splitLists(inputs, values).map((parts) => {
    const terms = parts.flatMap(([input, value, label]) => flatten(input, value, label));
    return { ...common, functionName: name, ...getMeaning(terms, contract), terms: [...terms, ...sent] };
  });
}

type Part = readonly [input: AbiParameter, value: unknown, label: string];

const getLabel = ({ name }: AbiParameter, index: number): string => name || String(index);

/** Returns the arguments of each item: lists of streams or recipients are split, everything else is repeated. */
function splitLists(inputs: readonly AbiParameter[], values: readonly unknown[]): Part[][] {
  const isSplit = inputs.map(
    (input) =>
      input.type === "tuple[]" &&
      "components" in input &&
      input.components.some(({ name }) => name === "recipient"),
  );
  if (!isSplit.includes(true)) {
    const streams = inputs.findIndex(({ name, type }) => name === "streamIds" && type.endsWith("[]"));
    const count = streams === -1 ? 0 : (values[streams] as readonly unknown[]).length;
    for (const [index, { type }] of inputs.entries())
      isSplit[index] = count > 0 && /^[a-z0-9]+\[\]$/u.test(type);
  }
  const lists = values.filter((_, index) => isSplit[index]) as (readonly unknown[])[];
  const [first] = lists;
  // An empty list, or lists of different lengths, stay as they are.
  if (!first || first.length === 0 || lists.some(({ length }) => length !== first.length)) {
    return [inputs.map((input, index) => [input, values[index], getLabel(input, index)] as const)];
  }
  return first.map((_, row) =>
    inputs.map((input, index): Part => {
      const label = getLabel(input, index);
      return isSplit[index]
        ? [
            { ...input, type: input.type.slice(0, -2) } as AbiParameter,
            (values[index] as unknown[])[row],
            label,
          ]
        : [input, values[index], label];
    }),
  );
}

/** Returns every value of an argument, with the path to it. */
function flatten(input: AbiParameter, value: unknown, path: string): Term[] {
  const array = /^(.*)\[\d*\]$/u.exec(input.type);
  if (array) {
    const inner = { ...input, type: array[1]! } as AbiParameter;
    const list = value as readonly unknown[];
    return [
      { name: `${path}.length`, value: String(list.length) },
      ...list.flatMap((entry, index) => flatten(inner, entry, `${path}[${index}]`)),
    ];
  }
  if ("components" in input) {
    return input.components.flatMap((part, index) => {
      const label = getLabel(part, index);
      const inner = Array.isArray(value)
        ? (value as readonly unknown[])[index]
        : (value as Readonly<Record<string, unknown>>)[label];
      return flatten(part, inner, `${path}.${label}`);
    });
  }
  const text = String(value);
  return [{ name: path, value: input.type === "string" ? text : text.toLowerCase() }];
}

/** Finds a term by the last part of its path. Parts of a schedule, such as `segments[0].amount`, do not count. */
function getTerm(terms: readonly Term[], names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = terms.find((term) => !term.name.includes("[") && term.name.split(".").at(-1) === name);
    if (found) return found.value;
  }
  return undefined;
}

function getMeaning(
  terms: readonly Term[],
  contract: string | undefined,
): Pick<Item, "recipient" | "streamId" | "amount" | "token"> {
  const streamId = getTerm(terms, ["streamId", "streamIds"]);
  const isPaying = getTerm(terms, ["spender", "operator"]) === undefined;
  const recipient = isPaying ? getTerm(terms, ["recipient", "to", "_to"]) : undefined;
  const amount = isPaying
    ? getTerm(terms, ["depositAmount", "totalAmount", "amount", "amounts", "value", "_value"])
    : undefined;
  const token = getTerm(terms, ["token", "asset"]) ?? (streamId === undefined ? contract : undefined);
  return {
    ...(recipient && { recipient }),
    ...(streamId && { streamId }),
    ...(amount !== undefined && /^\d+$/u.test(amount) && { amount: BigInt(amount) }),
    ...(token && { token }),
  };
}
