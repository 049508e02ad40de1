import { expect, it } from "vitest";
import { playRun, type SampleRun, sampleRuns } from "../../../src/tools/playground/model/runs";
import { World } from "../../../src/tools/playground/model/world";
import { readSablier } from "../../../src/node/solidity/sablier";
import type { FigureRecord } from "../../figures";
import { compileContract } from ".";

let world: Promise<World> | undefined;

async function createWorld(): Promise<World> {
  const hooks = await compileContract("samples/solidity/lockup/HookRecorder.sol");
  return World.create({ ...(await readSablier()), hooks });
}

/** Plays a run as its page does. */
async function play(run: SampleRun) {
  world ??= createWorld();
  return playRun(await world, run, await compileContract(run.file));
}

/** Tests the runs of the samples in these files, and records what comes out as the figures of the guides. */
export function testRuns(figures: FigureRecord, ...files: readonly string[]): void {
  const runs = sampleRuns.filter(({ file }) => files.includes(file));
  it.each(runs.map((run) => [run.id, run] as const))("runs %s as its page does", async (_, run) => {
    const played = await play(run);
    expect(played).toHaveLength(run.steps.length);
    for (const { figure, key } of played.flatMap(({ seen }) => seen)) {
      if (key !== undefined) figures.add(key, figure);
    }
  });
}
