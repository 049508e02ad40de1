import { isSameDeploy } from "./sameDeploy";
import styles from "./styles.module.css";

/** Checks whether the site as it is deployed now still consists of the scripts that this page runs. */
const isCurrent = async (): Promise<boolean> =>
  isSameDeploy(
    await fetch(location.pathname, { cache: "no-cache" }),
    [...document.scripts].map(({ src }) => src),
  );

const createButton = (label: string, onClick: () => void): HTMLButtonElement => {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.className = styles.button!;
  element.addEventListener("click", onClick);
  return element;
};

/**
 * A new version of the site is deployed. Where the open page consists of it already, nothing is said; an older page says
 * so and offers to load the new version, now or whenever its reader likes.
 */
export async function offerUpdate(): Promise<void> {
  if (document.getElementById("update-notice")) return;
  if (await isCurrent().catch(() => true)) return;
  const notice = document.createElement("div");
  notice.id = "update-notice";
  notice.className = styles.notice!;
  notice.setAttribute("role", "status");
  document.body.append(notice);
  const text = document.createElement("p");
  text.textContent = "These pages have changed since you opened them.";
  // A region is read when its text changes after it is there.
  setTimeout(() => {
    notice.append(
      text,
      // The page comes from the network first.
      createButton("Load the new version", () => location.reload()),
      createButton("Later", () => notice.remove()),
    );
  }, 60);
}
