export { ChainTable, ChainCount, ChainNames, ChainSlugs, CurrentRelease } from "./ChainTable";
