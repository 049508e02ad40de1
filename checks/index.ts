import { canonical } from "./addresses/canonical";
import { markdownPages } from "./addresses/markdown-pages";
import { redirects } from "./addresses/redirects";
import { duplicateIds } from "./html/duplicate-ids";
import { leftovers } from "./html/leftovers";
import { newTabs } from "./html/new-tabs";
import { pictures } from "./html/pictures";
import { readerView } from "./html/reader-view";
import { weight } from "./html/weight";
import { changeDates } from "./metadata/change-dates";
import { metadata } from "./metadata/metadata";
import { socialCards } from "./metadata/social-cards";
import { structuredData } from "./metadata/structured-data";
import { type Check } from "./support/check";
import { characters } from "./words/characters";
import { comments } from "./words/comments/comments";
import { datedClaims } from "./words/dated-claims";
import { plainWords } from "./words/plain-words";
import { spelling } from "./words/spelling";
import { voice } from "./words/voice/voice";

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
  readerView,
  // What machines read
  markdownPages,
  structuredData,
  socialCards,
  changeDates,
  // How it is written
  spelling,
  plainWords,
  datedClaims,
  voice,
  comments,

  // What its code costs
  weight,
];
