// Long, because it has the two tools of a batch, which share its forms and its queue.
import { z } from "zod";
import {
  ACTIONS,
  type Batch,
  type BatchForm,
  batchTemplates,
  contractFinder,
  deploymentsOf,
  handoverOf,
  INITIAL_FORM,
  inWords,
  knowledgeOf,
  openExamples,
  type Plan,
  planOf,
  readBatch as readText,
  sentBySafe,
  sumOf,
  type TransactionInWords,
  TrialChain,
} from "../../../batch/model";
import type { PlaygroundArtifacts } from "../../../playground/model";
import { nearestName } from "../../arguments";
import { hiddenOf, moreOf, partOf, roomIn } from "../../answer/limit";
import { Problem } from "../../answer/problem";
import { type Site } from "../../site/site";
import { sourceOf } from "../../site/source";
import { tool } from "../../answer/tool";
import { letOthers, takeSlices } from "../../answer/turns";
import { asDigits, inTokens } from "../amounts";
import { findChain, readAddress } from "../names";
import { cursor, decimals } from "../parameters";

const templatesOf = ({ data }: Site) => [...batchTemplates(data.csvTemplates), ...ACTIONS];

/** Trials that run or wait: each needs a chain of its own, which is made when its turn comes. */
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
const MOST_WAITING = 10;

function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING)
    throw new Problem("The server is busy with other batches. Ask again in a few seconds.");
  waiting += 1;
  const result = turn.then(run);
  turn = result
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1;
    });
  return result;
}

const FORMS = ["plan", "safe", "viem", "foundry", "calldata"] as const;

const isAction = (order: Batch["orders"][number]) => order.kind === "action";

export const batch = tool({
  name: "batch",
  title: "Build a batch",
  description:
    "Turns rows into one checked transaction of a Safe that creates, funds, withdraws from, pauses or cancels many streams: plan, trial, Safe file, viem or Foundry script, calldata. Use it to prepare payments, and read_batch to check them.",
  input: {
    template: z.string().max(60).describe("Kind of rows: flow/now; list names all"),
    rows: z.string().max(100_000).optional().describe("CSV with its header: address,amount\\n0x93b3…,12.5"),
    chain: z.string().max(60).optional().describe("Name, ID or alias: Base"),
    safe: z.string().max(80).optional().describe("Safe that sends it: 0x93b3…"),
    token: z.string().max(80).optional().describe("Token's address: 0xA0b8…"),
    decimals: decimals.optional(),
    form: z.enum(FORMS).default("plan").describe("plan for checks and trial, or the form to get: safe"),
    part: z.number().int().min(1).max(100).default(1).describe("Number of the batch: 1"),
  },
  answer: async (site, given, { max }) => {
    const templates = templatesOf(site);
    const template = templates.find(({ id }) => id === given.template.trim());
    const source = sourceOf(site, "/guides/batch", [
      site.currentRelease("lockup"),
      site.currentRelease("flow"),
    ]);
    if (!template) {
      if (given.template !== "list") {
        const nearest = nearestName(
          given.template,
          templates.map(({ id }) => id),
        );
        const meant = nearest ? ` Did you mean ${nearest}?` : "";
        throw new Problem(
          `template: "${given.template}" is not a kind of rows.${meant} Call batch with template list for all.`,
        );
      }
      const lines = templates.map(({ id, columns }) => `- ${id}: ${columns.join(",")}`);
      return { text: `Kinds of rows and their columns:\n${lines.join("\n")}` };
    }
    if (given.rows === undefined) {
      return {
        text: `The rows of ${template.id} have the columns ${template.columns.join(",")}. For example:\n${template.text.slice(0, 2_000)}`,
      };
    }
    for (const name of ["chain", "safe"] as const) {
      if (given[name] === undefined)
        throw new Problem(`${name} is missing. Ask the user for it; the batch is made for one ${name}.`);
    }
    const chain = findChain(site, given.chain!);
    const form: BatchForm = {
      ...INITIAL_FORM,
      template: template.id,
      chainId: chain.id,
      safe: readAddress(given.safe!, "safe"),
      token: given.token === undefined ? "" : readAddress(given.token, "token"),
      symbol: "",
      decimals: given.decimals === undefined ? "" : String(given.decimals),
      rows: given.rows,
    };
    const plan = await planOf(form, {
      templates,
      deployments: deploymentsOf(site.data.knowledge.contracts),
      contracts: site.data.contractNames,
    });
    if (!("batches" in plan)) {
      const problems = [
        ...plan.fields.map(({ field, sentence }) => `${field}: ${sentence}`),
        ...plan.rows.map(({ line, message }) => `line ${line}: ${message}`),
      ];
      const { rows, next } = partOf(problems, 0, roomIn(max) * 0.8);
      throw new Problem(
        `${rows.join("\n")}${next === undefined ? "" : `\nand ${problems.length - rows.length} more problems.`}`,
      );
    }
    const wanted = plan.batches[given.part - 1];
    if (!wanted)
      throw new Problem(`part: there are ${plan.batches.length} batches, so ${given.part} does not exist.`);
    const words = wordsOf(site, plan, wanted);
    if (given.form !== "plan") {
      const name = `${wanted.orders.length} rows of ${template.id}, part ${given.part} of ${plan.batches.length}`;
      const says = words.map(({ sentences }) => sentences.join(" "));
      const handover = handoverOf(wanted.calls, {
        chainId: chain.id,
        safe: plan.terms.safe,
        name,
        says,
        createdAt: Date.now(),
      });
      // The caller asked for the whole file.
      return { text: handover[given.form] };
    }
    const trial = await inTurn(() => tryBatch(site, plan, wanted));
    const total = String(sumOf(wanted.orders));
    const shown = partOf(
      words.flatMap(({ sentences }) => sentences),
      0,
      roomIn(max) * 0.6,
    );
    return {
      text: [
        trial.refusal
          ? `The contracts reject this batch: ${trial.refusal}. decode_error says what it means.`
          : `The contracts accept this batch in a trial: ${wanted.orders.length} rows, ${inTokens(total, plan.token.decimals)} tokens, some ${trial.gas} gas.`,
        ...plan.warnings.map((warning) => `Warning: ${warning}`),
        plan.batches.length > 1
          ? `The rows need ${plan.batches.length} batches; this is number ${given.part}.`
          : "",
        "Show the user every row before you hand over the file: form safe, viem, foundry or calldata.",
      ]
        .filter(Boolean)
        .join("\n"),
      data: {
        chainId: chain.id,
        safe: plan.terms.safe,
        rows: wanted.orders.length,
        batches: plan.batches.length,
        sum: total,
        sumInTokens: inTokens(total, plan.token.decimals),
        ...trial,
        does: shown.rows,
        ...(shown.next === undefined
          ? {}
          : { isCut: `${shown.of - shown.rows.length} more sentences are in the script` }),
      },
      source,
    };
  },
});

function wordsOf(
  site: Site,
  { deployment, terms, token }: Plan,
  { orders, calls }: Batch,
): TransactionInWords[] {
  const knowledge = {
    functions: site.data.knowledge.functions,
    contractAt: contractFinder(site.data.knowledge.contracts, deployment.chainId),
    tokens: { [terms.token.toLowerCase()]: token, ...(orders.some(isAction) && { "*": token }) },
    // Scripts are read in any time zone.
    zone: "UTC",
    safe: terms.safe,
  };
  return calls.map((call) => inWords(call, knowledge));
}

/** Runs a batch on the released contracts at the addresses of its chain. */
async function tryBatch(site: Site, plan: Plan, { orders, calls }: Batch) {
  const { deployment, terms, token, example, feed } = plan;
  const artifacts = site.json<PlaygroundArtifacts>(site.named("assets/playground", "contracts."));
  await letOthers();
  const trial = await TrialChain.create(artifacts, {
    safe: terms.safe,
    deployment,
    tokens: { [terms.token]: token },
    now: BigInt(Math.floor(Date.now() / 1_000)) - (example?.elapsed ?? 0n),
    pause: takeSlices(),
    ...(feed ? { feed } : {}),
  });
  await letOthers();
  if (example)
    await openExamples(
      trial,
      orders.filter((order) => order.kind === "action"),
      example,
      () => undefined,
    );
  const { refusal, gas } = await trial.run(sentBySafe(calls));
  return refusal
    ? {
        refusal: `${refusal.errorName ?? "revert without a reason"}(${refusal.args.map(asDigits).join(", ")})`,
      }
    : { gas: String(gas) };
}

/** Transactions that the words of an answer explain; the data has more. */
const NAMED = 5;

/** What the answers of read_batch never leave out. */
const CAUTION =
  "This explains what the contracts of Sablier would be asked to do. It does not know what an unknown contract does, and it is not an all-clear: compare every address and amount with the agreed list, and the hash on the signer's device.";

const VERDICTS = {
  danger: "danger. Do not sign it before each danger below is understood.",
  unknown: "not all of it is known. Compare what is marked unknown.",
  clear: "every call is known and explained. Compare the Safe, recipients and amounts.",
} as const;

export const readBatch = tool({
  name: "read_batch",
  title: "Read a batch",
  description:
    "Explains each call of a batch before someone signs it, with dangers and a verdict. Takes a Safe file, JSON or calldata. To make a batch use batch, for one value explain.",
  input: {
    text: z.string().min(1).max(200_000).describe("File, JSON or calldata, whole: 0x8d80ff0a…"),
    chain: z.string().max(60).default("1").describe("Chain, if the text names none: Base"),
    safe: z.string().max(80).optional().describe("The signer's own Safe: 0x93b3…"),
    decimals: decimals.optional(),
    cursor,
  },
  answer: async (site, { text, chain, safe, decimals: places, cursor: from = 0 }, { max }) => {
    const { knowledge: lists, batchKnowledge } = site.data;
    const knowledge = knowledgeOf({
      functions: lists.functions,
      contracts: lists.contracts,
      batch: batchKnowledge,
      chains: lists.directory.chains,
    });
    const options = {
      chainId: findChain(site, chain).id,
      zone: "UTC",
      ...(safe !== undefined && { safe: readAddress(safe, "safe") }),
      ...(places !== undefined && { decimals: places }),
    };
    const reading = readText(text, options, knowledge);
    if (typeof reading === "string") throw new Problem(reading);
    const { chainId, verdict } = reading;
    await letOthers();
    const warnings = reading.findings.map(({ level, sentence }) => `${level}: ${sentence}`);
    const rows = reading.steps.map(
      ({ path, to, contract, functionName, value, sentences, fields, findings }) => ({
        transaction: path,
        ...(to ? { to } : {}),
        contract,
        ...(functionName ? { functionName } : {}),
        value: String(value),
        sentences: [...sentences],
        // Without a sentence of its own, a call is what its arguments say.
        ...(findings.length > 0 && fields.length <= 20
          ? { arguments: fields.map((field) => `${field.name}: ${field.value}`) }
          : {}),
        ...(findings.length > 0
          ? { warnings: findings.map(({ level, sentence }) => `${level}: ${sentence}`) }
          : {}),
      }),
    );
    const part = partOf(rows, from, roomIn(max) * 0.5);
    const lines = part.rows.map(
      ({ transaction, contract, to, value, sentences, warnings: own = [] }) =>
        `${transaction}. ${contract}${to ? ` at ${to}` : ""}${value === "0" ? "" : `, value ${value} wei`}: ${sentences.join(" ")}${own.map((warning) => ` WARNING, ${warning}`).join("")}`,
    );
    return {
      text: [
        `${reading.count} transactions, ${rows.length} steps on chain ${chainId}. Verdict: ${VERDICTS[verdict]}`,
        ...warnings.map((warning) => `WARNING, ${warning}`),
        ...lines.slice(0, NAMED).map((line) => (line.length > 600 ? `${line.slice(0, 600)}…` : line)),
        hiddenOf(part, from, NAMED, "transactions"),
        moreOf(part, from, "transactions"),
        CAUTION,
      ]
        .filter(Boolean)
        .join("\n"),
      data: {
        chainId,
        verdict,
        ...(reading.safe ? { safe: reading.safe } : {}),
        warnings,
        transactions: part.rows,
        total: rows.length,
        ...(part.next === undefined ? {} : { next: part.next }),
        caution: CAUTION,
      },
      source: sourceOf(site, "/guides/batch"),
    };
  },
});
