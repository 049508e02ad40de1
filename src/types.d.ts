/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/theme-live-codeblock" />
/// <reference types="@docusaurus/theme-mermaid" />

declare module "@theme/ReferenceCodeBlock" {
  export { default } from "@site/src/theme/ReferenceCodeBlock";
}

/** The component of docusaurus-theme-github-codeblock. */
declare module "@theme-original/ReferenceCodeBlock" {
  import type { ReactNode } from "react";

  export default function ReferenceCodeBlock(props: {
    /** The address of the file on GitHub, with the lines as its hash. */
    children: string;
    metastring?: string;
    className?: string;
    language?: string;
  }): ReactNode;
}

/** Whether this is the bundle that renders the pages at build (config/build/bundler.ts). */
declare const IS_SERVER_BUNDLE: boolean;

declare module "*.woff2" {
  /** The address of the font. */
  const address: string;
  export default address;
}
