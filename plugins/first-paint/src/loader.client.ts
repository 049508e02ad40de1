import "../../../src/client/wholeStyles";

// The inline script that fetches the whole style sheet, whose address stands in its own `data-stylesheet`. It comes
// - with the first thing that the reader does: a key, a press, a mouse that moves (scrolling needs no other rules),
// - before another page is shown in this one's place: a press on a link waits for it,
// - when a script asks for it by `window.wholeStyles()`.
// The same text on every page: one hash in the content security policy covers it.

const script = document.currentScript as HTMLScriptElement;
let coming: Promise<void> | undefined;
let isThere = false;

/** So long a reader's press waits for the sheet on a connection that stands still, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Resolves when the sheet is there, or cannot be had: then the next call tries again. A sheet that takes too long is
 * not waited for: it comes when it comes.
 */
function wholeStyles(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = script.dataset.stylesheet ?? "";
    link.onload = () => {
      isThere = true;
      resolve();
    };
    link.onerror = () => {
      coming = undefined;
      link.remove();
      // Docusaurus' notice of a site that lies elsewhere is hidden by the rules that are in the page itself.
      document
        .getElementById("__docusaurus-base-url-issue-banner-container")
        ?.style.setProperty("display", "block");
      resolve();
    };
    setTimeout(resolve, PATIENCE);
    // Last of all: put among other sheets, it would make the browser load all fonts anew (see `use`).
    document.head.append(link);
  });
  return coming;
}

window.wholeStyles = wholeStyles;

for (const name of ["pointerdown", "keydown", "click", "popstate"]) {
  window.addEventListener(name, () => void wholeStyles(), { capture: true, passive: true });
}
// Browsers report a mouse that rests where the page appears as a move of no length.
window.addEventListener(
  "pointermove",
  ({ movementX, movementY }) => {
    if (movementX || movementY) void wholeStyles();
  },
  { passive: true },
);
// Where a script is missing the sheet may be, too.
window.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`))
      void wholeStyles();
  },
  true,
);

const familyOf = (name: string) => name.replace(/["']/g, "");

// A sheet that was asked for as for print, so that the first paint does not wait for it, is put to use when it comes.
// The attribute stays as it is: React compares it with what it drew. Where the page names the sheet's fonts itself,
// they are taken out: fonts named late make the browser load all fonts anew, and one that missed the first paint
// would then be drawn, and move text.
function use(link: EventTarget | null): void {
  if (!(link instanceof HTMLLinkElement && link.dataset.media && link.sheet)) return;
  const { sheet } = link;
  const known = new Set(Array.from(document.fonts, ({ family }) => familyOf(family)));
  const fonts = Array.from(sheet.cssRules).filter((rule) => rule instanceof CSSFontFaceRule);
  if (fonts.some(({ style }) => known.has(familyOf(style.getPropertyValue("font-family"))))) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      if (sheet.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
    }
  }
  sheet.media.mediaText = link.dataset.media;
}
document.querySelectorAll("link[data-media]").forEach(use);
// The window hears of no element that has loaded.
document.addEventListener("load", ({ target }) => use(target), true);

window.addEventListener(
  "click",
  (event) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // Before the page's scripts have taken over, a link is the browser's, and the next page brings its own styles.
    const isOurs = document.documentElement.dataset.hasHydrated === "true";
    if (isThere || !event.isTrusted || !isPlain || !isOurs || event.defaultPrevented) return;
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]:not([target], [download])");
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    void wholeStyles().then(() => link.click());
  },
  true,
);
