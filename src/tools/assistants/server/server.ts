import { McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { USUAL } from "../../../server/answer/limit";
import { registerPrompts } from "../prompts";
import { type Page, type Site } from "../../../server/site/site";
import { register } from "../../../server/answer/tool";
import { tools } from "../tools";

const INSTRUCTIONS = [
  "Documentation of the Sablier protocol: Lockup (fixed-term streams), Flow (open-ended streams), Airdrops (Merkle claims).",
  "Search first, then read a page or a section by the address that the search returned. Amounts are base units of the token as digits, unless a field says otherwise; times are Unix seconds.",
  "Addresses, ABIs, errors and amounts come from the released packages; simulate runs the released contracts. This server signs and sends nothing.",
  "Minimum fees and prices can change on chain: read them from the contract before a transaction.",
].join("\n");

/** Most addresses that a client is offered while a person types. */
const OFFERED = 100;

/**
 * Makes the server with its tools, and with each page as a resource under its address.
 *
 * @param max bytes that an answer should not exceed
 */
export function createServer(site: Site, max: number = USUAL): McpServer {
  const server = new McpServer(
    { name: "sablier-docs", version: "1.0.0" },
    {
      instructions: INSTRUCTIONS,
      // The lists are those of the build, so they never change while a client is connected.
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
    },
  );
  for (const definition of tools) register(server, site, definition, { max });
  registerPrompts(server);
  registerPages(server, site);
  return server;
}

function registerPages(server: McpServer, site: Site): void {
  const { origin } = new URL(site.page("/")!.url);
  const about = (page: Page) => {
    // The sitemap leaves out pages for maintainers, which changed with the build at the latest.
    const updated = site.updated(page) ?? site.newestUpdate;
    return {
      title: page.title,
      description: page.description,
      mimeType: "text/markdown",
      size: Buffer.byteLength(site.markdown(page)),
      ...(updated ? { annotations: { lastModified: `${updated}T00:00:00Z` } } : {}),
    };
  };
  const read = (uri: URL) => {
    const page = site.page(uri.href);
    if (!page) throw new Error(`${uri.href} is not a page of this site. list_pages names all pages.`);
    return { contents: [{ uri: uri.href, mimeType: "text/markdown", text: site.markdown(page) }] };
  };
  // Apart, because an address without a path does not fit the template.
  const home = site.page("/")!;
  server.registerResource("/", `${origin}/`, about(home), read);
  server.registerResource(
    "page",
    new ResourceTemplate(`${origin}/{+path}`, {
      list: () => ({
        resources: site.pages
          .filter((page) => page !== home)
          .map((page) => ({ uri: page.url, name: page.route, ...about(page) })),
      }),
      complete: {
        path: (typed) => {
          const paths = site.pages.map(({ route }) => route.slice(1)).filter(Boolean);
          const start = typed.toLowerCase();
          const begin = paths.filter((path) => path.startsWith(start));
          return [...begin, ...paths.filter((path) => !path.startsWith(start) && path.includes(start))].slice(
            0,
            OFFERED,
          );
        },
      },
    }),
    { description: "A page of the documentation as Markdown", mimeType: "text/markdown" },
    read,
  );
}
