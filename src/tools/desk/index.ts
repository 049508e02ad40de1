export { LeadToField } from "./view/lookUp/LeadToField";
export { Absences, ClaimDesk, Desk, YearExample } from "./view/pages";
