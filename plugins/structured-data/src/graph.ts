import type { APIReference, Graph, Organization, TechArticle, Thing, WebSite } from "schema-dts";
import { type PageFacts } from "../../after-build/facts";

/** Who stands behind the site, and what it is called. */
export interface SiteIdentity {
  readonly title: string;
  readonly tagline: string;
  /** Where it lives, without a slash at the end. */
  readonly url: string;
  readonly language: string;
  /** Site path of the page of search results, with its query's name: `/search?q=`. */
  readonly search: string;
  /** Site path of a square picture of at least 112 pixels. */
  readonly logo: string;
  readonly organization: { readonly name: string; readonly url: string; readonly sameAs: readonly string[] };
}

/** Routes whose pages describe an interface, rather than explain or guide. */
const INTERFACES = /^\/(?:reference|api)\//;

const ids = (url: string) => ({ organization: `${url}/#organization`, site: `${url}/#website` });

/**
 * What search engines are told of a page beyond Docusaurus' own (breadcrumbs, release notes): the home page says whose
 * site this is and how to search it, a document what it is about and when it changed.
 *
 * @param picture address of the page's social card, in full
 * @returns `undefined` for pages that have nothing to tell
 * @see https://schema.org/TechArticle
 */
export function graphOf(page: PageFacts, site: SiteIdentity, picture: string | undefined): Graph | undefined {
  if (!page.isListed) return undefined;
  if (page.route === "/") return graph(organization(site), webSite(site));
  if (page.kind !== "document") return undefined;
  return graph(article(page, site, picture));
}

const graph = (...things: Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

const organization = (site: SiteIdentity): Organization => ({
  "@type": "Organization",
  "@id": ids(site.url).organization,
  name: site.organization.name,
  url: site.organization.url,
  logo: site.url + site.logo,
  sameAs: site.organization.sameAs,
});

const webSite = (site: SiteIdentity): WebSite => ({
  "@type": "WebSite",
  "@id": ids(site.url).site,
  name: site.title,
  description: site.tagline,
  url: `${site.url}/`,
  inLanguage: site.language,
  publisher: { "@id": ids(site.url).organization },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${site.url}${site.search}{search_term_string}` },
    // A name of Google's making, which schema.org does not have.
    ...{ "query-input": "required name=search_term_string" },
  },
});

function article(
  page: PageFacts,
  site: SiteIdentity,
  picture: string | undefined,
): TechArticle | APIReference {
  return {
    "@type": INTERFACES.test(page.route) ? "APIReference" : "TechArticle",
    "@id": `${page.canonical}#article`,
    headline: page.title,
    description: page.description,
    url: page.canonical,
    mainEntityOfPage: page.canonical,
    inLanguage: site.language,
    ...(page.modified && { dateModified: page.modified }),
    ...(picture && { image: picture }),
    isPartOf: { "@id": ids(site.url).site },
    author: { "@type": "Organization", "@id": ids(site.url).organization, name: site.organization.name },
    publisher: { "@type": "Organization", "@id": ids(site.url).organization, name: site.organization.name },
  };
}
