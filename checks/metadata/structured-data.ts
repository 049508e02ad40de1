import { type Check, type Finding } from "../support/check";
import { squeeze } from "../support/content";
import { type Page } from "../support/page";
import { type Site } from "../support/site";

type Value = string | number | boolean | null | Value[] | Thing;
interface Thing {
  readonly [property: string]: Value | undefined;
}

/** What a thing must say to be of use: what search engines ask of each type, or where they ask nothing, what it is for. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url", "potentialAction"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  TechArticle: ["headline", "description", "url", "image", "author", "publisher"],
  APIReference: ["headline", "description", "url", "image", "author", "publisher"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Blog: ["name"],
  BlogPosting: ["headline", "datePublished", "url"],
  ImageObject: ["url"],
};

/** Mentions of something that is described elsewhere need no more than its id. */
const isReference = (thing: Thing): boolean =>
  typeof thing["@id"] === "string" && thing.url === undefined && thing.logo === undefined;

const REMEDY = "See src/components/page/StructuredData, and the component that writes it.";

/** JSON-LD: it can be read, says what its type needs, and agrees with the page on which it is. */
export const structuredData: Check = {
  name: "structured-data",
  title: "structured data can be read, is complete, and says what the page says",

  *page(page, site) {
    const things: Thing[] = [];
    for (const element of page.$('script[type="application/ld+json"]').toArray()) {
      try {
        const data = JSON.parse(page.$(element).text()) as Thing;
        if (!String(data["@context"]).includes("schema.org")) {
          yield { message: "Has structured data without schema.org as its context.", remedy: REMEDY };
        }
        things.push(...listThings((data["@graph"] as Value | undefined) ?? data));
      } catch {
        yield { message: "Has structured data that is no JSON.", remedy: REMEDY };
      }
    }
    for (const thing of things) {
      yield* findIncomplete(thing);
      yield* checkAddresses(thing, page, site);
    }
    yield* checkAgreement(things, page);
    if (page.isListed && !page.isNotFound) yield* checkExpected(things, page);
  },
};

/** Returns every thing with a type, at any depth. */
function listThings(value: Value | undefined): Thing[] {
  if (Array.isArray(value)) return value.flatMap(listThings);
  if (value === null || typeof value !== "object") return [];
  const inner = Object.values(value).flatMap(listThings);
  return value["@type"] === undefined ? inner : [value, ...inner];
}

const readText = (value: Value | undefined): string => (typeof value === "string" ? value : "");
const getType = (thing: Thing): string => readText(thing["@type"]);
const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

function* findIncomplete(thing: Thing): Iterable<Finding> {
  const type = getType(thing);
  const required = REQUIRED[type];
  if (!required) {
    yield {
      message: `Has structured data of the type ${type}, which no rule knows.`,
      remedy: "Add it to REQUIRED in checks/metadata/structured-data.ts.",
    };
    return;
  }
  if (isReference(thing)) return;
  for (const property of required.filter((name) => isEmpty(thing[name]))) {
    yield { message: `Its ${type} lacks ${property}.`, remedy: REMEDY };
  }
  for (const [property, value] of Object.entries(thing)) {
    if (
      !/^date/.test(property) ||
      /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(readText(value))
    )
      continue;
    yield {
      message: `Its ${type} has the ${property} ${readText(value)}, which is no date.`,
      remedy: REMEDY,
    };
  }
}

/** Checks the addresses of the site itself: they must be pages or files. */
function* checkAddresses(thing: Thing, page: Page, site: Site): Iterable<Finding> {
  const { origin } = site.expected;
  for (const property of ["url", "item", "image", "logo", "urlTemplate", "mainEntityOfPage"]) {
    const address = readText(thing[property]);
    if (!address) continue;
    const pathname = page.resolve(address.replace(/[?#].*$/, ""))?.pathname;
    if (!/^https:\/\//.test(address)) {
      yield {
        message: `Its ${getType(thing)} has the ${property} ${address}, which is no address in full.`,
        remedy: `Write ${origin}…`,
      };
    } else if (pathname !== undefined && !site.has(pathname)) {
      yield { message: `Its ${getType(thing)} names ${address}, which does not exist.`, remedy: REMEDY };
    }
  }
}

/** What is said to machines is what readers see. */
function* checkAgreement(things: Thing[], page: Page): Iterable<Finding> {
  const { $ } = page;
  const date = $('time[itemprop="dateModified"]').attr("datetime");
  const headings = new Set(
    $("h1, h2, h3, h4")
      .toArray()
      .map((element) => squeeze($(element).clone().find(".hash-link").remove().end().text())),
  );
  for (const thing of things) {
    const type = getType(thing);
    if (type === "TechArticle" || type === "APIReference") {
      if (thing.url !== $('link[rel="canonical"]').attr("href")) {
        yield { message: `Its ${type} is about ${readText(thing.url)}, another address.`, remedy: REMEDY };
      }
      if ((thing.dateModified ?? undefined) !== date) {
        yield {
          message: `Its ${type} was changed on ${readText(thing.dateModified) || "no day"}, the page on ${date ?? "no day"}.`,
          remedy: REMEDY,
        };
      }
    }
    const said =
      type === "Question"
        ? readText(thing.name)
        : /^(?:TechArticle|APIReference|BlogPosting)$/.test(type)
          ? readText(thing.headline)
          : "";
    if (said && !headings.has(squeeze(said))) {
      yield { message: `Its ${type} is called "${said}", which is no heading of the page.`, remedy: REMEDY };
    }
    if (type === "BreadcrumbList" && Array.isArray(thing.itemListElement)) {
      if (thing.itemListElement.length < 2) {
        yield { message: "Its BreadcrumbList has one item, which is no way to the page.", remedy: REMEDY };
      }
      const positions = thing.itemListElement.map((item) => (item as Thing).position);
      if (positions.some((position, index) => position !== index + 1)) {
        yield {
          message: `Its BreadcrumbList counts ${positions.join(", ")}.`,
          remedy: "Positions count from 1.",
        };
      }
    }
  }
}

/** Each kind of page has its things. */
function* checkExpected(things: Thing[], page: Page): Iterable<Finding> {
  const kinds = page.$("html").attr("class") ?? "";
  const wanted =
    page.route === "/"
      ? [["Organization"], ["WebSite"], ["SearchAction"]]
      : /\bdocs-doc-page\b/.test(kinds)
        ? [["TechArticle", "APIReference"], ["BreadcrumbList"]]
        : /\bblog-post-page\b/.test(kinds)
          ? [["BlogPosting"]]
          : [];
  const types = new Set(things.filter((thing) => !isReference(thing)).map(getType));
  for (const names of wanted.filter((alternatives) => !alternatives.some((name) => types.has(name)))) {
    yield { message: `Has no ${names.join(" or ")} as structured data.`, remedy: REMEDY };
  }
}
