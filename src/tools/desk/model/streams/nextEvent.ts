import { depletionTime } from "../../../../protocol/streams/flow/debt";
import type { LinearSchedule } from "../../../../protocol/streams/lockup/linear";
import type { FlowStream, LockupStream, Stream } from "./stream";

/** The next moment at which something changes in the way a stream pays. */
export interface NextEvent {
  readonly kind: "start" | "cliff" | "step" | "end" | "depletion";
  /** Unix seconds. */
  readonly at: bigint;
}

/** Returns the next unlock of a linear stream that pays in steps, or its end. */
function findNextOfLinear(
  { cliffTime, endTime, granularity, startTime }: LinearSchedule,
  now: bigint,
): NextEvent {
  if (cliffTime > now) return { kind: "cliff", at: cliffTime };
  if (granularity > 1n) {
    const base = cliffTime > 0n ? cliffTime : startTime;
    const at = base + ((now - base) / granularity + 1n) * granularity;
    if (at < endTime) return { kind: "step", at };
  }
  return { kind: "end", at: endTime };
}

function findNextOfLockup({ state }: LockupStream, now: bigint): NextEvent | undefined {
  const { schedule } = state;
  if (state.isDepleted || state.wasCanceled || schedule.endTime <= now) return undefined;
  if (schedule.startTime > now) return { kind: "start", at: schedule.startTime };
  if (schedule.model === "linear") return findNextOfLinear(schedule, now);
  if (schedule.model === "tranched") {
    const next = schedule.tranches.find(({ timestamp }) => timestamp > now);
    if (next && next.timestamp < schedule.endTime) return { kind: "step", at: next.timestamp };
  }
  return { kind: "end", at: schedule.endTime };
}

function findNextOfFlow({ state }: FlowStream, now: bigint): NextEvent | undefined {
  if (state.isVoided || state.ratePerSecond === 0n) return undefined;
  if (state.snapshotTime > now) return { kind: "start", at: state.snapshotTime };
  if (state.balance === 0n) return undefined;
  const at = depletionTime(state, now);
  return at > now ? { kind: "depletion", at } : undefined;
}

/**
 * Finds the next start, cliff, step or end of a stream; for a running Flow stream the second from which its balance no
 * longer covers the debt.
 *
 * @param now Unix seconds
 */
export function findNextEvent(stream: Stream, now: bigint): NextEvent | undefined {
  return stream.product === "lockup" ? findNextOfLockup(stream, now) : findNextOfFlow(stream, now);
}
