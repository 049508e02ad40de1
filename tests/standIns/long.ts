/**
 * Whether tests run all their rounds: in the step `unit-long` of `npm run test:all`, which runs `*.long.test.ts` alone.
 * `npm test` leaves these tests out, and a developer who runs one gets fewer rounds, which are the first of the same.
 */
export const isLong = process.env.LONG_TESTS === "true";

/**
 * Returns the number of rounds of a test with random or many inputs.
 *
 * @param all number of rounds in `npm run test:all`
 * @param few number of rounds everywhere else
 */
export const chooseRounds = (all: number, few: number): number => (isLong ? all : few);
