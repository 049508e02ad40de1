/**
 * Returns an address in the form that every part of the site can decode: a percent sign that begins no escape, or one
 * of bytes that are no text, stands for itself. `/100%` is `/100%25`, `/%ff` is `/%25ff`.
 *
 * @param address a path or a hash, with escapes
 */
export function isWellFormed(address: string): string {
  const escaped = address.replace(/%(?![0-9a-f]{2})/gi, "%25");
  return escaped.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      decodeURIComponent(escapes);
      return escapes;
    } catch {
      return escapes.replaceAll("%", "%25");
    }
  });
}

/**
 * Returns the clean path of a page: without the name of a file, a slash at the end, two slashes in a row or an escaped
 * slash. `/a/b.html`, `/a/b/`, `/a//b`, `/a%2Fb` and `/a/b/index` are `/a/b`. The not-found page is the one page that
 * is known by its file.
 *
 * @param pathname a path that begins with a slash
 */
export function cleanPath(pathname: string): string {
  if (pathname === "/404.html") return pathname;
  const single = isWellFormed(pathname).replace(/(?:\/|%2f)+/gi, "/");
  return single.replace(/(?:\/index)?(?:\.html)?\/?$/, "") || "/";
}
