export { Feedback, type FeedbackProps } from "./Feedback";
