import type { PrismTheme } from "prism-react-renderer";

const getColour = (name: string) => `var(--sb-code-${name})`;

/**
 * Colours of code as CSS variables, one theme for both colour modes: the page needs no second pass when the
 * mode changes, and contrast is set in one place (src/css/theme.css).
 */
const theme: PrismTheme = {
  plain: { color: getColour("text"), backgroundColor: getColour("background") },
  styles: [
    { types: ["comment", "prolog", "doctype", "cdata"], style: { color: getColour("comment") } },
    { types: ["punctuation", "operator"], style: { color: getColour("punctuation") } },
    {
      types: ["string", "char", "attr-value", "inserted", "regex", "url"],
      style: { color: getColour("string") },
    },
    { types: ["number", "boolean", "constant", "symbol"], style: { color: getColour("number") } },
    { types: ["keyword", "atrule", "selector", "important"], style: { color: getColour("keyword") } },
    { types: ["function", "function-variable", "method"], style: { color: getColour("function") } },
    {
      types: ["class-name", "builtin", "type", "tag", "maybe-class-name"],
      style: { color: getColour("type") },
    },
    {
      types: ["variable", "property", "attr-name", "parameter", "deleted"],
      style: { color: getColour("variable") },
    },
  ],
};

export const prism = {
  theme,
  darkTheme: theme,
  defaultLanguage: "text",
  additionalLanguages: ["solidity", "bash", "json", "toml", "csv"],
};
