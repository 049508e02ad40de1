import { readFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { layOut, SIZE, type Card } from "./card";

const read = (file: string) => readFileSync(path.resolve(file));

// satori reads woff, not woff2.
const fonts = ([400, 600, 700] as const).map((weight) => ({
  name: "Figtree",
  weight,
  style: "normal" as const,
  data: read(`node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
}));
const logo = read("static/img/logo.svg").toString();

/** Renders a card as a PNG of 1200 by 630 pixels. The same card gives the same bytes. */
export async function renderImage(card: Card, siteTitle: string): Promise<Buffer> {
  const svg = await satori(layOut(card, siteTitle, logo) as Parameters<typeof satori>[0], {
    ...SIZE,
    fonts,
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
