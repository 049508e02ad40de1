/**
 * Focuses an element that an address names, as browsers do when they load a page: the Tab key and screen readers
 * continue there. Browsers do not do so when a script changes the page. Nothing scrolls.
 *
 * @returns whether the element has the focus; one that is not rendered cannot take it
 */
export function focusTarget(target: Element): boolean {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return false;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return true;
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  // It is no stop of its own, and a later press on it does not focus it again.
  if (document.activeElement !== target) target.removeAttribute("tabindex");
  else target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  return document.activeElement === target;
}
