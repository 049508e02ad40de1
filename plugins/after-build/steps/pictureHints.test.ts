import { expect, it } from "vitest";
import type { BuiltSite } from "..";
import { withoutPictureHints } from "./pictureHints";

const change = async (html: string) =>
  "pages" in withoutPictureHints
    ? (await withoutPictureHints.pages({} as BuiltSite))(html, "index.html")
    : undefined;

it("takes the hints for pictures away that stand in front of the page", async () => {
  expect(
    await change("<div id=__docusaurus><link rel=preload as=image href=/a.svg /><p>Text</p></div>"),
  ).toBe("<div id=__docusaurus><p>Text</p></div>");
  expect(
    await change(
      '<div id="__docusaurus"><link rel="preload" as="image" href="/a.svg"/><link rel="x"/><p></p>',
    ),
  ).toBe('<div id="__docusaurus"><link rel="x"/><p></p>');
});

it("leaves those in the head", async () => {
  const head = "<head><link rel=preload as=image href=/a.svg></head><div id=__docusaurus><p>";
  expect(await change(head)).toBe(head);
});
