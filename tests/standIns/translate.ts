/**
 * Does to a page what a browser's translator does: an element of its own takes the place of each text node. The function
 * is sent to browsers as text, so it uses nothing from around it.
 */
export function replaceTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.textContent!.trim() && !node.parentElement!.closest("script,style,textarea,option,font")
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
