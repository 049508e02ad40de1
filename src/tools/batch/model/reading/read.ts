import type { Token } from "../explanation/knowledge";
import { danger, type Finding, type Level, unknown } from "./findings";
import { buildDirectory, nameContract, type ReaderKnowledge } from "./knowledge";
import { parseBatch } from "./parsing/parse";
import {
  findLookalikes,
  findRepeats,
  followApprovals,
  listPayments,
  type Payment,
  sumPayments,
  type Total,
} from "./payments";
import { readSteps, type Step } from "./steps";

/** What a reader of a batch knows besides its text. */
export interface ReadOptions {
  /** The chosen chain; a file names its own. */
  readonly chainId: number;
  /** The reader's own Safe, as they typed it. */
  readonly safe?: string;
  /** Decimals of tokens that the list does not have; without them amounts are in base units. */
  readonly decimals?: number;
  /** The reader's time zone. */
  readonly zone: string;
  /** The current time in Unix seconds; without it, no date is said to be in the past. */
  readonly now?: number;
}

/** A pasted batch, explained. */
export interface BatchReport {
  readonly chainId: number;
  /** The Safe that the file names. Whoever wrote the file chose it. */
  readonly safe?: string;
  /** The name of the batch. Whoever wrote the file chose it. */
  readonly name?: string;
  readonly checksum?: "matches" | "differs";
  /** How many transactions the text has; steps also count the calls inside. */
  readonly count: number;
  readonly steps: readonly Step[];
  readonly payments: readonly Payment[];
  /** What is paid in each token. */
  readonly totals: readonly Total[];
  /** What concerns the batch as a whole. */
  readonly findings: readonly Finding[];
  /** `clear` means that the reader's Safe is known, and every call is known and explained. It does not mean that the batch is right. */
  readonly verdict: "danger" | "unknown" | "clear";
}

/**
 * Reads a batch that someone else made and says what each call does. What the data of this site does not know is
 * called unknown, and the verdict is then never `clear`.
 *
 * @returns a sentence if the text cannot be read
 */
export function readBatch(
  text: string,
  options: ReadOptions,
  knowledge: ReaderKnowledge,
): BatchReport | string {
  const parsed = parseBatch(text);
  if (typeof parsed === "string") return parsed;
  const { safe: fileSafe, name, checksum, transactions } = parsed;
  const chainId = parsed.chainId ?? options.chainId;
  const directory = buildDirectory(knowledge, chainId);
  const findings = [...parsed.findings, ...compareChains(parsed.chainId, chainId, options, knowledge)];
  const safe = options.safe ?? fileSafe;
  if (options.safe === undefined) {
    findings.push(
      unknown(
        fileSafe === undefined
          ? "The reader does not know your Safe. Enter its address."
          : `The file is for the Safe ${fileSafe}, and whoever wrote the file chose that address. Enter the address of your own Safe.`,
      ),
    );
  }
  if (options.safe !== undefined && fileSafe !== undefined && !isSame(options.safe, fileSafe))
    findings.push(danger(`The file is for the Safe ${fileSafe}, but yours is ${options.safe}.`));
  const tokens: Record<string, Token> = {
    ...(options.decimals !== undefined && { "*": { symbol: "tokens", decimals: options.decimals } }),
    ...knowledge.tokens[String(chainId)],
  };
  const findContract = (address: string) => {
    const found = directory.find(address);
    return found && found.kind !== "token" ? nameContract(found) : undefined;
  };
  const words = {
    functions: knowledge.functions,
    contractAt: findContract,
    tokens,
    zone: options.zone,
    safe,
  };
  const { now = 0 } = options;
  const steps = readSteps(transactions, { knowledge, directory, safe, ownSafe: options.safe, words, now });
  findings.push(...followApprovals(steps, directory), ...findRepeats(steps));
  const payments = listPayments(steps, words);
  findings.push(...findLookalikes(payments, safe));
  const levels = new Set<Level>(
    [...findings, ...steps.flatMap((step) => step.findings)].map(({ level }) => level),
  );
  return {
    chainId,
    ...(fileSafe && { safe: fileSafe }),
    ...(name && { name }),
    ...(checksum && { checksum }),
    count: transactions.length,
    steps,
    payments,
    totals: sumPayments(payments, words),
    findings,
    verdict: levels.has("danger") ? "danger" : levels.has("unknown") ? "unknown" : "clear",
  };
}

function compareChains(
  fileChain: number | undefined,
  chainId: number,
  options: ReadOptions,
  { chainNames }: ReaderKnowledge,
): Finding[] {
  const nameChain = (id: number) => chainNames[String(id)] ?? `chain ${id}`;
  if (chainNames[String(chainId)] === undefined) {
    return [unknown(`Sablier has no contracts on chain ${chainId}, so this page knows no address there.`)];
  }
  return fileChain !== undefined && fileChain !== options.chainId
    ? [
        unknown(
          `The file is for ${nameChain(chainId)}, but the chosen chain is ${nameChain(options.chainId)}. The reader uses the file’s chain. On a different chain, other contracts are at these addresses.`,
        ),
      ]
    : [];
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
