export { type CampaignName, readCampaign } from "./campaign";
export { type Claim, findClaims, type Found, type Search } from "./find";
export { ListFault } from "./list";
export {
  nameContract,
  getMethodFacts,
  findFeeReader,
  type Kind,
  listKinds,
  type Method,
  listMethods,
  type Release,
  RELEASES,
} from "./contract/releases";
export { buildTransaction, checkExtras, type Extras } from "./transaction";
