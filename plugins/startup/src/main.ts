import { replayPresses } from "./replay";
import { startWhenIdle } from "./scripts";
import { writeStored, readStored } from "./storage";

/** The id of the announcement on display, put in when the script is built; empty without one. */
declare const ANNOUNCEMENT_ID: string;

// An announcement with a new id shows on this load, not on the next: Docusaurus compares the ids too late.
const ID = "docusaurus.announcement.id";
if (ANNOUNCEMENT_ID && readStored(ID) !== ANNOUNCEMENT_ID) {
  writeStored(ID, ANNOUNCEMENT_ID);
  writeStored("docusaurus.announcement.dismiss", null);
}

// A style sheet with `data-fallback` that cannot be loaded is replaced by the copy that the attribute names. The copy comes
// in its place, so ahead of the full style sheet: Chromium makes all fonts again when a sheet is enabled ahead of another
// that declares some, and shows a text font that came too late after all.
window.addEventListener(
  "error",
  ({ target: link }) => {
    const fallback = link instanceof HTMLLinkElement && link.dataset.fallback;
    if (!fallback) return;
    const present = document.querySelector<HTMLLinkElement>(`link[href="${fallback}"]`);
    if (present) present.media = link.media;
    else {
      const copy = { rel: "stylesheet", href: fallback, media: link.media };
      link.after(Object.assign(document.createElement("link"), copy));
    }
  },
  true,
);

replayPresses();
startWhenIdle();
