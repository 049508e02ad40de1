export { TranslatableText, type TranslatableTextProps } from "./TranslatableText";
