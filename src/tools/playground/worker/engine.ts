import { WHY_NOT_LOADED } from "../../../ui/loading/NotLoaded";
import { sayRefused, WorkerClient } from "../../../ui/worker";
import type { Act, Refusal, Scenario, Step, View } from "../model";
import type { Played } from "../model/runs";
import { CONTRACTS } from "../../../ui/loading/loadContracts";
import type { Answer, Question } from "./protocol";

/** The engine could not be started, or has ended: the message is a sentence for the reader. */
export class EngineError extends Error {
  override readonly name = "EngineError";
}

/** The contract refused to create the stream that was asked for. */
export class NotCreated extends Error {
  override readonly name = "NotCreated";
  constructor(readonly refusal: Refusal) {
    super(refusal.errorName ?? "revert");
  }
}

/** Returns what this browser lacks for a playground, as a sentence; undefined when it has everything. */
export function explainMissing(): string | undefined {
  if (typeof Worker !== "function") {
    return "This browser has no web workers, or has switched them off. The playground needs one to run the contracts.";
  }
  if (typeof BigInt !== "function" || typeof Uint8Array.prototype.findLast !== "function") {
    return "This browser is too old for the playground. A version from 2023 or later runs it.";
  }
  return undefined;
}

const UNFIT = "The engine of the playground returned an answer of the wrong form.";

/**
 * A playground's chain in a worker of its own, loaded when it is constructed. Every answer carries the complete view.
 *
 * Its methods throw {@link EngineError} with a sentence for the reader.
 */
export class Engine {
  private readonly client: WorkerClient<Question, Answer>;

  /** @throws {@link EngineError} where the browser refuses workers */
  constructor() {
    try {
      this.client = new WorkerClient(
        () =>
          new Worker(
            /* webpackChunkName: "playground-engine" */ new URL("./engine.worker.ts", import.meta.url),
          ),
        () => new EngineError(`The engine of the playground ran out of memory, or it ${WHY_NOT_LOADED}`),
      );
    } catch {
      throw new EngineError(sayRefused("The playground runs the contracts in a web worker."));
    }
  }

  /**
   * Loads the contracts, makes the chain and opens a scenario.
   *
   * @param steps played on top, from an address
   * @throws {@link NotCreated} when the contract refuses the stream
   */
  open(
    scenario: Scenario,
    steps: readonly Step[],
    onProgress: (share: number, doing: string) => void,
  ): Promise<View> {
    return this.view({ kind: "open", contracts: CONTRACTS, scenario, steps }, onProgress);
  }

  /** Loads the contracts and the samples, makes the chain and opens the run of this name at its first step. */
  async openRun(run: string, onProgress: (share: number, doing: string) => void): Promise<void> {
    const samples = new URL("@generated/playground/default/samples.json", import.meta.url).href;
    await this.ask({ kind: "run", contracts: CONTRACTS, samples, run }, onProgress);
  }

  /** Plays the next step of the run. */
  async next(): Promise<Played> {
    const answer = await this.ask({ kind: "next" });
    if (answer.kind === "played") return answer.played;
    throw new EngineError(UNFIT);
  }

  play(step: Step): Promise<View> {
    return this.view({ kind: "play", step });
  }

  undo(): Promise<View> {
    return this.view({ kind: "undo" });
  }

  reset(): Promise<View> {
    return this.view({ kind: "reset" });
  }

  /** Returns what each of these actions would be refused with now; undefined where it would work. */
  async tryOut(acts: readonly Act[]): Promise<readonly (Refusal | undefined)[]> {
    const answer = await this.ask({ kind: "try", acts });
    return answer.kind === "tried" ? answer.refusals : [];
  }

  /** Ends the worker, and rejects requests without an answer. */
  close(): void {
    this.client.close(new EngineError("The playground was closed."));
  }

  private async view(question: Question, onProgress?: (share: number, doing: string) => void): Promise<View> {
    const answer = await this.ask(question, onProgress);
    if (answer.kind === "view") return answer.view;
    if (answer.kind === "notCreated") throw new NotCreated(answer.refusal);
    throw new EngineError(UNFIT);
  }

  private async ask(
    question: Question,
    onProgress?: (share: number, doing: string) => void,
  ): Promise<Answer> {
    const answer = await this.client.ask(question, (message) => {
      if (message.kind === "progress") onProgress?.(message.share, message.doing);
      return message.kind !== "progress";
    });
    if (answer.kind === "failed") throw new EngineError(`The playground stopped: ${answer.reason}.`);
    return answer;
  }
}
