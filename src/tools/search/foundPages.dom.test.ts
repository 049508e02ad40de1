import { expect, it } from "vitest";
import { isNamed } from "./foundPages";

it.each([
  ["<mark>Fees</mark>"],
  ["<mark>Cancel</mark> a <mark>stream</mark>"],
  ["<mark>Lockup</mark> v1.2 <mark>deployments</mark>"],
  ["<mark>SablierLockup</mark>"],
])("%s is named by the address", (heading) => expect(isNamed({ headings: ["Page", heading] })).toBe(true));

it.each([
  ["Try a query <mark>here</mark>"],
  ["What else <mark>should</mark> I read from the contract?"],
  ["Fees &lt;mark&gt;here&lt;/mark&gt;"],
  [""],
])("%s is not", (heading) => expect(isNamed({ headings: ["<mark>Page</mark>", heading] })).toBe(false));
