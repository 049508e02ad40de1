import { expect, it } from "vitest";
import { pages } from "../site/routes";
import { intro, videos } from "./videos";

const all = [intro, ...videos.flatMap((group) => group.videos)];

it("names each video once, with an id as YouTube writes them and a page of this site", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  for (const { id, page } of all) {
    expect(id).toMatch(/^[\w-]{11}$/);
    expect(pages).toContain(page.to);
  }
});
