import type { Plugin } from "@docusaurus/types";
import { serveFirst } from "../../src/node/devServer";
import { resolve, type RedirectTable } from "../../src/site/redirects";

/** Old addresses in the development server; in the built site `@docusaurus/plugin-client-redirects` writes a stub for each. */
export default function redirectsPlugin(options: { table: RedirectTable }): Plugin {
  return {
    name: "site-redirects",
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === "production") return {};
      return serveFirst({
        name: "site-redirects",
        middleware(request, response, next) {
          const [, pathname = "/", rest = ""] = /^([^?#]*)((?:[?#].*)?)$/.exec(request.url ?? "/") ?? [];
          const target = resolve(options.table, pathname);
          if (target === undefined) return next();
          response.writeHead(302, { location: target + rest });
          response.end();
        },
      });
    },
  };
}
