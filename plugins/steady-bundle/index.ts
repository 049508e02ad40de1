import { getSwcJsMinimizerOptions, rspack } from "@docusaurus/faster";
import type { Plugin } from "@docusaurus/types";
import { buildHash } from "./buildHash";

/** How scripts are made small: short names are given out in a fixed order. */
export function minifierOptions(): object {
  const options = getSwcJsMinimizerOptions();
  return { ...options, minify: true, mangle: { disableCharFreq: true } };
}

/**
 * Gives two builds of the same sources the same bytes. The hash of the build is made of what its files hold, and
 * short names are given out in a fixed order. By default the minifier prefers letters that the file holds already,
 * and it sees what loads other files (the runtime, each worker) with hashes that are still provisional: these vary
 * with paths and caches, and the names with them (https://github.com/web-infra-dev/rspack/issues/14089). Pictures are
 * the third cause: `steadyImages`.
 */
export default function steadyBundle(): Plugin {
  return {
    name: "site-steady-bundle",
    configureWebpack(config, isServer) {
      const minimizers = config.optimization?.minimizer;
      if (isServer || process.env.NODE_ENV !== "production" || !Array.isArray(minimizers)) return {};
      const others = minimizers.filter((minimizer) => !isScriptMinimizer(minimizer));
      if (others.length !== minimizers.length - 1) {
        throw new Error(
          "Docusaurus no longer has one minifier for scripts: plugins/steady-bundle has to follow.",
        );
      }
      const { SwcJsMinimizerRspackPlugin } = rspack;
      return {
        mergeStrategy: { "optimization.minimizer": "replace" },
        plugins: [buildHash],
        optimization: {
          minimizer: [new SwcJsMinimizerRspackPlugin({ minimizerOptions: minifierOptions() }), ...others],
        },
      } as object;
    },
  };
}

const isScriptMinimizer = (minimizer: unknown): boolean =>
  (minimizer as { name?: string } | undefined)?.name === "SwcJsMinimizerRspackPlugin";
