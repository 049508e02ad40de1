export {
  composeErrorAnchor,
  shortenError,
  writeSignature,
  type CatalogueError,
  type EarlierError,
  type ErrorArgument,
  type ErrorGroup,
  type LibraryErrors,
} from "./catalogue";
export { decodeRevert } from "./decode";
export { type DecodedArgument, type Knowledge, type RevertReading } from "./reading";
