/** Two errors in one line, as the report of a test has them: what happened, and what the test expected. */
export interface Expectation {
  readonly happened: string;
  readonly expected: string;
}

/** Foundry: what happened, then what was expected. Hardhat's matchers: the other way round. */
const forms: readonly RegExp[] = [
  /Error != expected error: (?<happened>.+?) != (?<expected>.+?)(?=\](?:\s|$)|\s\(gas|[;.]? counterexample|\n|$)/is,
  /Expected transaction to be reverted with (?<expected>.+?), but it reverted (?:with )?(?<happened>.+?)(?=\n|$)/is,
  /reverted with (?<happened>'[^'\n]+'|"[^"\n]+"),? .{0,20}expected to revert with (?<expected>['"][^'"\n]+)/i,
  /expected (?:error )?(?<expected>'\w+(?:\([^\n]*?\))?'|"\w+(?:\([^\n]*?\))?"),? but (?:got|was|received) (?<happened>['"][^'"\n]+)/i,
];

/** What a test announces in a trace is not what happened. */
const ANNOUNCED = /\bVM::(?:partialE|e)xpect\w*Revert\([^\n]*/g;

/** Returns a trace without what its test expected. */
export const removeExpected = (text: string): string => text.replace(ANNOUNCED, "");

/** Returns the two errors of a failed test, as the tool has written them. */
export function findExpectation(text: string): Expectation | undefined {
  for (const form of forms) {
    const { happened, expected } = form.exec(text)?.groups ?? {};
    // Two words in quotes alone can be of any test.
    if (happened !== undefined && expected !== undefined && /revert|FAIL|[_(]|[a-z][A-Z]/.test(text))
      return { happened: stripPart(happened), expected: stripPart(expected) };
  }
  return undefined;
}

/** Without the words by which Hardhat says of what kind it is, and without quotes around it. */
function stripPart(part: string): string {
  const named = part
    .trim()
    .replace(/^(?:an? )?(?:custom error|reason|revert(?:ed)? with)(?: string)?:? (?=['"`\w(])(?!0x)/i, "")
    .trim();
  return named.replace(/^['"`]|['"`]$/g, "");
}
