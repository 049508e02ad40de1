export {
  anchorOf,
  inShort,
  signatureOf,
  type CatalogueError,
  type EarlierError,
  type ErrorArgument,
  type ErrorGroup,
} from "./catalogue";
export { decodeRevert, type DecodedArgument, type RevertReading } from "./decode";
