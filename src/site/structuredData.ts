import type { APIReference, Graph, Organization, TechArticle, Thing, WebSite } from "schema-dts";

/** Who is after the site, and what it is called. */
export interface SiteIdentity {
  readonly title: string;
  readonly tagline: string;
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly language: string;
  /** Site path of the page of search results, with its query's name: `/search?q=`. Nothing where the site has no search. */
  readonly search?: string | undefined;
  /** Site path of a square picture of at least 112 pixels. */
  readonly logo: string;
  readonly organization: { readonly name: string; readonly url: string; readonly sameAs: readonly string[] };
}

/** Routes whose pages describe an interface, rather than explain or guide. */
const INTERFACES = /^\/(?:reference|api)\//;

const composeIds = (url: string) => ({ organization: `${url}/#organization`, site: `${url}/#website` });

/** A document of the site. */
export interface DocumentFacts {
  /** Site path, e.g. `/concepts/fees`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** When its source last changed, in milliseconds since 1970; undefined where that is not known. */
  readonly modified: number | undefined;
  /** Site path or full address of the picture of its link previews; undefined without one. */
  readonly picture: string | undefined;
}

/** Describes the home page for search engines: whose site this is, and how to search it. */
export const composeSiteGraph = (site: SiteIdentity): Graph =>
  createGraph(describeOrganization(site), describeWebSite(site));

/**
 * Describes a document for search engines, beyond Docusaurus' own breadcrumbs: what it is about and when it changed.
 *
 * @see https://schema.org/TechArticle
 */
export const composeDocumentGraph = (document: DocumentFacts, site: SiteIdentity): Graph =>
  createGraph(describeArticle(document, site));

const createGraph = (...things: Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

const describeOrganization = (site: SiteIdentity): Organization => ({
  "@type": "Organization",
  "@id": composeIds(site.url).organization,
  name: site.organization.name,
  url: site.organization.url,
  logo: site.url + site.logo,
  sameAs: site.organization.sameAs,
});

const describeWebSite = (site: SiteIdentity): WebSite => ({
  "@type": "WebSite",
  "@id": composeIds(site.url).site,
  name: site.title,
  description: site.tagline,
  url: `${site.url}/`,
  inLanguage: site.language,
  publisher: { "@id": composeIds(site.url).organization },
  ...(site.search !== undefined && {
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.url}${site.search}{search_term_string}` },
      // A name of Google's making, which schema.org does not have.
      ...{ "query-input": "required name=search_term_string" },
    },
  }),
});

function describeArticle(document: DocumentFacts, site: SiteIdentity): TechArticle | APIReference {
  const url = site.url + document.route;
  const publisher = {
    "@type": "Organization",
    "@id": composeIds(site.url).organization,
    name: site.organization.name,
  } as const;
  return {
    "@type": INTERFACES.test(document.route) ? "APIReference" : "TechArticle",
    "@id": `${url}#article`,
    headline: document.title,
    description: document.description,
    url,
    mainEntityOfPage: url,
    inLanguage: site.language,
    ...(document.modified !== undefined && { dateModified: new Date(document.modified).toISOString() }),
    ...(document.picture && { image: new URL(document.picture, site.url).href }),
    isPartOf: { "@id": composeIds(site.url).site },
    author: publisher,
    publisher,
  };
}
