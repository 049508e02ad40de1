import { cleanPath } from "../../site/address";

/**
 * Checks whether a page is under an address that it knows as its own. In an archive, or behind a gateway that puts a path in
 * front, it does not: Docusaurus would find no page by that name, and show its not-found page instead of the article.
 *
 * @param canonical the address that the page gives as its own, if it gives one
 * @param pathname the path under which it was loaded
 */
export function isOwnAddress(canonical: string | undefined, pathname: string): boolean {
  if (!canonical) return true;
  const own = cleanPath(new URL(canonical).pathname);
  // The not-found page answers everywhere.
  return own === "/404.html" || cleanPath(pathname) === own;
}
