import { anchors } from "./anchors";
import { canonical } from "./canonical";
import { changeDates } from "./change-dates";
import { characters } from "./characters";
import { datedClaims } from "./dated-claims";
import { descriptions } from "./descriptions";
import { diagrams } from "./diagrams";
import { duplicateIds } from "./duplicate-ids";
import { headingOrder } from "./heading-order";
import { headings } from "./headings";
import { hostRedirects } from "./host-redirects";
import { images } from "./images";
import { integrity } from "./integrity";
import { leftovers } from "./leftovers";
import { length } from "./length";
import { linkText } from "./link-text";
import { links } from "./links";
import { markdownPages } from "./markdown-pages";
import { notices } from "./notices";
import { openings } from "./openings";
import { placeholders } from "./placeholders";
import { plainWords } from "./plain-words";
import { redirects } from "./redirects";
import { routes } from "./routes";
import { socialCards } from "./social-cards";
import { spelling } from "./spelling";
import { structuredData } from "./structured-data";
import { type Check } from "./support/check";
import { tables } from "./tables";
import { thirdParties } from "./third-parties";
import { titleHeading } from "./title-heading";
import { uniqueMetadata } from "./unique-metadata";
import { weight } from "./weight";

/** Every check over the built site, in the order in which they report. */
export const checks: Check[] = [
  // Where things are
  routes,
  links,
  anchors,
  redirects,
  hostRedirects,
  canonical,
  // What a page is called
  titleHeading,
  headingOrder,
  descriptions,
  uniqueMetadata,
  // What a page holds
  images,
  diagrams,
  tables,
  characters,
  duplicateIds,
  placeholders,
  leftovers,
  // What machines read
  markdownPages,
  structuredData,
  socialCards,
  changeDates,
  // How it is written
  spelling,
  plainWords,
  linkText,
  headings,
  openings,
  notices,
  length,
  datedClaims,
  // What a page costs, and whom it talks to
  weight,
  integrity,
  thirdParties,
];
