export { type CampaignName, readCampaign } from "./campaign";
export { type Claim, findClaims, type Found, type Search } from "./find";
export { ListFault } from "./list";
export {
  contractOf,
  factsOf,
  feeReaderOf,
  type Kind,
  kindsOf,
  type Method,
  methodsOf,
  type Release,
  RELEASES,
} from "./releases";
export { buildTransaction, checkExtras, type Extras } from "./transaction";
