export { EventTopics } from "./EventTopics";
