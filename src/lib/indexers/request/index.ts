export {
  addressesOf,
  exampleAddress,
  indexerOf,
  indexerOrigins,
  vendorNames,
  vendors,
  type IndexerAddress,
  type IndexerName,
  type Product,
  type Vendor,
} from "./addresses";
export { send, type Outcome, type Sending } from "./send";
export { curlCommand, typeScriptProgram, type IndexerRequest } from "./snippets";
