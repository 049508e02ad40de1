/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/theme-live-codeblock" />
/// <reference types="@docusaurus/theme-mermaid" />

declare module "@theme/ReferenceCodeBlock" {
  export { default } from "@site/src/theme/ReferenceCodeBlock";
}

/** Whether this is the bundle that renders the pages at build (config/build/bundler.ts). */
declare const IS_SERVER_BUNDLE: boolean;

declare module "*.woff2" {
  /** The address of the font. */
  const address: string;
  export default address;
}
