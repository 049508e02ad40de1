export { Absences, ClaimDesk, Desk, YearExample } from "./view/pages";
