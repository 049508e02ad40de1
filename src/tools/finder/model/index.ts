export { type Directory, explain, type Explanation } from "./explain";
export { ExplainedError, type HelpfulLink } from "./problems";
