/** How the text of a cell is checked. */
export type CellRule =
  | { readonly pattern: string; readonly says: string }
  | { readonly oneOf: readonly string[]; readonly says: string };

/** A column of the CSV files. */
export interface CsvColumn {
  readonly rule: CellRule;
  readonly meaning: string;
}

const amount = { pattern: "^[0-9]+(\\.[0-9]+)?$", says: "a number such as 1250.5" };
const timestamp = {
  pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$",
  says: "a date such as 2027-03-01 09:00",
};
const duration = { pattern: "[\\s\\S]", says: "a length such as 2 years 20 days" };
const integer = { pattern: "^[1-9][0-9]*$", says: "a whole number from 1" };

/**
 * Every column that the SDK's templates use. Patterns are those of the SDK's JSON Schemas; `src/protocol/lists/check.test.ts`
 * compares them with the package. For `monthCount` and `yearCount` the package has no schema.
 */
export const csvColumns = {
  address: {
    rule: { pattern: "^0x[a-fA-F0-9]{40}$", says: "an address of 0x and 40 hexadecimal digits" },
    meaning: "Recipient. ENS names do not work here.",
  },
  amount: { rule: amount, meaning: "Deposit of the stream, or allocation of the airdrop." },
  duration: { rule: duration, meaning: "Length from creation to the end." },
  startAt: { rule: timestamp, meaning: "Start." },
  endAt: { rule: timestamp, meaning: "End." },
  cliffAt: { rule: timestamp, meaning: "Moment of the cliff." },
  cliffDuration: { rule: duration, meaning: "Length from creation to the cliff." },
  cliffAmount: { rule: amount, meaning: "Released at the cliff." },
  unlockAmount: { rule: amount, meaning: "Released at the start." },
  firstUnlockAmount: { rule: amount, meaning: "Released at the first unlock." },
  firstUnlockAt: { rule: timestamp, meaning: "Moment of the first unlock." },
  firstUnlockDuration: { rule: duration, meaning: "Length to the first unlock." },
  secondUnlockAmount: { rule: amount, meaning: "Released at the second unlock." },
  secondUnlockAt: { rule: timestamp, meaning: "Moment of the second unlock." },
  secondUnlockDuration: { rule: duration, meaning: "Length to the second unlock." },
  stepCount: { rule: integer, meaning: "Number of steps, for the deprecated tranched stepper." },
  granularity: {
    rule: { oneOf: ["daily", "weekly", "yearly"], says: "daily, weekly or yearly" },
    meaning: "Length of a step.",
  },
  monthCount: { rule: integer, meaning: "Number of monthly unlocks." },
  yearCount: { rule: integer, meaning: "Number of yearly unlocks." },
  unlockPercentages: {
    rule: { pattern: "^[0-9]+(;[0-9]+)*$", says: "whole per cents such as 10;20;30;40" },
    meaning: "Share of each year, with semicolons between.",
  },
  rateAmount: { rule: amount, meaning: "Tokens in each interval." },
  rateInterval: {
    rule: {
      oneOf: ["second", "minute", "hour", "day", "week", "month", "year"],
      says: "second, minute, hour, day, week, month or year",
    },
    meaning: "Interval of the rate.",
  },
  initialDepositAmount: { rule: amount, meaning: "First deposit; 0 for none." },
} as const satisfies Record<string, CsvColumn>;

export type CsvColumnName = keyof typeof csvColumns;

/** Column names of the templates before January 2026, and what they are called now. */
export const renamedColumns: readonly { readonly old: string; readonly now: string }[] = [
  { old: "start, end", now: "startAt, endAt" },
  { old: "cliffEnd", now: "cliffAt" },
  { old: "unlock", now: "unlockAmount" },
  { old: "steps", now: "stepCount" },
  { old: "months", now: "monthCount" },
  { old: "years", now: "yearCount" },
  { old: "unlocks", now: "unlockPercentages" },
  { old: "rate, interval, initialDeposit", now: "rateAmount, rateInterval, initialDepositAmount" },
  { old: "firstUnlockEnd, secondUnlockEnd", now: "firstUnlockAt, secondUnlockAt" },
  {
    old: "firstCliffAmount, firstCliffEnd, secondCliffAmount, …",
    now: "firstUnlockAmount, firstUnlockAt, secondUnlockAmount, …",
  },
  { old: "initial", now: "" },
];

/** A template as the project handed it out before January 2026, and the SDK's that has its work today. */
export interface OldTemplate {
  readonly header: string;
  /** The id of a template of the SDK, such as `lockup/range/cliff`. */
  readonly now: string;
}

/**
 * Headers of the older templates, the latest form of each, as they are in the repository
 * sablier-labs/sablier-labs.github.io, folder `templates`. Those that only have other names for their dates are named
 * too: whoever has such a file looks for its header.
 */
export const oldTemplates: readonly OldTemplate[] = [
  { header: "address,amount,start,end", now: "lockup/range/linear" },
  { header: "address,amount,start,end,cliffEnd,cliffAmount", now: "lockup/range/cliff" },
  { header: "address,amount,start,end,unlock", now: "lockup/range/linearUnlockLinear" },
  { header: "address,amount,start,end,cliffEnd,unlock,cliffAmount", now: "lockup/range/linearUnlockCliff" },
  { header: "address,amount,end", now: "lockup/range/linearTimelock" },
  { header: "address,amount,start,end,cliffEnd", now: "lockup/range/dynamicCliffExponential" },
  { header: "address,amount,start,end,steps,initial", now: "lockup/range/tranchedStepper" },
  { header: "address,amount,start,months,initial", now: "lockup/range/tranchedMonthly" },
  { header: "address,amount,start,years,unlocks", now: "lockup/range/tranchedBackweighted" },
  { header: "address,amount,duration,cliffDuration,cliffAmount", now: "lockup/duration/cliff" },
  { header: "address,amount,duration,unlock", now: "lockup/duration/linearUnlockLinear" },
  {
    header: "address,amount,duration,cliffDuration,unlock,cliffAmount",
    now: "lockup/duration/linearUnlockCliff",
  },
  { header: "address,amount,duration,cliffDuration", now: "lockup/duration/dynamicCliffExponential" },
  { header: "address,amount,duration,steps,initial", now: "lockup/duration/tranchedStepper" },
  { header: "address,rate,interval,initialDeposit", now: "flow/stream" },
  { header: "address,rate,interval,initialDeposit,start", now: "flow/stream" },
];
