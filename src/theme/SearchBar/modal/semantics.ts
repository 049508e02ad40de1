/**
 * Says in the modal's attributes what it is. DocSearch 3.9 gives its dialog the role of a button, its input none, all its
 * lists one id, and lets the input point to ids that do not exist. There is no option for that, so the attributes are
 * set once the modal has rendered; setting them again changes nothing. It can go with a DocSearch that has them right.
 *
 * @param root holds the modal.
 */
export function setSemantics(root: Element): void {
  const container = root.querySelector(".DocSearch-Container");
  const input = root.querySelector(".DocSearch-Input");
  if (!container || !input) return;
  for (const name of ["expanded", "haspopup", "controls", "labelledby"]) {
    container.removeAttribute(`aria-${name}`);
  }
  set(container, { role: "dialog", "aria-modal": "true", "aria-label": "Search", tabindex: "-1" });
  const lists = [...root.querySelectorAll("[role=listbox]")];
  lists.forEach((list, index) => {
    list.removeAttribute("aria-labelledby");
    const title = list.previousElementSibling?.textContent ?? "";
    set(list, { id: `docsearch-list-${index}`, "aria-label": title });
  });
  set(input, {
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-autocomplete": "list",
    "aria-expanded": String(lists.length > 0),
  });
  if (lists.length > 0) set(input, { "aria-controls": lists.map(({ id }) => id).join(" ") });
  else input.removeAttribute("aria-controls");
}

function set(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
