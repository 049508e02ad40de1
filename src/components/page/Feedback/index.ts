export { Feedback } from "./Feedback";
