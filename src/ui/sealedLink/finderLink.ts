import { writeSealed } from "./sealedLink";

/** Name of the query parameter that carries a text into the finder. */
export const FINDER_PARAMETER = "id";

/** Returns the page of the finder with a text in it, and a checksum that finds a cut link. */
export const composeFinderLink = (text: string): string =>
  `/apps/guides/url-schemes?${writeSealed(new URLSearchParams({ [FINDER_PARAMETER]: text }))}#explain`;
