import { answerPresses } from "./presses";
import { startWhenIdle } from "./start";
import { remember, remembered } from "./storage";

/** The id of the announcement on display, put in when the script is built; empty without one. */
declare const ANNOUNCEMENT_ID: string;

// An announcement with a new id shows on this load, not on the next: Docusaurus compares the ids too late.
const ID = "docusaurus.announcement.id";
if (ANNOUNCEMENT_ID && remembered(ID) !== ANNOUNCEMENT_ID) {
  remember(ID, ANNOUNCEMENT_ID);
  remember("docusaurus.announcement.dismiss", null);
}

// A stylesheet with `data-fallback` that cannot be loaded is replaced by the copy that the attribute names, which is put
// to use as the sheet would have been (`data-media`: plugins/first-paint).
window.addEventListener(
  "error",
  ({ target: link }) => {
    const fallback = link instanceof HTMLLinkElement && link.dataset.fallback;
    if (!fallback || document.querySelector(`link[href="${fallback}"]`)) return;
    const copy = Object.assign(document.createElement("link"), { rel: "stylesheet", href: fallback });
    if (link.dataset.media) {
      copy.media = link.media;
      copy.dataset.media = link.dataset.media;
    }
    document.head.append(copy);
  },
  true,
);

answerPresses();
startWhenIdle();
