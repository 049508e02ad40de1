import { describe, expect, it } from "vitest";
import { glossary, type GlossaryTerm } from "./glossary";
import { pages } from "./routes";

const entries: [string, GlossaryTerm][] = Object.entries(glossary);

describe("glossary", () => {
  it("stands in alphabetical order, which also makes its terms unique", () => {
    const terms = entries.map(([, entry]) => entry.term.toLowerCase());
    for (let index = 1; index < terms.length; index++) {
      expect(terms[index - 1]! < terms[index]!, `${terms[index - 1]} before ${terms[index]}`).toBe(true);
    }
  });

  it("has keys that read like the term and fit into an address", () => {
    for (const [key, { term }] of entries) {
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(term.toLowerCase()).toContain(key.split("-")[0]);
    }
  });

  it("relates entries to entries that exist, and none to itself", () => {
    for (const [key, { related = [] }] of entries) {
      expect(new Set(related).size).toBe(related.length);
      for (const other of related) {
        expect(Object.keys(glossary), `${key} names ${other}`).toContain(other);
        expect(other).not.toBe(key);
      }
    }
  });

  it("links to pages of this site, and outside by https", () => {
    for (const [key, { page, external }] of entries) {
      if (page) expect(pages, key).toContain(page.to);
      if (external) expect(external.url).toMatch(/^https:\/\/\S+$/);
    }
  });

  it("defines in plain sentences that fit into a tooltip", () => {
    for (const [key, { definition }] of entries) {
      expect(definition, key).toMatch(/^[A-Z0-9].*\.$/);
      expect(definition, `${key} holds markup`).not.toMatch(/[`*_<>[\]{}]{2}|[`<>[\]{}]/);
      expect(definition.length, key).toBeLessThanOrEqual(240);
    }
  });
});
