import type { Act, Refusal, Scenario, Step, View } from "../model";
import type { Played } from "../model/runs";

/** What the page asks of the engine. */
export type Question =
  /** Load the contracts, make the chain, and open a scenario with these steps on top. */
  | { kind: "open"; contracts: string; scenario: Scenario; steps: readonly Step[] }
  /** Load the contracts and the samples, make the chain, and open the run of this name. */
  | { kind: "run"; contracts: string; samples: string; run: string }
  /** Play the run's next step. */
  | { kind: "next" }
  | { kind: "play"; step: Step }
  | { kind: "undo" }
  | { kind: "reset" }
  /** What these actions would be refused with. */
  | { kind: "try"; acts: readonly Act[] };

/** What the engine answers: how far the start is, a view, a try, or why there is none. */
export type Answer =
  | { id: number; kind: "progress"; share: number; doing: string }
  | { id: number; kind: "opened" }
  | { id: number; kind: "played"; played: Played }
  | { id: number; kind: "view"; view: View }
  | { id: number; kind: "tried"; refusals: readonly (Refusal | undefined)[] }
  /** The contract refused to create the stream. */
  | { id: number; kind: "notCreated"; refusal: Refusal }
  | { id: number; kind: "failed"; reason: string };
