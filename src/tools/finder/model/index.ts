export { type Directory, explain, type Explanation } from "./explain";
export { finderWith } from "./link";
export { ExplainedError, type HelpfulLink } from "./problems";
