import { getAddress, type Hex } from "viem";
import { describeFields, type FieldInWords, type TransactionInWords } from "../explanation/words";
import { encodeMethod } from "./decoding/encodeMethod";
import { explainCall } from "./sentences/explainCall";
import { danger, type Finding, note, unknown } from "./findings";
import { keyValues, listFunctions, recogniseCall, type RecognisedCall } from "./decoding/functions";
import { judgeCall, judgeValue } from "./judges/judgeCall";
import { judgeWrapper } from "./judges/judgeWrapper";
import { isOwnSafe, type KnownContract, nameContract, type StepContext } from "./knowledge";
import { isSame } from "./judges/namedCall";
import type { ParsedTransaction } from "./parsing/parsed";
import { showText } from "./parsing/shown";
import {
  describeOperation,
  type InnerCall,
  type Unwrapped,
  unwrap,
  findWrapperKind,
} from "./decoding/wrappers";

/** One call of a batch, in the order in which the chain would run it. */
export interface Step extends TransactionInWords {
  /** Its place: `2` is the second transaction, `2.1` the first call inside it. */
  readonly path: string;
  /** The account that makes the call: an address, or nothing for the Safe itself. */
  readonly account: string | undefined;
  /** What the data of this site knows about the address. */
  readonly target: KnownContract | undefined;
  readonly operation: number;
  readonly data: Hex;
  /** Missing if the function is unknown, or if other steps show what is inside. */
  readonly call?: RecognisedCall;
  readonly findings: readonly Finding[];
}

/** Wrappers inside wrappers are opened up to this depth. */
const DEEPEST = 6;

/** Reads every transaction, and every call inside one that the reader can open. */
export function readSteps(transactions: readonly ParsedTransaction[], context: StepContext): Step[] {
  return transactions.flatMap((transaction, index) =>
    readTransaction(transaction, String(index + 1), context),
  );
}

function readTransaction(transaction: ParsedTransaction, path: string, context: StepContext): Step[] {
  const { to, value, operation } = transaction;
  const target = to === undefined ? undefined : context.directory.find(to);
  const findings = [...transaction.findings];
  // Any account can send what the owners of the Safe have signed.
  if (transaction.from !== undefined && !isSame(transaction.from, context.safe) && !isSame(to, context.safe))
    findings.push(
      unknown(`The text says that ${showText(transaction.from)} sends the transaction, and not the Safe.`),
    );
  let { data } = transaction;
  if (transaction.method !== undefined) {
    const encoded = encodeMethod(
      transaction.method,
      transaction.inputs,
      listFunctions(target, context.knowledge),
    );
    const isEmpty = data === undefined || data === "0x";
    if (typeof encoded === "string") findings.push(isEmpty ? danger(encoded) : unknown(encoded));
    else {
      findings.push(...encoded.findings);
      if (isEmpty) ({ data } = encoded);
      else if (encoded.data.toLowerCase() !== data!.toLowerCase()) {
        const said = recogniseCall(encoded.data, target, context.knowledge);
        const name = said !== undefined && typeof said !== "string" ? said.name : "a different call";
        findings.push(
          danger(
            `The file shows ${name} as its method, and its data is a different call. Safe executes the data. Someone may want you to sign something that you cannot see.`,
          ),
        );
      }
    }
  }
  const call: InnerCall = { to, value, data: data ?? "0x", operation };
  return readCall(call, { path, account: undefined, depth: 0, findings }, context);
}

interface Place {
  readonly path: string;
  readonly account: string | undefined;
  readonly depth: number;
  /** What is already known about the call. */
  readonly findings: readonly Finding[];
}

function readCall(call: InnerCall, position: Place, context: StepContext): Step[] {
  const { value, data, operation } = call;
  const to = call.to === undefined ? undefined : getAddress(call.to.toLowerCase());
  const target = to === undefined ? undefined : context.directory.find(to);
  const findings = [...position.findings];
  const kind = findWrapperKind(data);
  const contract = describeTarget(to, target, context);
  const base = { path: position.path, account: position.account, target, operation, data, value, contract };
  if (operation > 1) findings.push(danger(describeOperation(operation)));
  if (operation === 1 && target?.kind !== "multiSend") {
    findings.push(
      danger(
        `This is a delegatecall: the code at ${to ?? "an address that the text does not name"} runs as the Safe itself and can take everything. Only Safe’s own MultiSend is called like this.`,
      ),
    );
  }
  findings.push(...describeUnknown(to, target, context));
  if (kind) {
    const opened = unwrap(data, to, value);
    if (typeof opened === "string") {
      // `batch` and `execute` of unknown contracts can have different arguments.
      findings.push(danger(`${opened} The reader cannot open it, so do not sign it.`));
      return [createStep(base, to, findings, [], [{ name: "data", value: data }])];
    }
    return readWrapper(opened, { ...base, to, findings }, position, context);
  }
  const recognised = data === "0x" ? undefined : recogniseCall(data, target, context.knowledge);
  if (recognised === undefined || typeof recognised === "string") {
    findings.push(...judgeValue(undefined, value, to, target));
    if (typeof recognised === "string") findings.push(danger(recognised));
    else if (data !== "0x") {
      findings.push(
        unknown(
          data.length < 10
            ? `The data ${data} is too short to be a call.`
            : `This page does not know the function ${data.slice(0, 10)}, so it cannot say what the call does.`,
        ),
      );
    } else if (value === 0n)
      findings.push(note("The call has neither data nor value, so it does nothing here."));
    return [createStep(base, to, findings, [], data === "0x" ? [] : [{ name: "data", value: data }])];
  }
  const decoded = keyValues(recognised);
  if (recognised.source !== "safe" && isOwnSafe(to, context))
    findings.push(
      unknown(
        `The call goes to the Safe itself, which has no function ${recognised.name}. What it does depends on the Safe’s fallback handler.`,
      ),
    );
  findings.push(
    ...judgeCall({ ...decoded, call: recognised, to, target, account: position.account }, context),
    ...judgeValue(recognised, value, to, target),
  );
  return [
    {
      ...createStep(
        base,
        to,
        findings,
        explainCall(decoded, recognised, to, context),
        describeFields(decoded, to, context.words),
      ),
      functionName: recognised.name,
      call: recognised,
    },
  ];
}

type Base = Pick<Step, "path" | "account" | "target" | "operation" | "data" | "value" | "contract">;

const createStep = (
  base: Base,
  to: string | undefined,
  findings: readonly Finding[],
  sentences: readonly string[],
  fields: readonly FieldInWords[],
): Step => ({
  ...base,
  ...(to !== undefined && { to }),
  findings,
  sentences,
  fields,
  warnings: findings.filter(({ level }) => level !== "note").map(({ sentence }) => sentence),
});

function describeTarget(
  to: string | undefined,
  target: KnownContract | undefined,
  context: StepContext,
): string {
  if (target) return nameContract(target);
  if (to === undefined) return "a contract that the calldata does not name";
  return isOwnSafe(to, context) ? "the Safe itself" : "an unknown contract";
}

function describeUnknown(
  to: string | undefined,
  target: KnownContract | undefined,
  context: StepContext,
): Finding[] {
  if (target) return [];
  if (to === undefined) {
    return [
      unknown(
        "Calldata alone does not name the contract that it is sent to. Compare the address in your wallet with the one that was agreed.",
      ),
    ];
  }
  if (isOwnSafe(to, context)) return [];
  if (/^0x0{40}$/u.test(to)) {
    return [
      danger(
        "The call goes to the zero address. Nobody needs this. From release 1.5.0 on, Safe’s MultiSend turns it into a call of the Safe itself, which can add modules and change owners.",
      ),
    ];
  }
  const elsewhere = context.directory.findElsewhere(to);
  if (elsewhere) {
    return [danger(`On this chain, ${to} is an unknown contract. It is ${elsewhere}. Check the chain.`)];
  }
  return [
    unknown(
      `${to} is an unknown contract or account. This page cannot say what it does, whatever the function is called.`,
    ),
  ];
}

type WrapperBase = Base & { readonly to: string | undefined; readonly findings: Finding[] };

/** Shows a wrapper and then the calls inside, each with what makes it uncertain. */
function readWrapper(opened: Unwrapped, base: WrapperBase, position: Place, context: StepContext): Step[] {
  const { to, target, operation, value, findings } = base;
  const account = judgeWrapper(opened, base, position, findings, context);
  if (opened.calls.length === 0) findings.push(unknown("It makes no call, so it does nothing."));
  if (value > 0n && operation === 1)
    findings.push(note(`A delegatecall sends nothing, so the value of ${value} wei has no effect.`));
  if (value > 0n && opened.kind !== "batch" && !(opened.kind === "multiSend" && account === position.account))
    findings.push(...judgeValue(undefined, value, to, target));
  const fields = opened.fields.map(({ name, value: shown, explanation }) => ({
    name,
    value: shown,
    explanation,
  }));
  for (const field of opened.fields.filter(({ isDangerous }) => isDangerous))
    findings.push(danger(`${field.name} is ${field.value}. ${field.explanation}`));
  const count = opened.calls.length;
  const outer: Step = {
    ...createStep(
      base,
      to,
      findings,
      [`Makes ${count} ${count === 1 ? "call" : "calls"}, which the next steps show.`],
      fields,
    ),
    functionName: opened.functionName,
  };
  if (position.depth >= DEEPEST) {
    const sentence = `The calls are nested more than ${DEEPEST} levels deep. The reader does not open them.`;
    const closed = [...findings, danger(sentence)];
    return [{ ...outer, findings: closed, warnings: [...outer.warnings, sentence] }];
  }
  const inner = opened.calls.flatMap((call, index) =>
    readCall(
      call,
      { path: `${base.path}.${index + 1}`, account, depth: position.depth + 1, findings: [] },
      context,
    ),
  );
  return [outer, ...inner];
}

/** Returns the calls that are made, without the wrappers around them. */
export function listLeaves(steps: readonly Step[]): Step[] {
  return steps.filter(({ path }, index) => !steps[index + 1]?.path.startsWith(`${path}.`));
}
