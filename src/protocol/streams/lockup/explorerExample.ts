import { streamedAmount, type LinearSchedule } from "./linear";

const TOKEN = 10n ** 18n;

/** The stream of the block explorer guide: 100 DAI over the year 2027, with a cliff on 1 February that unlocks 2 DAI. */
export const schedule: LinearSchedule = {
  model: "linear",
  depositedAmount: 100n * TOKEN,
  startTime: 1_798_761_600n,
  cliffTime: 1_801_440_000n,
  endTime: 1_830_297_600n,
  unlockAmounts: { start: 0n, cliff: 2n * TOKEN },
  granularity: 1n,
};

const DAY = 86_400n;

/** Moments that the guide shows, Unix seconds, with what the contract answers to `streamedAmountOf`. */
export const timeline = [
  { when: "At the start", time: schedule.startTime },
  { when: "One second before the cliff", time: schedule.cliffTime - 1n },
  { when: "At the cliff", time: schedule.cliffTime },
  { when: "One day after the cliff", time: schedule.cliffTime + DAY },
  { when: "Half-way from cliff to end", time: (schedule.cliffTime + schedule.endTime) / 2n },
  { when: "One second before the end", time: schedule.endTime - 1n },
  { when: "At the end", time: schedule.endTime },
].map((moment) => ({ ...moment, streamed: streamedAmount(schedule, moment.time) }));

/** What is typed into the explorer's fields for `createWithTimestampsLL`, with placeholders for the addresses. */
export const fields = {
  params: `["<sender>","<recipient>","${schedule.depositedAmount}","<token>",true,true,[${schedule.startTime},${schedule.endTime}],""]`,
  unlockAmounts: `["${schedule.unlockAmounts.start}","${schedule.unlockAmounts.cliff}"]`,
  granularity: String(schedule.granularity),
  cliffTime: String(schedule.cliffTime),
} as const;

/** One element of the batch of `SablierBatchLockup.createWithTimestampsLL`. */
export const batchElement = `["<sender>","<recipient>","${schedule.depositedAmount}",true,true,[${schedule.startTime},${schedule.endTime}],${schedule.cliffTime},${fields.unlockAmounts},${schedule.granularity},""]`;
