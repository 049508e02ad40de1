import { describe, expect, it } from "vitest";
import { searchConfig } from "./search";

describe("searchConfig", () => {
  it("uses the embedded index without an environment", () => {
    expect(searchConfig({})).toMatchObject({ hosted: false, insights: false, indexName: "sablierdocs" });
  });

  it("uses the hosted index with both credentials, under the name given", () => {
    const environment = { ALGOLIA_APP_ID: "APP", ALGOLIA_API_KEY: "key", ALGOLIA_INDEX_NAME: "other" };
    expect(searchConfig(environment)).toMatchObject({
      hosted: true,
      appId: "APP",
      apiKey: "key",
      indexName: "other",
      insights: false,
    });
    expect(searchConfig({ ...environment, ALGOLIA_INSIGHTS: "true" }).insights).toBe(true);
  });

  it("stops with a sentence that says which credential is missing", () => {
    expect(() => searchConfig({ ALGOLIA_APP_ID: "APP" })).toThrow(/ALGOLIA_API_KEY is missing/);
    expect(() => searchConfig({ ALGOLIA_API_KEY: "key", ALGOLIA_APP_ID: " " })).toThrow(
      /ALGOLIA_APP_ID is missing/,
    );
  });

  it("keeps click analytics off without a hosted index", () => {
    expect(searchConfig({ ALGOLIA_INSIGHTS: "true" }).insights).toBe(false);
  });
});
