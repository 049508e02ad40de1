import {
  type Code,
  OWN,
  type Picture,
  type PlaygroundArtifacts,
  type Scenario,
  scenarios,
  Session,
  startingCode,
  World,
} from "../../../src/lib/playground";
import { compileContract } from "../../../src/lib/evm/solidity/compile";
import { readSablier } from "../../../src/lib/evm/solidity/sablier";

/** What a page shows of a playground before it is started. */
export interface FirstState extends Pick<Scenario, "id" | "title" | "experiment"> {
  picture: Picture;
  /** Of the stream that a reader can change: the code that starts it. */
  code?: Code;
}

/** The contracts of the installed packages, and the sample with hooks. */
export async function readArtifacts(): Promise<PlaygroundArtifacts> {
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
export async function runScenarios(artifacts: PlaygroundArtifacts): Promise<FirstState[]> {
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
      ...(id === OWN ? { code: startingCode(scenario, log[0]!.code) } : {}),
    });
  }
  return states;
}
