export { LeadToField } from "./view/LeadToField";
export { Absences, ClaimDesk, Desk, YearExample } from "./view/pages";
