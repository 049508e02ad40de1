import { expect, it } from "vitest";
import { findOtherBase, isOwnAddress } from "./ownAddress";

const FEES = "https://docs.test/concepts/fees";

it.each([
  [FEES, "/concepts/fees", true],
  [FEES, "/concepts/fees/", true],
  [FEES, "/concepts/fees.html", true],
  [FEES, "/concepts/fee%73", true],
  [FEES, "/%63oncepts/fees/", true],
  [FEES, "/concepts/fees%", false],
  [FEES, "/docs/concepts/fees", false],
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

it.each([
  [FEES, "/docs/concepts/fees", "/docs/"],
  [FEES, "/docs/concepts/fee%73.html", "/docs/"],
  [FEES, "/a/b/concepts/fees", "/a/b/"],
  ["https://docs.test/", "/docs/", "/docs/"],
  ["https://docs.test/", "/docs/index.html", "/docs/"],
  // Archives put the whole address into their own.
  [FEES, "/web/20261126/https://docs.test/concepts/fees", undefined],
  [FEES, "/web/20261126/https/elsewhere/concepts/fees", undefined],
  ["https://docs.test/", "/web/20261126/https://docs.test/", undefined],
  ["https://docs.test/", "/docs.test/", undefined],
  [FEES, "/a1b2c", undefined],
  [FEES, "/downloads/Fees.html", undefined],
])("finds the base of a page at %s under %s: %s", (canonical, pathname, base) =>
  expect(findOtherBase(canonical, pathname)).toBe(base),
);
