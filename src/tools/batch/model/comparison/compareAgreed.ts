import { readHash } from "../form/form";
import { writeHandover } from "../handover/handover";
import { planBatch, type PlanData } from "../plan/plan";
import { listLeaves, readBatch, type BatchReport, type Step } from "../reading";
import type { ReadOptions } from "../reading/read";
import type { ReaderKnowledge } from "../reading/knowledge";
import { readAgreedList } from "./agreedList";
import { compareBatches, type Comparison, compareWithList } from "./compare";
import { readItems } from "./items";

/** The first part of the IDs of a contract's streams. */
interface ContractAlias {
  readonly alias: string;
  readonly contractName: string;
  /** Release of the contract's product: `v3.0`. */
  readonly version: string;
}

/** What an agreed list, batch or link is read with. */
export interface AgreedOptions {
  /** As the pasted batch was read. */
  readonly options: ReadOptions;
  readonly knowledge: ReaderKnowledge;
  /** Aliases of the contracts of streams, as `FL4`. */
  readonly aliases: readonly ContractAlias[];
  /** What the builder plans a batch with. */
  readonly planData: PlanData;
}

const listItems = (steps: readonly Step[]) => readItems(listLeaves(steps));

/**
 * Puts what people agreed on beside a batch: a list of recipients, a batch that the builder made, or the builder's link.
 *
 * @returns a sentence if the two cannot be compared
 */
export async function compareAgreed(
  agreed: string,
  report: BatchReport,
  { options, knowledge, aliases, planData }: AgreedOptions,
): Promise<Comparison | string> {
  const { steps, chainId } = report;
  if (/^\s*(?:https?:\/\/|\/?#)/iu.test(agreed)) {
    const files = await composeFilesOfLink(agreed.trim(), planData);
    if (typeof files === "string") return files;
    const all = files.map((file) => compareFile(file, "The batch of the link"));
    const sentence = all.find((comparison) => typeof comparison === "string");
    if (sentence !== undefined) return sentence;
    return getClosest(all as Comparison[]);
  }
  if (/^[\uFEFF\s]*(?:[{[]|0x[0-9a-f]{8,}\s*$|to\W+0x)/iu.test(agreed))
    return compareFile(agreed, "The agreed batch");
  const list = readAgreedList(agreed);
  if (typeof list === "string") return list;
  const decimals = (token: string | undefined) =>
    token === "native"
      ? 18
      : (knowledge.tokens[String(chainId)]?.[token?.toLowerCase() ?? ""]?.decimals ?? options.decimals);
  const getContract = (alias: string) => {
    const row = aliases.find((candidate) => candidate.alias === alias);
    const named = knowledge.contracts.find(
      ({ contractName, release }) =>
        contractName === row?.contractName &&
        release.endsWith(` ${row.version}`) &&
        !release.startsWith("Airdrops"),
    );
    return named?.addresses[String(chainId)]?.toLowerCase();
  };
  return addDangers(
    compareWithList(list, listItems(steps), { decimals, chainId, contractOf: getContract }),
    report,
    [],
  );

  function compareFile(text: string, subject: string): Comparison | string {
    const batch = readBatch(text, { ...options, chainId }, knowledge);
    if (typeof batch === "string") return `${subject} cannot be read. ${batch}`;
    if (batch.chainId !== chainId)
      return `${subject} is for chain ${batch.chainId}, and this batch is for chain ${chainId}.`;
    return addDangers(compareBatches(listItems(batch.steps), listItems(steps)), report, listDangers(batch));
  }
}

const listDangers = ({ findings, steps }: BatchReport): string[] =>
  [...findings, ...steps.flatMap((step) => step.findings)]
    .filter(({ level }) => level === "danger")
    .map(({ sentence }) => sentence);

/**
 * Calls a comparison not equal if the batch has a danger that what was agreed does not have: equal calls can be wrapped in
 * a call of an attacker’s contract, or pay a refund of gas.
 */
function addDangers(comparison: Comparison, report: BatchReport, agreed: readonly string[]): Comparison {
  const isNew = listDangers(report).some((sentence) => !agreed.includes(sentence));
  if (!isNew || !(comparison.isEqual || comparison.isIncomplete)) return comparison;
  return {
    ...comparison,
    isEqual: false,
    isIncomplete: false,
    notes: [
      "This batch contains dangers that the agreed batch does not. Read them first.",
      ...comparison.notes,
    ],
  };
}

/** Returns the files that the builder makes of a link, or a sentence about why there is none. */
async function composeFilesOfLink(link: string, planData: PlanData): Promise<readonly string[] | string> {
  const hash = link.includes("#") ? link.slice(link.indexOf("#")) : "";
  const linked = readHash(hash);
  if (linked.kind === "none")
    return "This is not a link from the builder. Test the batch there, then copy the whole address of the page.";
  if (linked.kind === "refused") return linked.sentence;
  const plan = await planBatch(linked.form, planData);
  if (!("batches" in plan))
    return "The builder cannot make a batch from this link. Open the link in a new tab to see why.";
  const { chainId } = plan.deployment;
  const says = { chainId, safe: plan.terms.safe, name: "", says: [], createdAt: 0 };
  return plan.batches.map(({ calls }) => writeHandover(calls, says).safe);
}

/**
 * Returns the comparison with the fewest differences: a long list becomes several files, and this batch is one of them.
 */
function getClosest(all: readonly Comparison[]): Comparison {
  const [closest, ...rest] = [...all].sort((a, b) => b.counts.equal - a.counts.equal);
  if (rest.length === 0) return closest!;
  const part = all.indexOf(closest!) + 1;
  return {
    ...closest!,
    notes: [
      `The link makes ${all.length} files. This batch is compared with file ${part}.`,
      ...closest!.notes,
    ],
  };
}
