import { describe, expect, it } from "vitest";
import { exactFactor, exactThing } from "./exactThings";

describe("what a query names exactly", () => {
  it.each([
    ["LK2-8453-676", "/api/ids"],
    ["LL3–1–29", "/api/ids"],
    ["LK2-1-55 what is this id?", "/api/ids"],
    ["what does LK3-1-42 mean", "/api/ids"],
    ["MF2_VCA", "/api/ids"],
    ["LL3", "/api/ids"],
    ["0xe0bfe071da104e571298f8b6e0fce44c512c1ff4-137-21", "/api/ids"],
    ["SablierV2LockupLinear", "/guides/lockup/previous-deployments/v1.2"],
    ["SablierV2MerkleStreamerFactory", "/guides/airdrops/previous-deployments/v1.1"],
    ["SablierV2Lockup_StreamDepleted", "/reference/errors"],
    ["SablierMerkleFactory", "/guides/airdrops/previous-deployments/v1.3"],
    ["https://app.sablier.finance/stream/1", "/apps/v1"],
    ["pay.sablier.finance", "/apps/v1"],
    ["sablier v1", "/guides/legacy/overview"],
    ["app.sablier.com", "/apps/features/overview"],
    ["https://app.sablier.com/vesting/stream/LK3-1-42", "/apps/guides/url-schemes"],
    ["GS026", "/reference/errors"],
    ["comptroller on base", "/concepts/governance"],
  ])("%s is explained on %s", (query, path) => expect(exactThing(query).pages?.test(path)).toBe(true));

  it.each(["0xd93c0665", "OwnableUnauthorizedAccount", "PRBMath_UD60x18_Convert_Overflow"])(
    "%s leads to the decoder where it is not known",
    (query) => expect(exactThing(query).otherwise).toMatch(/revert/),
  );

  it.each([
    ["cancel LK3–8453–7", "cancel stream"],
    ["is 0xe0bfe071da104e571298f8b6e0fce44c512c1ff4-137-21 mine?", "is stream mine?"],
    ["why can I not claim 0xf50760d8ead9ff322631a1f3ebf26cc7891b3708-137", "why can I not claim campaign"],
  ])("what %s asks is asked of any such thing", (query, text) => expect(exactThing(query)).toEqual({ text }));

  it.each(["ll", "flow", "cancel a stream", "Fees", ""])("%j is no such thing", (query) =>
    expect(exactThing(query)).toEqual({}),
  );

  it.each(["LK2-8453-676", "MF2_VCA", "LL3"])(
    "%s leads to the section on aliases before its page",
    (query) => {
      const exact = exactThing(query);
      const factor = (path: string, anchor: string) =>
        exactFactor(exact, { path, url: `https://docs.example${path}${anchor}` });
      expect(factor("/api/ids", "#aliases")).toBeGreaterThan(2 * factor("/api/ids", ""));
      expect(factor("/api/ids", "#which-one-do-i-use")).toBe(factor("/api/ids", ""));
      expect(factor("/concepts/fees", "#aliases")).toBe(1);
    },
  );
});
