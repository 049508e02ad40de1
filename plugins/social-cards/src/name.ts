import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Card } from "./card";

/** What a drawing depends on besides its words: this folder's code, the logo, and the releases of what draws. */
const dependencies = [
  path.join(__dirname, "card.ts"),
  path.join(__dirname, "draw.ts"),
  "static/img/logo.svg",
  ...["satori", "@resvg/resvg-js", "@fontsource/figtree"].map((name) => `node_modules/${name}/package.json`),
];

let fingerprint: string | undefined;

/** The file name of a card: another card, or another way of drawing it, has another name. */
export function nameOf(card: Card, siteTitle: string): string {
  fingerprint ??= dependencies.map((file) => readFileSync(path.resolve(file), "utf8")).join("\0");
  const words = JSON.stringify([siteTitle, card.section, card.title, card.description]);
  return `${createHash("sha256").update(`${fingerprint}\0${words}`).digest("hex").slice(0, 16)}.png`;
}
