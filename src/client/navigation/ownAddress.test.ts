import { expect, it } from "vitest";
import { isOwnAddress } from "./ownAddress";

const FEES = "https://docs.test/concepts/fees";

it.each([
  [FEES, "/concepts/fees", true],
  [FEES, "/concepts/fees/", true],
  [FEES, "/concepts/fees.html", true],
  [FEES, "/web/20261126/https://docs.test/concepts/fees", false],
  [FEES, "/ipfs/bafy/concepts/fees.html", false],
  [FEES, "/", false],
  ["https://docs.test/", "/index.html", true],
  ["https://docs.test/404.html", "/whatever", true],
  // A preview gives no address before its scripts run.
  [undefined, "/concepts/fees", true],
])("says of a page at %s under %s: %s", (canonical, pathname, own) =>
  expect(isOwnAddress(canonical, pathname)).toBe(own),
);
