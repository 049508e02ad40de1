import { danger, type Finding } from "../findings";
import { sumStreamAmount, type Part, listParts, type Schedule } from "./judgeSchedule";
import type { Stream } from "./namedCall";

/** Maximum number of bytes of a shape. */
const LONGEST_SHAPE = 32;

/**
 * Finds new streams of Lockup that every release rejects, so that the whole batch fails. The conditions are those of
 * `LockupHelpers` in the contracts.
 */
export function judgeRejections(streams: readonly Stream[]): Finding[] {
  const reasons = streams
    .filter(
      (stream) => sumStreamAmount(stream) !== undefined && (stream as Schedule).ratePerSecond === undefined,
    )
    .flatMap((stream) => [...listReasons(stream as Schedule, sumStreamAmount(stream)!)]);
  return [...new Set(reasons)].map((reason) =>
    danger(`The contracts reject a stream of this call: ${reason}.`),
  );
}

function* listReasons(stream: Schedule, amount: bigint): Generator<string> {
  const { timestamps, range, durations, unlockAmounts, shape = "" } = stream;
  const start = (timestamps ?? range)?.start ?? (durations && 0);
  const end = (timestamps ?? range)?.end ?? durations?.total;
  const cliff = stream.cliffTime ?? range?.cliff ?? durations?.cliff ?? 0;
  if (start !== undefined && end !== undefined) {
    if (start >= end) yield "its end is not after its start";
    // In Lockup v1.0 and v1.1 a cliff at the start means that there is none.
    const isBefore = range ? cliff < start : cliff <= start;
    if (cliff > 0 && (isBefore || cliff >= end)) yield "its cliff is not between its start and its end";
    if ((stream.granularity ?? 0) > end - Math.max(start, cliff))
      yield "its steps are longer than the stream";
  }
  if (unlockAmounts && unlockAmounts.start + unlockAmounts.cliff > amount)
    yield "it unlocks more than its amount";
  if (unlockAmounts && unlockAmounts.cliff > 0n && cliff === 0)
    yield "it unlocks an amount at a cliff, and it has no cliff";
  if (new TextEncoder().encode(shape).length > LONGEST_SHAPE) yield "its shape has more than 32 bytes";
  if ("segments" in stream || "tranches" in stream || listParts(stream).length > 0)
    yield* listReasonsOfParts(listParts(stream), stream, amount);
}

function* listReasonsOfParts(parts: readonly Part[], stream: Schedule, amount: bigint): Generator<string> {
  const { timestamps, startTime } = stream;
  if (parts.length === 0) yield "it has no segments or tranches";
  const sum = parts.reduce((total, part) => total + part.amount, 0n);
  // Fees of Lockup v1.0 to v2.0 are taken from the amount before it is divided.
  const hasFees =
    parts.some((part) => "milestone" in part || "delta" in part) || (stream.broker?.fee ?? 0n) > 0n;
  if (sum > amount || (sum < amount && !hasFees))
    yield "its segments or tranches do not add up to its amount";
  const moments = parts.flatMap(({ timestamp, milestone }) => timestamp ?? milestone ?? []);
  const all = [Number(timestamps?.start ?? startTime ?? 0), ...moments];
  if (all.some((moment, index) => index > 0 && moment <= all[index - 1]!))
    yield "the dates of its segments or tranches are not in order";
  if (timestamps && moments.length > 0 && moments.at(-1) !== timestamps.end)
    yield "its last segment or tranche is not at its end";
}
