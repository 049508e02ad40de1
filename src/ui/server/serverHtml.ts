/** What was found, so that a page that its reader comes back to shows the same at once. */
const found = new Map<string, string>();

/**
 * Names a part of a page by what it is made from, so that it has the same name wherever it is rendered.
 *
 * @param sources what the part is made from; each combination must give other HTML
 * @returns 16 hexadecimal digits: two rounds of FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), the second one
 * over the text backwards
 */
export function composeServerHtmlId(...sources: readonly string[]): string {
  const text = sources.join("\0");
  let forwards = 0x811c9dc5;
  let backwards = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    forwards = Math.imul(forwards ^ text.charCodeAt(index), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return [forwards, backwards].map((hash) => (hash >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * Returns the HTML that the server has rendered into the element with `data-server-html={id}`, or undefined where there
 * is no such element: on the server itself, and on a page that React renders from nothing.
 *
 * A component that renders it with `dangerouslySetInnerHTML` needs neither the code nor the data that the HTML was made
 * with. It is read while React renders, before anything in the page is replaced: where something else has changed the
 * page and React renders it again, the part keeps what the server sent.
 */
export function readServerHtml(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const html =
    found.get(id) ??
    document.querySelector<HTMLElement>(`[data-server-html="${id}"]`)?.innerHTML ??
    undefined;
  if (html !== undefined) found.set(id, html);
  return html;
}
