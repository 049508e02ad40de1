/** `PROPERTY_RUNS=20 npx vitest run samples/solidity/maths` looks twenty times longer than every build does. */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 1);
