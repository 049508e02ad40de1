export { Absences, ClaimDesk, Desk } from "./view/pages";
