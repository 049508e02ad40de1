import { cleanPath } from "../../site/address";

/**
 * Decodes the escapes of a path, as the router does: `/concepts/fee%73` is `/concepts/fees`.
 *
 * @param pathname a path with well-formed escapes, as `cleanPath` returns it
 */
const decode = (pathname: string): string => decodeURI(cleanPath(pathname));

/** Returns the clean path of the address that a page gives as its own, such as `/concepts/fees`. */
const readOwnPath = (canonical: string): string => decode(new URL(canonical).pathname);

/**
 * Checks whether a page is under an address that it knows as its own. In an archive, or behind a gateway that puts a path in
 * front, it does not: Docusaurus would find no page by that name, and show its not-found page instead of the article.
 *
 * @param canonical the address that the page gives as its own, if it gives one
 * @param pathname the path under which it was loaded
 */
export function isOwnAddress(canonical: string | undefined, pathname: string): boolean {
  if (!canonical) return true;
  const own = readOwnPath(canonical);
  // The not-found page answers everywhere.
  return own === "/404.html" || decode(pathname) === own;
}

/**
 * Returns the path that was put in front of a page's own address, such as `/docs/` for `/docs/concepts/fees`: the base URL that
 * the site should have there. Returns undefined where the address is something else, as that of a page saved under a different
 * name, and in an archive, whose addresses contain the whole address of the page.
 *
 * @param canonical the address that the page gives as its own
 * @param pathname the path under which it was loaded
 */
export function findOtherBase(canonical: string, pathname: string): string | undefined {
  const own = readOwnPath(canonical);
  const path = decode(pathname);
  const rest = own === "/" ? path : path.endsWith(own) ? path.slice(0, -own.length) : "";
  return rest && !rest.includes(new URL(canonical).host) && !/https?:?\//.test(`${rest}/`)
    ? `${rest}/`
    : undefined;
}
