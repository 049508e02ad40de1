import { type SiteIdentity } from "../../src/site/structuredData";
import { footer } from "../navigation/footer";
import { search } from "../search";
import { site } from "../site";

const links = footer.links.flatMap(({ items }) => items);
const findAddress = (label: string): string => links.find((link) => link.label === label)?.href ?? "";

/** Whose site this is, for search engines. The addresses are those at the foot of each page. */
export const identity: SiteIdentity = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  language: "en",
  search: `/${search?.searchPagePath || "search"}?q=`,
  logo: "/img/apple-touch-icon.png",
  organization: {
    name: "Sablier Labs",
    url: findAddress("About"),
    sameAs: [`https://github.com/${site.organizationName}`, ...["X", "Discord", "Blog"].map(findAddress)],
  },
};
