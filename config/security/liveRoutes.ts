/**
 * The pages with live code, by route, each with the reason. What a reader types there is compiled and evaluated, so
 * their content security policy allows evaluation; every other page refuses it. A document keeps the policy that it
 * was loaded with: src/client/navigation/policyBoundary.client.ts makes links across this line load a document.
 */
export const liveRoutes: Readonly<Record<string, string>> = {
  "/concepts/lockup/segments": "A curve of segments, whose amounts, exponents and lengths can be changed.",
  "/concepts/flow/overview": "The debt of a Flow stream by rate, deposit and days.",
  "/concepts/streaming": "A rate per second by pay, period and decimals of the token.",
  "/concepts/merkle-airdrops": "Leaves of a Merkle tree and their root, by what is hashed.",
  "/components": "Shows the live code block among all other building blocks; listed in no menu.",
};
