export {
  listAddresses,
  findExampleAddress,
  findIndexer,
  indexerOrigins,
  vendorNames,
  vendors,
  type IndexerName,
  type Product,
  type Vendor,
} from "./addresses";
export { send, type Outcome } from "./send";
export { writeCurlCommand, writeTypeScriptProgram, type IndexerRequest } from "./snippets";
