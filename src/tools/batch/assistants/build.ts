import { z } from "zod";
import type { SablierArtifacts } from "../../../protocol/evm/chain";
import {
  ACTIONS,
  type Batch,
  type BatchForm,
  listBatchTemplates,
  createContractFinder,
  listDeployments,
  writeHandover,
  INITIAL_FORM,
  describeInWords,
  openExamples,
  type Plan,
  planBatch,
  composeSafeCall,
  addUpOrders,
  type TransactionInWords,
  TrialChain,
} from "../model";
import { cutPart, measureRoom } from "../../../server/answer/limit";
import { Problem } from "../../../server/answer/problem";
import { defineTool } from "../../../server/answer/tool";
import { letOthers, createQueue, takeSlices } from "../../../server/answer/turns";
import { findNearestName } from "../../../server/arguments";
import type { Site } from "../../../server/site/site";
import { createSource } from "../../../server/site/source";
import { writeDigits, formatTokens } from "../../../server/amounts";
import { findChain, readAddress } from "../../../server/names";
import { decimals } from "../../../server/parameters";

const listTemplates = ({ data }: Site) => [...listBatchTemplates(data.csvTemplates), ...ACTIONS];

/** Maximum number of trials that may wait or run at once, because each needs its own chain. */
const inTurn = createQueue("batches", 10);

const FORMS = ["plan", "safe", "viem", "foundry", "calldata"] as const;

const isAction = (order: Batch["orders"][number]) => order.kind === "action";

export const batch = defineTool({
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
    const templates = listTemplates(site);
    const template = templates.find(({ id }) => id === given.template.trim());
    const source = createSource(site, "/guides/batch", [
      site.currentRelease("lockup"),
      site.currentRelease("flow"),
    ]);
    if (!template) {
      if (given.template !== "list") {
        const nearest = findNearestName(
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
    const plan = await planBatch(form, {
      templates,
      deployments: listDeployments(site.data.knowledge.contracts),
      contracts: site.data.contractNames,
    });
    if (!("batches" in plan)) {
      const problems = [
        ...plan.fields.map(({ field, sentence }) => `${field}: ${sentence}`),
        ...plan.rows.map(({ line, message }) => `line ${line}: ${message}`),
      ];
      const { rows, next } = cutPart(problems, 0, measureRoom(max) * 0.8);
      throw new Problem(
        `${rows.join("\n")}${next === undefined ? "" : `\nand ${problems.length - rows.length} more problems.`}`,
      );
    }
    const wanted = plan.batches[given.part - 1];
    if (!wanted)
      throw new Problem(`part: there are ${plan.batches.length} batches, so ${given.part} does not exist.`);
    const words = listWords(site, plan, wanted);
    if (given.form !== "plan") {
      const name = `${wanted.orders.length} rows of ${template.id}, part ${given.part} of ${plan.batches.length}`;
      const says = words.map(({ sentences }) => sentences.join(" "));
      const handover = writeHandover(wanted.calls, {
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
    const total = String(addUpOrders(wanted.orders));
    const shown = cutPart(
      words.flatMap(({ sentences }) => sentences),
      0,
      measureRoom(max) * 0.6,
    );
    return {
      text: [
        trial.refusal
          ? `The contracts reject this batch: ${trial.refusal}. decode_error says what it means.`
          : `The contracts accept this batch in a trial: ${wanted.orders.length} rows, ${formatTokens(total, plan.token.decimals)} tokens, some ${trial.gas} gas.`,
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
        sumInTokens: formatTokens(total, plan.token.decimals),
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

function listWords(
  site: Site,
  { deployment, terms, token }: Plan,
  { orders, calls }: Batch,
): TransactionInWords[] {
  const knowledge = {
    functions: site.data.knowledge.functions,
    contractAt: createContractFinder(site.data.knowledge.contracts, deployment.chainId),
    tokens: { [terms.token.toLowerCase()]: token, ...(orders.some(isAction) && { "*": token }) },
    // Scripts are read in any time zone.
    zone: "UTC",
    safe: terms.safe,
  };
  return calls.map((call) => describeInWords(call, knowledge));
}

/** Runs a batch on the released contracts at the addresses of its chain. */
async function tryBatch(site: Site, plan: Plan, { orders, calls }: Batch) {
  const { deployment, terms, token, example, feed } = plan;
  const artifacts = site.json<SablierArtifacts>(site.named("assets/playground", "contracts."));
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
  const { refusal, gas } = await trial.run(composeSafeCall(calls));
  return refusal
    ? {
        refusal: `${refusal.errorName ?? "revert without a reason"}(${refusal.args.map(writeDigits).join(", ")})`,
      }
    : { gas: String(gas) };
}
