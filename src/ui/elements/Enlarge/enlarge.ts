import styles from "./styles.module.css";

/** Factors by which a picture can be enlarged; 1 is as large as fits into the window. */
const ZOOMS = [1, 1.5, 2, 3, 4];

/**
 * Shows a copy of a picture in a modal dialog: it scrolls, zooms by its buttons, by + and -, and by the browser's own
 * pinch. Escape, the button and a press outside of the picture close it; the focus goes back to where it was.
 */
export function enlarge(picture: SVGElement | HTMLImageElement, name: string): void {
  // A second press while the first was loading.
  if (document.querySelector("dialog[open]")) return;
  const dialog = document.createElement("dialog");
  dialog.className = styles.dialog!;
  dialog.setAttribute("aria-label", name);

  const scroll = document.createElement("div");
  scroll.className = styles.scroll!;
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "group");
  scroll.setAttribute("aria-label", name);
  const copy = picture.cloneNode(true) as SVGElement | HTMLImageElement;
  const { width, height } = picture.getBoundingClientRect();
  const ratio = width / height || 1;
  copy.removeAttribute("width");
  copy.removeAttribute("height");
  scroll.append(copy);

  let zoom = 0;
  const show = (next: number) => {
    zoom = Math.min(Math.max(next, 0), ZOOMS.length - 1);
    // Not `disabled`, which would take the focus away from who pressed it.
    smaller.setAttribute("aria-disabled", String(zoom === 0));
    larger.setAttribute("aria-disabled", String(zoom === ZOOMS.length - 1));
    // As wide as the window, or less where it would be higher than the window.
    copy.style.width = `calc(min(100%, ${ratio} * (100dvh - 6rem)) * ${ZOOMS[zoom]})`;
  };
  const createButton = (label: string, sign: string, act: () => void) => {
    const element = document.createElement("button");
    element.type = "button";
    element.className = styles.control!;
    element.setAttribute("aria-label", label);
    element.textContent = sign;
    element.addEventListener("click", act);
    return element;
  };
  const smaller = createButton("Smaller", "−", () => show(zoom - 1));
  const larger = createButton("Larger", "+", () => show(zoom + 1));
  const close = createButton("Close", "×", () => dialog.close());
  const bar = document.createElement("div");
  bar.className = styles.bar!;
  const title = document.createElement("p");
  title.textContent = name;
  bar.append(title, smaller, larger, close);
  dialog.append(bar, scroll);

  dialog.addEventListener("keydown", (event) => {
    // With these, the browser itself zooms.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") show(zoom + 1);
    if (event.key === "-") show(zoom - 1);
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target === scroll) dialog.close();
  });
  // Back leads to another page, which has no such picture.
  const leave = () => dialog.close();
  window.addEventListener("popstate", leave);
  // The browser gives the focus back to what had it.
  dialog.addEventListener("close", () => {
    window.removeEventListener("popstate", leave);
    dialog.remove();
  });
  document.body.append(dialog);
  // Never smaller than it is in the page: on a phone that is wider than the window.
  const fitting = Math.min(window.innerWidth - 32, ratio * (window.innerHeight - 96));
  const first = ZOOMS.findIndex((factor) => fitting * factor >= width);
  show(first < 0 ? ZOOMS.length - 1 : first);
  dialog.showModal();
  close.focus();
}
