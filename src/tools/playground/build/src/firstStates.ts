import path from "node:path";
import {
  type Code,
  CUSTOM_SCENARIO,
  type Picture,
  type PlaygroundArtifacts,
  type Scenario,
  scenarios,
  Session,
  writeStartingCode,
  World,
} from "../../model";
import { afterwards, type PlannedRun, type Played, playRun, sampleRuns } from "../../model/runs";
import { Cache } from "../../../../node/files/cache";
import { compileContract } from "../../../../node/solidity/compile";
import type { Artifact } from "../../../../protocol/evm/chain";
import { readSablier } from "../../../../node/solidity/sablier";

/** What a page shows of a playground before it is started. */
export interface FirstState extends Pick<Scenario, "id" | "title" | "experiment"> {
  picture: Picture;
  /** Of the stream that a reader can change: the code that starts it. */
  code?: Code;
}

/** What the playgrounds need from a build. */
export interface Prepared {
  /** The contracts, as JSON. */
  contracts: string;
  /** The compiled samples that pages run, by their paths, as JSON. */
  samples: string;
  states: (FirstState | PlannedRun)[];
}

/** What the first states depend on, apart from the contracts. */
const DEPENDENCIES = [
  "package-lock.json",
  "src/tools/playground/build",
  ...["evm", "streams", "text"].map((folder) => `src/protocol/${folder}`),
  "src/tools/playground/model",
];

/**
 * Compiles the samples and runs the first states, both cached from one build to the next.
 *
 * @throws {CompileError} for a sample that does not compile cleanly
 * @throws Error as {@link runScenarios} and {@link playSamples} do
 */
export async function prepare(): Promise<Prepared> {
  const [artifacts, samples] = [await readArtifacts(), await readSamples()];
  const [contracts, compiled] = [JSON.stringify(artifacts), JSON.stringify(samples)];
  const cache = new Cache<(FirstState | PlannedRun)[]>("playground", DEPENDENCIES);
  const states = await cache.getOrCompute(contracts + compiled, async () => [
    ...(await runScenarios(artifacts)),
    ...(await playSamples(artifacts, samples)),
  ]);
  await cache.prune();
  return { contracts, samples: compiled, states };
}

/** The samples that pages run, by their paths. */
type Samples = Record<string, Artifact>;

async function readSamples(): Promise<Samples> {
  const samples: Samples = {};
  for (const { file } of sampleRuns) {
    const { abi, bytecode } = await compileContract(file);
    samples[file] = { abi, bytecode };
  }
  return samples;
}

/** Returns the contracts of the installed packages, and the sample with hooks. */
async function readArtifacts(): Promise<PlaygroundArtifacts> {
  return {
    ...(await readSablier()),
    hooks: await compileContract("samples/solidity/lockup/HookRecorder.sol"),
  };
}

/**
 * Runs all scenarios, each from the same new chain.
 *
 * @throws Error when a scenario begins with a call that the contracts refuse
 */
async function runScenarios(artifacts: PlaygroundArtifacts): Promise<FirstState[]> {
  const world = await World.create(artifacts);
  const states: FirstState[] = [];
  for (const scenario of scenarios) {
    const { id, title, experiment } = scenario;
    const { log, picture } = await world.chain.sandbox(async () =>
      (await Session.open(world, scenario)).view(),
    );
    states.push({
      id,
      title,
      experiment,
      picture,
      ...(id === CUSTOM_SCENARIO ? { code: writeStartingCode(scenario, log[0]!.code) } : {}),
    });
  }
  return states;
}

/**
 * Plays the runs of all samples.
 *
 * @throws Error that names each result that its guide has otherwise
 */
async function playSamples(artifacts: PlaygroundArtifacts, samples: Samples): Promise<PlannedRun[]> {
  const world = await World.create(artifacts);
  const states: PlannedRun[] = [];
  for (const run of sampleRuns) {
    const played = await playRun(world, run, samples[run.file]!);
    const steps = played.map((step, index) => getStep(step, played[index - 1]?.at ?? 0n));
    states.push({ id: run.id, file: path.basename(run.file), given: run.given, steps });
  }
  return states;
}

/** Returns a step as its page has it before it is run. `before`: when the step before was, in seconds. */
function getStep({ at, entry, seen, text }: Played, before: bigint): PlannedRun["steps"][number] {
  return {
    text,
    moment: at === before ? "" : afterwards(at).replace("after", "After"),
    ...(entry ? { by: entry.by, call: entry.call } : {}),
    seen: seen.map(({ expected, label }) => ({ label, expected })),
  };
}
