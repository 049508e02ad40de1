export { ClaimDesk } from "./view/claim/ClaimDesk";
