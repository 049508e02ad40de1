// Loaded when a reader builds or reads a batch. Fetches nothing but the contracts, and sends nothing.
import aliases from "@generated/protocol-data/default/aliases.json";
import batchKnowledge from "@generated/protocol-data/default/batchKnowledge.json";
import chainList from "@generated/protocol-data/default/chains.json";
import names from "@generated/protocol-data/default/contractNames.json";
import csvTemplates from "@generated/protocol-data/default/csvTemplates.json";
import functions from "@generated/protocol-data/default/functions.json";
import known from "@generated/protocol-data/default/knownContracts.json";
import { ACTIONS } from "@site/src/tools/batch/model/plan/actions";
import {
  type Batch,
  composeCalls,
  type Order,
  composeSafeCall,
  addUpOrders,
} from "@site/src/tools/batch/model/plan/calls/calls";
import { createContractFinder, listDeployments } from "@site/src/tools/batch/model/plan/calls/deployments";
import { openExamples, readStates } from "@site/src/tools/batch/model/trial/examples";
import { compareAgreed } from "@site/src/tools/batch/model/comparison/compareAgreed";
import { writeHandover } from "@site/src/tools/batch/model/handover/handover";
import { nameBatch } from "@site/src/tools/batch/model/plan/name";
import type { Plan } from "@site/src/tools/batch/model/plan/plan";
import { planCorrected } from "@site/src/tools/batch/model/plan/planCorrected";
import { listBatchTemplates } from "@site/src/tools/batch/model/form/templates";
import { TrialChain, type TrialRefusal } from "@site/src/tools/batch/model/trial/trial";
import { describeInWords } from "@site/src/tools/batch/model/explanation/words";
import { readBatch } from "@site/src/tools/batch/model/reading";
import { readOwnSafe } from "@site/src/tools/batch/model/reading/ownSafe";
import { gatherKnowledge } from "@site/src/tools/batch/model/reading/knowledge";
import type { SablierArtifacts } from "@site/src/protocol/evm/chain";
import { composeErrorAnchor } from "@site/src/protocol/evm/revert/catalogue";
import { CONTRACTS, loadContracts, USUAL_BYTES } from "../../../ui/loading/loadContracts";
import type { Answer, BuiltBatch, Message, Question, RefusedRow } from "./protocol";

// The part of a worker's global scope that is used here; the DOM's types describe a window's.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(message: Message): void;
};

const templates = [...listBatchTemplates(csvTemplates), ...ACTIONS];
const deployments = listDeployments(known);

scope.onmessage = ({ data }) => {
  answer(data).then(
    (found) => scope.postMessage({ answer: found }),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      scope.postMessage({ answer: { kind: "refused", sentence: `The builder stopped: ${reason}.` } });
    },
  );
};

const report = (share: number, doing: string) => scope.postMessage({ share, doing });

async function answer(question: Question): Promise<Answer> {
  return question.kind === "build" ? build(question) : read(question);
}

async function build({ form, zone, now, columns }: Extract<Question, { kind: "build" }>): Promise<Answer> {
  const data = { templates, deployments, contracts: names, now: BigInt(Math.floor(now / 1_000)) };
  const plan = await planCorrected(form, data, columns);
  if (!("batches" in plan)) return { kind: "unbuilt", ...plan };
  report(0, "Loading the contracts");
  const artifacts = await loadContracts<SablierArtifacts>(CONTRACTS, (bytes) =>
    report(0.2 * Math.min(1, bytes / USUAL_BYTES), "Loading the contracts"),
  );
  const { deployment, terms, token, batches, example, feed, corrected } = plan;
  const trial = await TrialChain.create(artifacts, {
    safe: terms.safe,
    deployment,
    tokens: { [terms.token]: token },
    now: data.now - (example?.elapsed ?? 0n),
    feed,
    onShare: (share) => report(0.2 + 0.1 * share, "Deploying the contracts"),
  });
  if (example) {
    await openExamples(trial, batches.flatMap(listActions), example, (share) =>
      report(0.3 + 0.1 * share, "Opening streams like yours"),
    );
  }
  const built: BuiltBatch[] = [];
  for (const [index, batch] of batches.entries()) {
    const onShare = (share: number) =>
      report(0.4 + (0.6 * (index + share)) / batches.length, "Running the batch");
    built.push(await tryOne(trial, batch, plan, { zone, now, index, onShare }));
  }
  return {
    kind: "built",
    chainId: deployment.chainId,
    safe: terms.safe,
    token: { address: terms.token, ...token },
    count: batches.reduce((count, { orders }) => count + orders.length, 0),
    sum: batches.reduce((sum, { orders }) => sum + addUpOrders(orders), 0n),
    fee: terms.fee,
    warnings: plan.warnings,
    ...(corrected && { corrected }),
    ...(example && { example }),
    batches: built,
  };
}

const listActions = ({ orders }: Batch) => orders.filter((order) => order.kind === "action");

interface TryOptions {
  readonly zone: string;
  readonly now: number;
  /** Which of the batches. */
  readonly index: number;
  readonly onShare: (share: number) => void;
}

async function tryOne(trial: TrialChain, batch: Batch, plan: Plan, options: TryOptions): Promise<BuiltBatch> {
  const { orders, calls } = batch;
  const { deployment, terms, token, batches } = plan;
  const { zone, now, index, onShare } = options;
  const actions = listActions(batch);
  const before = await readStates(trial, actions);
  const { gas, streams, refusal } = await trial.run(composeSafeCall(calls), onShare);
  const after = await readStates(trial, actions);
  const { chainId } = deployment;
  const knowledge = {
    functions,
    contractAt: createContractFinder(known, chainId),
    // Calls of streams that exist do not name their token.
    tokens: { [terms.token.toLowerCase()]: token, ...(actions.length > 0 && { "*": token }) },
    zone,
    safe: terms.safe,
  };
  const transactions = calls.map((call) => describeInWords(call, knowledge));
  const [first, last] = [orders[0]!.line, orders.at(-1)!.line];
  const part = batches.length > 1 ? `, part ${index + 1} of ${batches.length}` : "";
  const name = `${nameBatch(orders, token.symbol)}${part}`;
  // Scripts are read in any time zone.
  const says = calls.map((call) => describeInWords(call, { ...knowledge, zone: "UTC" }).sentences.join(" "));
  return {
    firstLine: first,
    lastLine: last,
    sum: addUpOrders(orders),
    gas,
    transactions,
    streams,
    changed: actions.map(({ streamId }, at) => ({ streamId, before: before[at]!, after: after[at]! })),
    refused: refusal ? await findRefusedRows(trial, orders, plan, refusal) : [],
    handover: writeHandover(calls, { chainId, safe: terms.safe, name, says, createdAt: now }),
  };
}

/** Returns which rows the contracts refuse by themselves, and why; the batch as a whole where none does. */
async function findRefusedRows(
  trial: TrialChain,
  orders: readonly Order[],
  { terms, deployment }: Plan,
  refusal: TrialRefusal,
): Promise<RefusedRow[]> {
  const { default: errors } = await import("@generated/protocol-data/default/errors.json");
  const explain = ({ errorName, args }: TrialRefusal, line?: number): RefusedRow => {
    const error = errors.find(({ name }) => name === errorName);
    return {
      ...(line !== undefined && { line }),
      errorName: errorName ?? "no reason given",
      values: args.map((value, index) => ({ name: error?.arguments[index]?.name ?? "", value })),
      ...(error && {
        cause: error.cause,
        remedy: error.remedy,
        address: `/reference/errors#${composeErrorAnchor(error)}`,
      }),
    };
  };
  const rows: RefusedRow[] = [];
  for (const order of orders) {
    const alone = await trial.chain.sandbox(() => trial.run(composeCalls([order], terms, deployment)));
    if (alone.refusal) rows.push(explain(alone.refusal, order.line));
  }
  return rows.length > 0 ? rows : [explain(refusal)];
}

async function read({
  text,
  chainId: chosen,
  safe,
  decimals,
  zone,
  agreed,
}: Extract<Question, { kind: "read" }>): Promise<Answer> {
  const knowledge = gatherKnowledge({
    functions,
    contracts: known,
    batch: batchKnowledge,
    chains: chainList.chains,
  });
  const own = safe ? readOwnSafe(safe, chosen) : { findings: [] };
  const options = {
    chainId: chosen,
    now: Math.floor(Date.now() / 1_000),
    zone,
    ...(own.safe && { safe: own.safe }),
    ...(decimals !== undefined && { decimals }),
  };
  const read = readBatch(text, options, knowledge);
  if (typeof read === "string") return { kind: "refused", sentence: read };
  // Without a Safe the verdict is never `clear`.
  const report = { ...read, findings: [...own.findings, ...read.findings] };
  const planData = { templates, deployments, contracts: names };
  return {
    kind: "read",
    report,
    ...(own.safe && { ownSafe: own.safe }),
    ...(agreed.trim() !== "" && {
      comparison: await compareAgreed(agreed, report, { options, knowledge, aliases, planData }),
    }),
  };
}
