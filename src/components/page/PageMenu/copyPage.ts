/**
 * Puts a page's Markdown twin on the clipboard. Some browsers allow that only at once after the press, so they get
 * the promise of the text.
 *
 * @throws Error when the twin cannot be fetched, or the browser refuses
 */
export async function copyPage(twin: string): Promise<void> {
  const text = fetch(twin).then((answer) => {
    if (!answer.ok) throw new Error(`${twin}: ${answer.status}`);
    return answer.text();
  });
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const content = text.then((markdown) => new Blob([markdown], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": content })]);
}
