/**
 * Says in attributes what DocSearch's modal is. Faults of 3.9.0, for which it has no option: its container has the role of a
 * button and the names of a combobox (the dialog is the element around it); its input has no role and refers to lists that
 * do not exist; all its lists have one id and the name of the input; its rows are options, which may hold no links. React
 * sets such an attribute again when its value changes, so they are watched. Returns a function that ends it. It can go with
 * a DocSearch that has them right.
 */
export function mendSemantics(root: Element): () => void {
  const mend = () => {
    const container = root.querySelector(".DocSearch-Container");
    const input = root.querySelector(".DocSearch-Input");
    const wrong = container?.getAttributeNames().filter((name) => /^(?:aria-|role$|tabindex$)/.test(name));
    for (const name of wrong ?? []) container?.removeAttribute(name);
    const lists = [...root.querySelectorAll(".DocSearch-Hits > ul")];
    lists.forEach((list, index) => {
      list.removeAttribute("aria-labelledby");
      set(list, { role: "tree", id: `docsearch-list-${index}` });
      set(list, { "aria-label": list.previousElementSibling?.textContent ?? "" });
    });
    for (const row of root.querySelectorAll(".DocSearch-Hit")) set(row, { role: "treeitem" });
    set(input, { role: "combobox", "aria-haspopup": "tree", "aria-expanded": String(lists.length > 0) });
    if (lists.length > 0) set(input, { "aria-controls": lists.map(({ id }) => id).join(" ") });
    else input?.removeAttribute("aria-controls");
  };
  const watcher = new MutationObserver(mend);
  const attributeFilter = ["aria-controls", "aria-labelledby", "id"];
  watcher.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
  mend();
  return () => watcher.disconnect();
}

function set(element: Element | null, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
