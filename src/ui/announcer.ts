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
    // Hidden from view, read by screen readers, which skip what has `display: none`.
    region.style.cssText =
      "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);inset-block-start:0";
    document.body.append(region);
  }
  const status = region;
  status.textContent = "";
  // A region is read when its text changes after it is there: emptied in between, it is read again when the sentence is the same.
  setTimeout(() => {
    status.textContent = text;
  }, 60);
}
