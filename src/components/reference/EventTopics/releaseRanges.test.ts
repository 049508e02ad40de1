import { expect, it } from "vitest";
import { formatReleaseRanges } from "./releaseRanges";

const all = ["v1.0", "v1.1", "v1.2", "v2.0", "v3.0"];

it.each([
  [["v1.0"], "v1.0"],
  [["v1.0", "v1.1"], "v1.0 and v1.1"],
  [["v1.1", "v1.2", "v2.0", "v3.0"], "v1.1 to v3.0"],
  [["v1.0", "v1.2", "v2.0", "v3.0"], "v1.0, v1.2 to v3.0"],
])("says %j as %s", (releases, words) => expect(formatReleaseRanges(releases, all)).toBe(words));
