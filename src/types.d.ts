/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/theme-live-codeblock" />
/// <reference types="@docusaurus/theme-mermaid" />

declare module "@theme/ReferenceCodeBlock" {
  export { default } from "@site/src/theme/ReferenceCodeBlock";
}

declare module "@docusaurus/core/lib/client/preload" {
  /** Loads the code of the page at a route. */
  export default function preload(route: string): Promise<void[]>;
}
