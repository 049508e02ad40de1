// Replaces inline code, so that its long names may wrap between their words.
export { CodeInline as default } from "@site/src/ui/elements/CodeInline/CodeInline";
