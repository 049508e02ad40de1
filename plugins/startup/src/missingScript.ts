import { RELOADED } from "../../../src/client/navigation/reloadMark";

/**
 * Returns what happens when one of the page's own scripts cannot be loaded before the page is hydrated: a deploy took
 * the file away, or the connection broke off. Where the site can be reached, the page is loaded again, once: it then
 * names the files that exist. Where it cannot, or where that did not help, the page says that it can be read but that
 * its buttons do nothing, and offers to load it again. Where the full style sheet is missing as well, the site is most
 * likely not where its configuration says. A page that is below a different path asks for its full style sheet only
 * (scripts.ts): where that is missing, it names the base URL that it should have.
 *
 * Firefox stops the scripts that are still loading when the reader follows a link, and reports them as errors. Loading the
 * page again would undo that press, so a page that is being left only says what is missing, when it is still there after
 * ten seconds (a link to a file leaves no page). The listener goes away at hydration, because Firefox keeps no page with
 * one for the way back.
 *
 * A script that the browser cannot parse, because it is older than what the site supports, would not be parsed at the
 * next load either: the page says so at once.
 *
 * The colours are here because the style sheet may be what is missing.
 */
export function writeMissingScript(baseUrl: string): string {
  return `(function () {
  var unstyled = false, noticed = false, away = false, old = false, leaving = false, page = document, title, text;
  addEventListener("error", function (event) {
    var element = event.target, name = element && element.tagName;
    if (name === "LINK" && /\\/assets\\/css\\//.test(element.href)) {
      unstyled = true;
      if (title) say();
      else if (otherBase() && !noticed) {
        noticed = true;
        whenLoaded();
      }
    }
    if (event.error instanceof SyntaxError && /\\/assets\\/js\\//.test(event.filename) && isStatic() && !noticed) {
      noticed = old = true;
      whenLoaded();
    }
    if (name === "SCRIPT" && /\\/assets\\/js\\//.test(element.src) && isStatic()) notice();
  }, true);
  function leave() {
    leaving = true;
  }
  addEventListener("beforeunload", leave);
  new MutationObserver(function () {
    if (!isStatic()) removeEventListener("beforeunload", leave);
  }).observe(page.documentElement, { attributes: true });
  function isStatic() {
    return page.documentElement.getAttribute("data-has-hydrated") !== "true";
  }
  function otherBase() {
    return page.documentElement.getAttribute("data-other-base");
  }
  function notice() {
    if (noticed) return;
    noticed = true;
    if (leaving) return setTimeout(whenLoaded, 10000);
    var again = true;
    try {
      again = sessionStorage.getItem("${RELOADED}");
      sessionStorage.setItem("${RELOADED}", "yes");
    } catch (error) {}
    if (again) return whenLoaded();
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(function (answer) {
      if (answer.ok) location.reload(); else whenLoaded();
    }, function () { away = true; whenLoaded(); });
  }
  function whenLoaded() {
    if (page.readyState === "complete") show(); else addEventListener("load", show);
  }
  function add(parent, name, text) {
    var child = page.createElement(name);
    child.textContent = text;
    return parent.appendChild(child);
  }
  function show() {
    var box = page.createElement("div");
    box.id = "script-missing";
    box.setAttribute("role", "alert");
    box.style.cssText = "position:relative;z-index:1000;padding:1rem;border:3px solid #b3261e;background:#fff4e5;color:#1f1300;font:1rem/1.5 sans-serif";
    title = add(box, "strong", "");
    text = add(box, "p", "");
    text.style.margin = "0.25rem 0 0.75rem";
    say();
    if (!old) addButton(box);
    page.body.insertBefore(box, page.body.firstChild);
  }
  function say() {
    var isElsewhere = unstyled && !away;
    title.textContent = old ? "Your browser is too old for this page." : isElsewhere ? "Your Docusaurus site did not load properly." : "This page did not load completely.";
    text.textContent = isElsewhere ? "Neither its styles nor its scripts are where the page looks for them, below the base URL ${baseUrl}." + (otherBase() ? " This page is below " + otherBase() + ". Use that as the baseUrl of the configuration, or serve the site at ${baseUrl}." : "") : "You can read it, but search and most buttons do not work.";
  }
  function addButton(box) {
    var button = add(box, "button", "Load the page again");
    button.type = "button";
    button.style.cssText = "font:inherit;color:inherit;background:#fff;border:1px solid;border-radius:4px;padding:0.25rem 0.75rem;min-height:2rem;cursor:pointer";
    button.addEventListener("click", function () { location.reload(); });
  }
})()`;
}
