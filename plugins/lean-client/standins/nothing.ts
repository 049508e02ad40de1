// The highlighter's languages are loaded with the highlighter: src/theme/CodeBlock/Content/tokens.client.tsx.
export {};
