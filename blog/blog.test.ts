import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sablier } from "sablier";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Note {
  readonly file: string;
  readonly matter: { title: string; slug: string; date: Date | string; date_precision?: string };
  readonly text: string;
}

const notes = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
  .map((name): Note => {
    const [, matter = "", text = ""] = readFileSync(path.join(__dirname, name), "utf8").split(/^---$/m);
    return { file: path.basename(name), matter: parse(matter) as Note["matter"], text };
  });

const MONTHS =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/;

describe("release notes", () => {
  it.each(sablier.releases.getAll().map(({ protocol, version }) => [protocol, version] as const))(
    "tell of %s %s, as the SDK lists it",
    (protocol, version) => {
      const name = `${protocol[0]!.toUpperCase()}${protocol.slice(1)} ${version}`;
      const telling = notes.filter(({ matter, text }) => `${matter.title} ${text}`.includes(name));
      expect(telling, `write a note below blog/ that tells of ${name}`).not.toHaveLength(0);
    },
  );

  it.each(notes)(
    "$file has the date of its front matter in its name and in its text",
    ({ file, matter, text }) => {
      const date = new Date(matter.date).toISOString().slice(0, 10);
      expect(file.startsWith(`${date}-`)).toBe(true);
      const day = new Date(date);
      const month = `${day.toLocaleString("en-GB", { month: "long", timeZone: "UTC" })} ${day.getUTCFullYear()}`;
      if (matter.date_precision === "month") {
        expect(date).toMatch(/-01$/);
        expect(MONTHS.exec(text)?.[0]).toBe(month);
        expect(text).toContain("No source gives the exact day");
      } else {
        expect(text, `write its date into the text of blog/…/${file}`).toContain(
          `${day.getUTCDate()} ${month}`,
        );
      }
    },
  );
});
