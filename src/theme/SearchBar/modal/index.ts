export { SearchKeys } from "./SearchKeys";
export { SearchModal } from "./SearchModal";
