import { Revert } from "../../../src/protocol/evm/chain";

/**
 * Waits for `call` to revert with the custom error `errorName` and, when given, with exactly `args`.
 *
 * @throws when the call succeeds, fails in another way, or carries other arguments.
 */
export async function expectRevert(
  call: Promise<unknown>,
  errorName: string,
  args?: readonly unknown[],
): Promise<Revert> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome === undefined) {
    throw new Error(`expected ${errorName}, but the call succeeded`);
  }
  if (!(outcome instanceof Revert)) {
    throw outcome;
  }
  const expected = args && `${errorName}(${args.map(String).join(", ")})`;
  if (outcome.errorName !== errorName || (expected !== undefined && outcome.message !== expected)) {
    throw new Error(`expected ${expected ?? errorName}, got ${outcome.message}`);
  }
  return outcome;
}
