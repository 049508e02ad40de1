import { isSameDeploy } from "./sameDeploy";
import styles from "./styles.module.css";

/** Milliseconds for the new worker to take over before the page is loaded again all the same. */
const PATIENCE = 2_000;

/** Whether the site as it is deployed now still consists of the scripts that this page runs. */
const isCurrent = async (): Promise<boolean> =>
  isSameDeploy(
    await fetch(location.pathname, { cache: "no-cache" }),
    [...document.scripts].map(({ src }) => src),
  );

const button = (label: string, onClick: () => void): HTMLButtonElement => {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.className = styles.button!;
  element.addEventListener("click", onClick);
  return element;
};

/** A worker is heard of more than once; its version is offered once, and may be declined for good. */
const offered = new WeakSet<ServiceWorker>();

/**
 * A new deploy is ready. A page that already consists of it takes the new worker without a word; an older one says so
 * and offers to load the new version, now or whenever its reader likes.
 */
export async function offerUpdate(waiting: ServiceWorker): Promise<void> {
  if (offered.has(waiting)) return;
  offered.add(waiting);
  const activate = () => waiting.postMessage({ type: "activate" });
  if (await isCurrent().catch(() => false)) {
    activate();
    return;
  }
  if (document.getElementById("update-notice")) return;
  const notice = document.createElement("div");
  notice.id = "update-notice";
  notice.className = styles.notice!;
  notice.setAttribute("role", "status");
  document.body.append(notice);
  const text = document.createElement("p");
  text.textContent = "These pages have changed since you opened them.";
  const load = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    activate();
    // Browsers let the old worker finish what it does. Pages come from the network first, so the new one is shown
    // whether or not the worker has changed by then.
    setTimeout(() => location.reload(), PATIENCE);
  };
  // A region is read when its text changes after it is there.
  setTimeout(() => {
    notice.append(
      text,
      button("Load the new version", load),
      button("Later", () => notice.remove()),
    );
  }, 60);
}
