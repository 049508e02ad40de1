export {
  addressesOf,
  exampleAddress,
  findIndexer,
  indexerOrigins,
  vendorNames,
  vendors,
  type IndexerName,
  type Product,
  type Vendor,
} from "./addresses";
export { send, type Outcome } from "./send";
export { curlCommand, typeScriptProgram, type IndexerRequest } from "./snippets";
