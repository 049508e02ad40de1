import { type Check } from "./support/check";
import { tag } from "./support/elements";

/** A file from somebody else's server may change; its hash in the page makes the browser refuse a changed one. */
export const integrity: Check = {
  name: "integrity",
  title: "every script and style sheet from another origin carries its integrity hash",

  *page(page) {
    const { $ } = page;
    const external = $(
      'script[src], link[href][rel~="stylesheet"], link[href][rel~="preload"], link[href][rel~="modulepreload"]',
    )
      .toArray()
      .filter(
        (element) => page.resolve(element.attribs.src ?? element.attribs.href ?? "")?.pathname === undefined,
      )
      .filter(
        (element) => element.name === "script" || !/^(?:image|font|fetch)$/.test(element.attribs.as ?? ""),
      );
    for (const element of external) {
      const hash = element.attribs.integrity ?? "";
      if (!/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash)) {
        yield {
          message: `${tag(element)} comes from another origin without an integrity hash.`,
          remedy: 'Add integrity="sha384-...", or serve the file from the site.',
        };
      } else if (element.attribs.crossorigin === undefined) {
        yield {
          message: `${tag(element)} has an integrity hash but no crossorigin: the browser cannot verify it.`,
          remedy: 'Add crossorigin="anonymous".',
        };
      }
    }
  },
};
