const ENTRY = /\/assets\/js\/(?:runtime~)?main\.[\w.-]+?\.js/g;

/**
 * Checks whether a page, as it is served now, consists of the scripts that run already.
 *
 * @param running addresses of the scripts of the page on display
 * @returns false for what names no script: an error, or something that is between reader and site
 */
export async function isSameDeploy(response: Response, running: readonly string[]): Promise<boolean> {
  const names = [...new Set((await response.text()).match(ENTRY) ?? [])];
  const isPage = response.ok && names.length > 0;
  return isPage && names.every((name) => running.some((address) => address.endsWith(name)));
}
