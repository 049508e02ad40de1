import { McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { type Site } from "./site";
import { register } from "./tool";
import { tools } from "./tools";

const INSTRUCTIONS = [
  "Documentation of the Sablier protocol: Lockup (fixed-term streams), Flow (open-ended streams), Airdrops (Merkle claims).",
  "Search first, then read a page or a section. Amounts are base units of the token unless a field says otherwise; times are Unix seconds.",
  "Addresses, ABIs, errors and amounts come from the released packages; simulate runs the released contracts. Nothing is signed or sent.",
  "Minimum fees and prices can change on chain: read them from the contract before a transaction.",
].join("\n");

/** The server with its tools, and with each page as a resource under its address. */
export function createServer(site: Site): McpServer {
  const server = new McpServer({ name: "sablier-docs", version: "1.0.0" }, { instructions: INSTRUCTIONS });
  for (const one of tools) register(server, site, one);
  const { origin } = new URL(site.page("/")!.url);
  server.registerResource(
    "page",
    new ResourceTemplate(`${origin}/{+path}`, {
      list: () => ({
        resources: site.pages.map(({ url, title, description }) => ({
          // An address without a path would not fit the template.
          uri: url === origin ? `${origin}/index` : url,
          name: title,
          description,
          mimeType: "text/markdown",
        })),
      }),
    }),
    { title: "Page", description: "A page of the documentation as Markdown", mimeType: "text/markdown" },
    (uri) => {
      const page = site.page(uri.href);
      if (!page) throw new Error(`${uri.href} is no page. list_pages names all of them.`);
      return { contents: [{ uri: uri.href, mimeType: "text/markdown", text: site.markdown(page) }] };
    },
  );
  return server;
}
