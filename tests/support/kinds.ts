import { WEEKLY_TAG } from "../../scripts/test/steps";

/** One page of each kind: what a rule about frames and layouts is tried on. */
export const KINDS: Record<string, string> = {
  home: "/",
  concept: "/concepts/lockup/segments",
  "page with plots": "/concepts/lockup/stream-shapes",
  "page with a diagram": "/concepts/lockup/statuses",
  guide: "/guides/lockup/overview",
  reference: "/reference/overview",
  api: "/api/overview",
  app: "/apps/features/overview",
  support: "/support/faq",
  search: "/search",
};

/** Also a page that is made from a contract, and the list of posts. */
export const ALL_KINDS: Record<string, string> = {
  ...KINDS,
  contract: "/reference/airdrops/contracts/contract.SablierMerkleInstant",
  "release notes": "/blog",
};

/** Inputs of one test, and the end of its title. */
interface Round<Input> {
  inputs: readonly Input[];
  tag: string;
}

/**
 * Divides the inputs of a test, so that each change is tried on the first few, and the weekly job tries the others.
 *
 * @param inputs all inputs, those that differ most from each other first
 * @param often number of inputs that each change is tried on
 * @returns a test for each change, and one for the weekly job
 */
export const divideInputs = <Input>(inputs: readonly Input[], often: number): Round<Input>[] => [
  { inputs: inputs.slice(0, often), tag: "" },
  { inputs: inputs.slice(often), tag: ` ${WEEKLY_TAG}` },
];
