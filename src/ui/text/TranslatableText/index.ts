export { TranslatableText } from "./TranslatableText";
