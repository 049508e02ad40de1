import type { PluginModule, ThemeConfig } from "@docusaurus/types";

/** What a tool adds to the site, apart from the components of its pages. */
export interface ToolBuild {
  /** Its plugin of Docusaurus. */
  readonly plugin: PluginModule;
  /** Begins work in a thread, before the rest of the configuration is read. */
  readonly begin?: () => void;
  /** Transforms of pages, which run before those of Docusaurus. */
  readonly remarkPlugins?: readonly (() => (tree: never, file: { path?: string }) => void)[];
  /** Options of a theme that only this tool needs. */
  readonly themeConfig?: ThemeConfig;
  /** Names of the chunks that the search button loads, which are cached for readers without a connection. */
  readonly searchChunks?: readonly string[];
  /** What answers requests to one address, as a function of the host does. */
  readonly endpoint?: Endpoint;
}

/** An address that a function answers. */
interface Endpoint {
  /** For example `/mcp`. */
  readonly path: string;
  /** Loads the function, which reads the finished build in a folder. */
  readonly load: (dir: string) => Promise<(request: Request) => Promise<Response>>;
}
