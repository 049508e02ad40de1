import { CreationRefused, type PlaygroundArtifacts, Session, World } from "../../lib/playground";
import type { Answer, Question } from "./protocol";

/** The playground's chain, in a worker: the page answers all the while. Nothing but the contracts is fetched. */

let session: Session | undefined;
let world: World | undefined;
let queue: Promise<void> = Promise.resolve();

const reply = (answer: Answer): void => globalThis.postMessage(answer);

/** Share of the progress bar that the download has; the rest is the deployment. */
const DOWNLOAD = 0.4;

/** The size of the file where the host does not send it: browsers see no length of what comes compressed. */
const USUAL_BYTES = 480_000;

globalThis.onmessage = ({ data }: MessageEvent<Question & { id: number }>) => {
  // One after the other: each works on the state that the one before has left.
  queue = queue.then(async () => {
    try {
      await answer(data);
    } catch (error) {
      if (error instanceof CreationRefused) {
        reply({ id: data.id, kind: "notCreated", refusal: error.refusal });
      } else {
        reply({
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
  if (question.kind === "open") {
    const report = (share: number, doing: string) => reply({ id, kind: "progress", share, doing });
    const artifacts = world === undefined ? await load(question.contracts, report) : undefined;
    if (artifacts !== undefined) {
      world = await World.create(artifacts, (share) =>
        report(DOWNLOAD + share * (1 - DOWNLOAD), "Deploying the contracts"),
      );
    }
    session = await Session.open(world!, question.scenario);
    for (const step of question.steps) await session.play(step);
  } else if (session === undefined) {
    throw new Error("no playground is open");
  } else if (question.kind === "try") {
    reply({ id, kind: "tried", refusals: await session.tryOut(question.acts) });
    return;
  } else if (question.kind === "play") {
    await session.play(question.step);
  } else if (question.kind === "undo") {
    await session.undo();
  } else {
    await session.reset();
  }
  reply({ id, kind: "view", view: await session.view() });
}

async function load(
  address: string,
  report: (share: number, doing: string) => void,
): Promise<PlaygroundArtifacts> {
  const doing = "Loading the contracts";
  report(0, doing);
  const response = await fetch(address).catch(() => undefined);
  if (response === undefined) throw new Error("the contracts could not be loaded, as the connection failed");
  if (!response.ok)
    throw new Error(`the contracts could not be loaded: the server answered ${response.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    report(DOWNLOAD * Math.min(1, length / USUAL_BYTES), doing);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as PlaygroundArtifacts;
}
