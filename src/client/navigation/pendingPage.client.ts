/** Attribute of the root element while the next page is loaded. src/css/frame.css shows a line for it. */
const MARK = "data-next-page";

/**
 * Shows at once that a link, an Enter in the search or a step through the history was heard. Docusaurus keeps the page that
 * is shown until the next one has come, and its own bar appears after 200 ms.
 *
 * @returns a function that Docusaurus calls when the next page is there
 */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}): (() => void) | undefined {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const { documentElement } = document;
  documentElement.setAttribute(MARK, "loading");
  return () => documentElement.removeAttribute(MARK);
}
