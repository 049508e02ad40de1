export {
  ChainTable,
  ChainCount,
  ChainNames,
  ChainSlugs,
  CurrentRelease,
  type ChainGroup,
} from "./ChainTable";
