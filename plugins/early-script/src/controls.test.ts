// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  closeAnnouncement,
  focusTab,
  followSystem,
  selectTab,
  switchColourMode,
  toggleCategory,
} from "./controls";

const html = document.documentElement;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const first = (selector: string) => all(selector)[0]!;

beforeEach(() => {
  delete html.dataset.theme;
  delete html.dataset.themeChoice;
  delete html.dataset.announcementBarInitiallyDismissed;
  localStorage.clear();
});

describe("switchColourMode", () => {
  it("shows the other mode and remembers it, and tells of it as of a choice in another tab", () => {
    html.dataset.theme = "dark";
    const tell = switchColourMode();
    expect(html.dataset).toMatchObject({ theme: "light", themeChoice: "light" });
    expect(localStorage.getItem("theme")).toBe("light");

    const told = vi.fn<(event: StorageEvent) => void>();
    window.addEventListener("storage", told, { once: true });
    tell();
    expect(told.mock.calls[0]![0]).toMatchObject({ key: "theme", newValue: "light" });

    switchColourMode();
    expect(html.dataset.theme).toBe("dark");
  });
});

describe("followSystem", () => {
  it("takes the system's mode where none is chosen, until the page is taken over", () => {
    let change: (event: { matches: boolean }) => void = () => undefined;
    vi.stubGlobal("matchMedia", () => ({
      addEventListener: (_: string, listener: typeof change) => (change = listener),
    }));
    let isTakenOver = false;
    followSystem(() => isTakenOver);
    change({ matches: true });
    expect(html.dataset.theme).toBe("dark");
    html.dataset.themeChoice = "system";
    change({ matches: false });
    expect(html.dataset.theme).toBe("light");
    html.dataset.themeChoice = "light";
    change({ matches: true });
    expect(html.dataset.theme).toBe("light");
    delete html.dataset.themeChoice;
    isTakenOver = true;
    change({ matches: true });
    expect(html.dataset.theme).toBe("light");
    vi.unstubAllGlobals();
  });
});

describe("closeAnnouncement", () => {
  it("hides it for good, and presses the button again only where React has left it", () => {
    document.body.innerHTML = "<button>Close</button>";
    const button = first("button");
    const pressed = vi.fn();
    button.addEventListener("click", pressed);
    const tell = closeAnnouncement(button);
    expect(html.dataset.announcementBarInitiallyDismissed).toBe("true");
    expect(localStorage.getItem("docusaurus.announcement.dismiss")).toBe("true");
    tell();
    expect(pressed).toHaveBeenCalledOnce();
    button.remove();
    tell();
    expect(pressed).toHaveBeenCalledOnce();
  });
});

describe("tabs", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <ul role="tablist">
        <li role="tab" tabindex="0" aria-selected="true" class="tabs__item--active">Solidity</li>
        <li role="tab" tabindex="-1" aria-selected="false">TypeScript</li>
        <li role="tab" tabindex="-1" aria-selected="false">GraphQL</li>
      </ul>
      <div>
        <div role="tabpanel">one</div><div role="tabpanel" hidden>two</div><div role="tabpanel" hidden>three</div>
      </div>`;
  });

  it("shows the panel of the tab that is selected, and no other", () => {
    const tab = all("[role=tab]")[1]!;
    const pressed = vi.fn();
    tab.addEventListener("click", pressed);
    const tell = selectTab(tab);
    expect(all("[role=tab]").map((one) => one.getAttribute("aria-selected"))).toEqual([
      "false",
      "true",
      "false",
    ]);
    expect(all("[role=tab]").map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
    expect(all(".tabs__item--active")).toEqual([tab]);
    expect(all("[role=tabpanel]").map((panel) => panel.hidden)).toEqual([true, false, true]);
    tell();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("moves the focus around the ends of the list", () => {
    const [start, , end] = all("[role=tab]");
    focusTab(start!, -1);
    expect(document.activeElement).toBe(end);
    focusTab(end!, 1);
    expect(document.activeElement).toBe(start);
  });
});

describe("toggleCategory", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <ul>
        <li>
          <div><a role="button" class="menu__link menu__link--sublist-caret" aria-expanded="true">Lockup</a></div>
          <ul><li>Fees</li></ul>
        </li>
      </ul>`;
  });

  it("closes and opens the list of its own category", () => {
    const button = first("[role=button]");
    toggleCategory(button);
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(first("li").className).toBe("menu__list-item--collapsed");
    expect(first("li > ul").style.display).toBe("none");
    toggleCategory(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(first("li > ul").style.display).toBe("block");
  });

  it("tells the button that stands there by then", () => {
    const tell = toggleCategory(first("[role=button]"));
    first("[role=button]").replaceWith(first("[role=button]").cloneNode(true));
    const pressed = vi.fn();
    first("[role=button]").addEventListener("click", pressed);
    tell();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("turns the sign alone where the list is not in the page", () => {
    first("li > ul").remove();
    toggleCategory(first("[role=button]"));
    expect(first("[role=button]").getAttribute("aria-expanded")).toBe("false");
  });
});
