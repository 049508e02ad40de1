/**
 * Puts a page as Markdown on the clipboard. Some browsers allow that only at once after the press, so they get
 * the promise of the text.
 *
 * @throws Error when the Markdown cannot be fetched, or the browser refuses
 */
export async function copyPage(markdown: string): Promise<void> {
  const text = fetch(markdown).then((answer) => {
    if (!answer.ok) throw new Error(`${markdown}: ${answer.status}`);
    return answer.text();
  });
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const content = text.then((markdown) => new Blob([markdown], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": content })]);
}
