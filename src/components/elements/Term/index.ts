export { Term, type TermProps } from "./Term";
