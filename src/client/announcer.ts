/**
 * One live region for all buttons of a page: a table of a hundred addresses needs no hundred regions. Browser
 * only; made at first use.
 */
let region: HTMLElement | undefined;

/** Lets screen readers say a sentence, without showing it. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement("div");
    region.setAttribute("role", "status");
    region.className = "sb-announcer";
    // Seen by nobody, read by screen readers: `display: none` would silence it.
    region.style.cssText =
      "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);inset-block-start:0";
    document.body.append(region);
  }
  const place = region;
  place.textContent = "";
  // A region is read when its text changes after it is there: an empty moment in between makes a repetition heard.
  setTimeout(() => {
    place.textContent = text;
  }, 60);
}
