/** DocSearch 3 has this entry without types; the package's own entry has them. */
declare module "@docsearch/react/modal" {
  export { DocSearchModal } from "@docsearch/react";
}

/** Its styles. */
declare module "@docsearch/css";
