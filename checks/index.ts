import { canonical } from "./canonical";
import { changeDates } from "./change-dates";
import { characters } from "./characters";
import { datedClaims } from "./dated-claims";
import { duplicateIds } from "./duplicate-ids";
import { leftovers } from "./leftovers";
import { markdownPages } from "./markdown-pages";
import { metadata } from "./metadata";
import { newTabs } from "./new-tabs";
import { pictures } from "./pictures";
import { plainWords } from "./plain-words";
import { redirects } from "./redirects";
import { socialCards } from "./social-cards";
import { spelling } from "./spelling";
import { structuredData } from "./structured-data";
import { type Check } from "./support/check";
import { weight } from "./weight";

/** Every check over the built site, in the order in which they report. */
export const checks: Check[] = [
  redirects,
  canonical,
  metadata,
  // What a page holds
  pictures,
  characters,
  duplicateIds,
  leftovers,
  newTabs,
  // What machines read
  markdownPages,
  structuredData,
  socialCards,
  changeDates,
  // How it is written
  spelling,
  plainWords,
  datedClaims,
  // What its code costs
  weight,
];
