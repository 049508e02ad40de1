export { Absences } from "./view/Absences";
export { ClaimDesk } from "./view/claim/ClaimDesk";
export { Desk } from "./view/Desk";
