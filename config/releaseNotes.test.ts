import { expect, it } from "vitest";
import { addOwnAddress } from "./releaseNotes";

it("says in an Atom feed where it is", () => {
  const feed = addOwnAddress(
    '<feed xmlns="http://www.w3.org/2005/Atom">\n<id>a</id></feed>',
    "https://a.test/atom.xml",
  );
  expect(feed).toContain('<link rel="self" type="application/atom+xml" href="https://a.test/atom.xml"/>');
  expect(feed).toContain("<id>a</id></feed>");
});

it("says in an RSS feed where it is, in the namespace that has the word", () => {
  const feed = addOwnAddress('<rss version="2.0">\n<channel></channel></rss>', "https://a.test/rss.xml");
  expect(feed).toContain('<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">');
  expect(feed).toContain(
    '<atom:link href="https://a.test/rss.xml" rel="self" type="application/rss+xml"/></channel>',
  );
});
