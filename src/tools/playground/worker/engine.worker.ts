import type { Snapshot, UnlinkedArtifact } from "../../../protocol/evm/chain";
import { CreationRefused, type PlaygroundArtifacts, Session, World } from "../model";
import { sampleRuns, SampleSession } from "../model/runs";
import { loadContracts, USUAL_BYTES } from "../../../ui/loading/loadContracts";
import type { Answer, Question } from "./protocol";

/** The playground's chain, in a worker: the page answers all the while. Nothing but the contracts is fetched. */

let session: Session | undefined;
let run: SampleSession | undefined;
/** The world, and the state that every scenario and every run begins with. */
let base: { world: World; pristine: Snapshot } | undefined;
let queue: Promise<void> = Promise.resolve();

const sendReply = (answer: Answer): void => globalThis.postMessage(answer);

/** Share of the progress bar that the download has; the rest is the deployment. */
const DOWNLOAD = 0.4;

globalThis.onmessage = ({ data }: MessageEvent<Question & { id: number }>) => {
  // One after the other: each works on the state that the one before has left.
  queue = queue.then(async () => {
    try {
      await answer(data);
    } catch (error) {
      if (error instanceof CreationRefused) {
        sendReply({ id: data.id, kind: "notCreated", refusal: error.refusal });
      } else {
        sendReply({
          id: data.id,
          kind: "failed",
          reason: error instanceof Error ? error.message : String(error),
        });
      }
    }
  });
};

async function answer(question: Question & { id: number }): Promise<void> {
  const { id } = question;
  const report = (share: number, doing: string) => sendReply({ id, kind: "progress", share, doing });
  if (question.kind === "run") {
    const { contracts, run: name, samples } = question;
    const world = await createWorld(contracts, report);
    const found = sampleRuns.find((sampleRun) => sampleRun.id === name)!;
    const artifacts = await loadContracts<Record<string, UnlinkedArtifact>>(samples, () => undefined);
    run = await SampleSession.open(world, found, artifacts[found.file]!);
    sendReply({ id, kind: "opened" });
    return;
  }
  if (question.kind === "next") {
    if (run === undefined) throw new Error("no run is open");
    sendReply({ id, kind: "played", played: await run.play() });
    return;
  }
  if (question.kind === "open") {
    session = await Session.open(await createWorld(question.contracts, report), question.scenario);
    for (const step of question.steps) await session.play(step);
  } else if (session === undefined) {
    throw new Error("no playground is open");
  } else if (question.kind === "try") {
    sendReply({ id, kind: "tried", refusals: await session.tryOut(question.acts) });
    return;
  } else if (question.kind === "play") {
    await session.play(question.step);
  } else if (question.kind === "undo") {
    await session.undo();
  } else {
    await session.reset();
  }
  sendReply({ id, kind: "view", view: await session.view() });
}

/** Returns the world as it is before anything happens: made at first, put back from then on. */
async function createWorld(
  contracts: string,
  report: (share: number, doing: string) => void,
): Promise<World> {
  if (base === undefined) {
    const doing = "Loading the contracts";
    report(0, doing);
    const artifacts = await loadContracts<PlaygroundArtifacts>(contracts, (bytes) =>
      report(DOWNLOAD * Math.min(1, bytes / USUAL_BYTES), doing),
    );
    const world = await World.create(artifacts, (share) =>
      report(DOWNLOAD + share * (1 - DOWNLOAD), "Deploying the contracts"),
    );
    base = { world, pristine: await world.chain.snapshot() };
  } else {
    const { world, pristine } = base;
    await world.chain.restore(pristine);
    base = { world, pristine: await world.chain.snapshot() };
  }
  return base.world;
}
