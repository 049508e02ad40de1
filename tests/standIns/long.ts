/**
 * Whether tests run all their rounds of the step `unit-long` of `npm run test:all`, which runs `*.long.test.ts` alone.
 * `npm test` leaves these tests out, and a developer who runs one gets fewer rounds, which are the first of the same.
 */
export const isLong = process.env.LONG_TESTS === "true" || process.env.LONG_TESTS === "weekly";

/** Whether tests also run what repeats a kind of input that `npm run test:all` has: `LONG_TESTS=weekly`, in the weekly job. */
export const isWeekly = process.env.LONG_TESTS === "weekly";

/**
 * Returns the number of rounds of a test with random or many inputs.
 *
 * @param all number of rounds in `npm run test:all`
 * @param few number of rounds everywhere else
 * @param weekly number of rounds in the weekly job, where it has more
 */
export function chooseRounds(all: number, few: number, weekly = all): number {
  if (isWeekly) return weekly;
  return isLong ? all : few;
}
