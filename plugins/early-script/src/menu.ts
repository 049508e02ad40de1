/** How long React's menu takes to slide in, in ms, before this one goes. */
const SLIDE = 300;

/** How often, and for how long, this menu looks for React's, in ms. */
const LOOK_AGAIN = 30;
const WAIT = 3000;

const TOGGLE = ".navbar__toggle";
const SHOW_SECTION = "navbar-sidebar__items--show-secondary";

let menu: HTMLElement | undefined;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string | null | undefined)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children.filter((child) => child != null));
  return made;
}

function button(className: string, onClick: () => void, ...children: (Node | string)[]): HTMLButtonElement {
  const made = element("button", `clean-btn ${className}`, ...children);
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
}

const copyOf = (selector: string): Node | undefined =>
  document.querySelector(`#__docusaurus ${selector}`)?.cloneNode(true);

/** The links of the bar, which is hidden where there is a menu. */
function mainLinks(): HTMLElement {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#__docusaurus .navbar__item.navbar__link")];
  return element(
    "ul",
    "menu__list",
    ...links.map((link) => {
      const copy = link.cloneNode(true) as HTMLElement;
      copy.className = `menu__link${link.classList.contains("navbar__link--active") ? " menu__link--active" : ""}`;
      return element("li", "menu__list-item", copy);
    }),
  );
}

const CLOSE_SIGN =
  '<svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><g stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></g></svg>';

/**
 * Opens or closes the menu of narrow screens: the classes of React's menu around copies of links that are in the page.
 * It stands outside of what React hydrates.
 *
 * @returns what opens React's menu in its place.
 */
export function toggleMenu(): () => void {
  if (menu) {
    closeMenu();
    return () => undefined;
  }
  const section = copyOf(".theme-doc-sidebar-menu");
  const items = element("div", `navbar-sidebar__items${section ? ` ${SHOW_SECTION}` : ""}`);
  const main = element("div", "navbar-sidebar__item menu", mainLinks());
  const back = button(
    "navbar-sidebar__back",
    () => {
      items.classList.remove(SHOW_SECTION);
      main.inert = false;
      own.inert = true;
    },
    "← Back to main menu",
  );
  const own = element("div", "navbar-sidebar__item menu", back, section);
  main.inert = Boolean(section);
  own.inert = !section;
  items.append(main, own);
  const close = button("navbar-sidebar__close", closeMenu);
  close.innerHTML = CLOSE_SIGN;
  close.setAttribute("aria-label", "Close navigation bar");
  const backdrop = element("div", "navbar-sidebar__backdrop");
  backdrop.addEventListener("click", closeMenu);
  const toggle = copyOf("[data-early='colour-mode']");
  menu = element(
    "div",
    "early-menu navbar-sidebar--show",
    backdrop,
    element(
      "div",
      "theme-layout-navbar-sidebar navbar-sidebar",
      element(
        "div",
        "navbar-sidebar__brand",
        copyOf(".navbar__brand"),
        element("div", "margin-right--md", toggle),
        close,
      ),
      items,
    ),
  );
  document.body.append(menu);
  // Where the bar shows its links there is no menu.
  matchMedia("(min-width: 997px)").addEventListener("change", () => menu && closeMenu(), { once: true });
  expanded(true);
  return handOver;
}

function closeMenu(): void {
  menu?.remove();
  menu = undefined;
  expanded(false);
}

function expanded(open: boolean): void {
  document.body.style.overflow = open ? "hidden" : "";
  document.querySelector(TOGGLE)?.setAttribute("aria-expanded", String(open));
}

/** React's menu slides in below the copy, in the same state; then the copy goes. */
function handOver(): void {
  const copy = menu;
  if (!copy) return;
  menu = undefined;
  copy.style.pointerEvents = "none";
  document.querySelector<HTMLElement>(TOGGLE)?.click();
  const isAtMain = !copy.querySelector(`.${SHOW_SECTION}`);
  const section = copy.querySelector(".theme-doc-sidebar-menu") ? `.${SHOW_SECTION}` : "";
  const ends = Date.now() + WAIT;
  (function look() {
    const items = document.querySelector(`#__docusaurus .navbar-sidebar__items${section}`);
    if (!items && Date.now() < ends) return void setTimeout(look, LOOK_AGAIN);
    // React's shows the section as soon as it has it, whatever was pressed before.
    if (section && isAtMain) items?.querySelector<HTMLElement>(".navbar-sidebar__back")?.click();
    setTimeout(() => copy.remove(), SLIDE);
  })();
}
