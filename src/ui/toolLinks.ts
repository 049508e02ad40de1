import type { ListFormat, ListTemplate } from "../protocol/lists/template";
import type { Shape } from "../protocol/streams/shapes/catalog";

// Links that a tool offers where something else is shown. Each kind has a list in `src/tools`, which may be empty.

/** What a tool does with the rows of a list. */
export interface RowLink {
  /** The link's text: a verb and its object. */
  readonly label: string;
  /** Returns the formats that the tool takes, given the SDK's. */
  readonly formats: (templates: readonly ListTemplate[]) => readonly ListFormat[];
  /** Returns the address that opens the tool with these rows; with no rows, the reader chooses the file there. */
  readonly addressOf: (format: string, rows: string) => string;
}

/** Returns the address at which a reader can see an error happen, by the error's name. */
export type ErrorLink = (name: string) => string | undefined;

/** Returns the address that opens a stream of a shape. */
export type ShapeLink = (shape: Shape) => string | undefined;

/** A page that a search found. */
export interface FoundPage {
  readonly url: string;
  readonly area: string;
  /** Its headings from that of the page to the one that was found: `Lockup deployments › Ethereum`. */
  readonly name: string;
}

/** What a search needs of the site's configuration. */
export interface SearchedSite {
  readonly themeConfig: object;
  readonly docusaurusVersion: string;
}

/** Returns the pages that a search finds, the best first. */
export type FindPages = (query: string, site: SearchedSite) => Promise<readonly FoundPage[]>;
