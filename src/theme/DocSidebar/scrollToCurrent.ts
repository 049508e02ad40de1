/**
 * Scrolls the sidebar so that the entry of the page is in the middle, where it is out of sight. What the reader has
 * scrolled stays as it is.
 */
export function scrollToCurrent(): void {
  const menu = document.querySelector(".theme-doc-sidebar-container .menu");
  const current = menu?.querySelector('[aria-current="page"]');
  if (!menu || !current || menu.scrollTop !== 0) return;
  const box = menu.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.bottom <= Math.min(box.bottom, window.innerHeight)) return;
  menu.scrollTop = entry.top - box.top - (box.height - entry.height) / 2;
}
