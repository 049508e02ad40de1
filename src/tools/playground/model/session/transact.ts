import { type Receipt, Revert } from "../../../../protocol/evm/chain";
import { type Code, writeCode, findFunction } from "./code";
import type { Role } from "../scenario";
import { describeInWords } from "./valueText";
import type { Call, World } from "../world";

/** A custom error as it came back: its name and its arguments in words. */
export interface Refusal {
  /** `Error`, `Panic` or undefined where no custom error came back. */
  errorName?: string;
  args: readonly string[];
}

/** An event of the log, with its arguments in words. */
export interface LoggedEvent {
  /** Who emitted it: `lockup`, `dai`, `contract`. */
  emitter: string;
  name: string;
  args: readonly { name: string; value: string }[];
}

/** One line of the log. */
export interface Entry {
  /** Its own permanently, however much is undone: lines are never renumbered. */
  number: number;
  /** Seconds after the creation. */
  at: bigint;
  by: Role;
  /** `withdrawMax(1, recipient)`. */
  call: string;
  refusal?: Refusal;
  /** Gas of the entire transaction; undefined when it was refused. */
  gas?: bigint;
  events: readonly LoggedEvent[];
}

/** One line of the log with the code of its call. */
export interface CodedEntry extends Entry {
  code: Code;
}

/** A call that was sent: its line of the log, and its receipt unless it was refused. */
export interface Transaction {
  entry: Entry;
  receipt?: Receipt;
}

let count = 0;

/**
 * Sends a call. A refusal is no error: the line of the log has it.
 *
 * @param at seconds after the beginning, as the log writes the time
 */
export async function transact(
  world: World,
  { at, by, call }: { at: bigint; by: Role; call: Call },
): Promise<Transaction> {
  const { args, contract, functionName, value } = call;
  const handle = world.findContract(contract);
  const { inputs } = findFunction(handle.abi, functionName, args.length);
  const words = inputs.map(({ type }, index) => describeInWords(world, args[index], type)).join(", ");
  const line = { number: ++count, at, by, call: `${functionName}(${words})` };
  try {
    const receipt = await handle.send(functionName, args, { from: world.address(by), value });
    return { entry: { ...line, gas: receipt.transactionGas, events: listEvents(world, receipt) }, receipt };
  } catch (error) {
    return { entry: { ...line, refusal: readRefusal(world, error), events: [] } };
  }
}

/** Sends a call like {@link transact}, and writes its code for readers. */
export async function transactInCode(
  world: World,
  sent: { at: bigint; by: Role; call: Call },
): Promise<Transaction & { entry: CodedEntry }> {
  const code = writeCode(world, sent.call, sent.by);
  const { entry, ...rest } = await transact(world, sent);
  return { ...rest, entry: { ...entry, code } };
}

/**
 * Returns what a refused call came back with.
 *
 * @throws whatever `error` is when no contract refused it
 */
export function readRefusal(world: World, error: unknown): Refusal {
  if (!(error instanceof Revert)) throw error;
  const { args, errorName } = error;
  return { ...(errorName ? { errorName } : {}), args: args.map((value) => describeInWords(world, value)) };
}

function listEvents(world: World, { events }: Receipt): LoggedEvent[] {
  return events.map(({ address, args, name }) => ({
    emitter: world.findName(address) ?? address,
    name,
    args: Object.entries(args).map(([key, value]) => ({ name: key, value: describeInWords(world, value) })),
  }));
}
