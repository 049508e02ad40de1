import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { announce } from "../../ui/announcer";

// The sign after a heading leads to the heading; pressing it also copies the full address. Without JavaScript, or
// where the browser refuses, it is the link that it was.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener("click", (event) => {
    // A click may be dispatched on the document itself.
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a.hash-link");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    navigator.clipboard?.writeText(link.href).then(
      () => {
        announce("Copied the link to this heading.");
        link.dataset.copied = "";
        setTimeout(() => delete link.dataset.copied, 1500);
      },
      () => undefined,
    );
  });
}
