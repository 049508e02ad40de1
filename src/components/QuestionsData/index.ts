export { QuestionsData } from "./QuestionsData";
