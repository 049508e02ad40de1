import { flowRuns } from "./flow";
import { hookRuns } from "./hooks";
import { lockupCreateRuns } from "./lockupCreate";
import { lockupManageRuns } from "./lockupManage";
import type { SampleRun } from "./run";

export type { CodedEntry } from "../session/transact";
export { afterwards } from "./expectations";
export {
  type PlannedRun,
  type PlannedStep,
  type Played,
  playRun,
  type SampleRun,
  SampleSession,
} from "./run";

/** Every run of the guides. */
export const sampleRuns: readonly SampleRun[] = [
  ...lockupCreateRuns,
  ...lockupManageRuns,
  ...hookRuns,
  ...flowRuns,
];
