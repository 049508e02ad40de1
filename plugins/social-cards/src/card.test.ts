import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { layOut, SIZE, type Card } from "./card";
import { renderImage } from "./image";

const card: Card = {
  title: "Lockup deployments",
  section: "Guides",
  description: "Addresses on every chain.",
};

/** Width, height and the bytes of the picture itself do not depend on when it is rendered. */
it("renders the same bytes each time, as large as it says", async () => {
  const [first, second] = [await renderImage(card, "Docs"), await renderImage(card, "Docs")];
  expect(first.equals(second)).toBe(true);
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([SIZE.width, SIZE.height]);
});

it("renders titles that are too long in the smallest size", async () => {
  const title = `ISablierFactoryMerkleExecute${"VeryLong".repeat(20)} and many more words `.repeat(3);
  expect((await renderImage({ ...card, title }, "Docs")).length).toBeGreaterThan(1000);
  const sizes = [card.title, "x".repeat(40), title].map((words) =>
    Math.max(
      ...[...JSON.stringify(layOut({ ...card, title: words }, "Docs", "")).matchAll(/"fontSize":(\d+)/g)].map(
        ([, size]) => Number(size),
      ),
    ),
  );
  expect(sizes).toEqual([80, 52, 52]);
});

it("has the colours of the dark theme", () => {
  const dark = /\[data-theme="dark"\] \{([\s\S]*?)\n\}/.exec(
    readFileSync(path.resolve("src/css/theme.css"), "utf8"),
  )?.[1];
  const rendered = JSON.stringify(layOut(card, "Docs", ""));
  for (const name of ["background", "text-strong", "text-muted", "link"]) {
    const colour = new RegExp(`--sb-${name}: (#[\\da-f]{6})`).exec(dark ?? "")?.[1];
    expect(rendered).toContain(colour);
  }
});
