import { afterEach, expect, it, vi } from "vitest";

/** The faces that were added, each with its state at that time. */
const added: string[] = [];

class Face {
  status = "unloaded";
  /** Ends the loading. */
  arrive = (): void => undefined;
  static all: Face[] = [];

  constructor(readonly family: string) {
    Face.all.push(this);
  }

  load(): Promise<void> {
    this.status = "loading";
    return new Promise((resolve) => {
      this.arrive = () => {
        this.status = "loaded";
        resolve();
      };
    });
  }
}

vi.stubGlobal("FontFace", Face);
vi.doMock("@generated/fonts/jetbrains-mono.woff2", () => ({ default: "/code.woff2" }));
vi.doMock("@generated/fonts/figtree.woff2", () => ({ default: "/text.woff2" }));
Object.defineProperty(document, "fonts", {
  value: {
    add: ({ family, status }: Face) => added.push(`${family}, ${status}`),
    load: () => Promise.resolve([]),
  },
  configurable: true,
});
const { onRouteDidUpdate } = await import("./fonts.client");

/** Opens the first page of a visit, or another one. */
const open = (html: string, isFirst: boolean) => {
  document.body.innerHTML = html;
  onRouteDidUpdate!({ previousLocation: isFirst ? null : {}, location: {} } as never);
};

afterEach(() => {
  added.length = 0;
  document.body.innerHTML = "";
});

it("adds the font of code once it is loaded, so that the page is laid out once", async () => {
  open("<code>a</code>", true);
  const [code] = Face.all;
  await vi.waitFor(() => expect(code!.status).toBe("loading"));
  expect(added).toEqual([]);
  code!.arrive();
  await vi.waitFor(() => expect(added).toEqual(["JetBrains Mono, loaded"]));
});

it("fetches no font for a page without code", async () => {
  const [code] = Face.all;
  code!.status = "unloaded";
  open("<p>a</p>", true);
  await vi.waitFor(() => expect(added).toEqual(["JetBrains Mono, unloaded"]));
});

it("adds both fonts on the next page", () => {
  open("<code>a</code>", false);
  expect(added.map((face) => face.split(",")[0])).toEqual(["JetBrains Mono", "Figtree"]);
});
