export { ChainTable, ChainCount, ChainNames, CurrentRelease, type ChainGroup } from "./ChainTable";
