import { expect, it } from "vitest";
import { findNearestRoutes, listQueries, readRoutes } from ".";

const routes = readRoutes(
  [
    "apps/features/other",
    "concepts/fees",
    "concepts/lockup/segments",
    "guides/lockup/deployments",
    "guides/flow/deployments",
    "",
  ]
    .map((path) => `<loc>https://example.org/${path}</loc>`)
    .join(""),
);

it("reads pages from a sitemap and nothing from anything else", () => {
  expect(routes.map((route) => route.path)).toHaveLength(5);
  expect(readRoutes("<html>no sitemap</html><loc>no address</loc>")).toEqual([]);
});

it("gives pages of one name different titles", () => {
  const titles = routes.map(({ title }) => title);
  expect(titles).toContain("Guides › Lockup › Deployments");
  expect(new Set(titles).size).toBe(titles.length);
  const [release] = readRoutes("<loc>https://example.org/guides/flow/previous-deployments/v1.0</loc>");
  expect(release?.title).toBe("Guides › Flow › Previous deployments › v1.0");
});

it("offers the page that a misspelt or moved address meant", () => {
  expect(findNearestRoutes("/concepts/lockup/segmnets", routes, 1)[0]?.path).toBe(
    "/concepts/lockup/segments",
  );
  expect(findNearestRoutes("/docs/deployments/flow", routes, 3).map((route) => route.path)).toContain(
    "/guides/flow/deployments",
  );
  expect(findNearestRoutes("/fee", routes, 1)[0]?.path).toBe("/concepts/fees");
});

it("offers nothing where nothing is near", () => {
  expect(findNearestRoutes("/xyzzy", routes, 5)).toEqual([]);
  expect(findNearestRoutes("/nothing/here", routes, 5)).toEqual([]);
  expect(findNearestRoutes("/", routes, 5)).toEqual([]);
});

it.each([
  [
    "/contracts/v2/reference/core/contract.SablierV2LockupLinear",
    ["SablierV2LockupLinear", "Sablier Lockup Linear", "Lockup Linear"],
  ],
  ["/contracts/v2/deployments", ["deployments"]],
  ["/guides/lockup/how-to-cancel.html", ["how to cancel", "lockup how to cancel", "to cancel"]],
  ["/concepts/fees%", ["fees", "concepts fees"]],
  ["/concepts/%E2%80%9Cfees%E2%80%9D", ["fees", "concepts fees"]],
  ["/", []],
])("searches for the words of %s", (pathname, queries) => {
  expect(listQueries(pathname)).toEqual(queries);
});
