import type { PrismTheme } from "prism-react-renderer";

const token = (name: string) => `var(--sb-code-${name})`;

/**
 * Colours of code as CSS variables, one theme for both colour modes: the page needs no second pass when the
 * mode changes, and contrast is set in one place (src/css/theme.css).
 */
const theme: PrismTheme = {
  plain: { color: token("text"), backgroundColor: token("background") },
  styles: [
    { types: ["comment", "prolog", "doctype", "cdata"], style: { color: token("comment") } },
    { types: ["punctuation", "operator"], style: { color: token("punctuation") } },
    {
      types: ["string", "char", "attr-value", "inserted", "regex", "url"],
      style: { color: token("string") },
    },
    { types: ["number", "boolean", "constant", "symbol"], style: { color: token("number") } },
    { types: ["keyword", "atrule", "selector", "important"], style: { color: token("keyword") } },
    { types: ["function", "function-variable", "method"], style: { color: token("function") } },
    { types: ["class-name", "builtin", "type", "tag", "maybe-class-name"], style: { color: token("type") } },
    {
      types: ["variable", "property", "attr-name", "parameter", "deleted"],
      style: { color: token("variable") },
    },
  ],
};

export const prism = {
  theme,
  darkTheme: theme,
  defaultLanguage: "text",
  additionalLanguages: ["solidity", "bash", "json", "toml", "csv"],
};
