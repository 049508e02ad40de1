import { type Check } from "./support/check";

/** Addresses that people have written down. They may change what they say, not where they are. */
export const routes: Check = {
  name: "routes",
  title: "every address that the site promises answers with a page, old ones by a redirect",

  *site(site) {
    const file = "data/routes.ts";
    const remedy = "Add the page; an address that moved needs an entry in config/redirects.ts.";
    for (const route of site.expected.pages) {
      if (!site.byRoute.has(route)) yield { file, near: route, message: `${route} is not a page.`, remedy };
    }
    for (const address of site.expected.addresses) {
      const stub = site.stubAt(address);
      if (!site.byRoute.has(stub?.target ?? address)) {
        yield { file, near: address, message: `${address} leads to no page.`, remedy };
      }
    }
  },
};
