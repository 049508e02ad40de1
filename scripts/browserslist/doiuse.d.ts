// The package has types, but none that its entry leads to.
declare module "doiuse" {
  import type { Plugin } from "postcss";

  interface Options {
    browsers: string[];
    onFeatureUsage(usage: { feature: string; message: string }): void;
  }

  const DoIUse: new (options: Options) => Plugin;
  export default DoIUse;
}
