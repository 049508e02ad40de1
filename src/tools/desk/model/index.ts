export { type CampaignName, readCampaign } from "./claim/campaign";
export { type Claim, findClaims, type Found, type Search } from "./claim/find";
export { ListFault } from "./claim/list";
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
} from "./claim/releases";
export { buildTransaction, checkExtras, type Extras } from "./claim/transaction";
