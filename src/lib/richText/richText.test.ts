import { expect, it } from "vitest";
import { parse, plain } from "./richText";

it("finds code and links between text", () => {
  expect(parse("Call `withdraw` as [recipient](/concepts/nft#roles).")).toEqual([
    { type: "text", value: "Call " },
    { type: "code", value: "withdraw" },
    { type: "text", value: " as " },
    { type: "link", value: "recipient", to: "/concepts/nft#roles" },
    { type: "text", value: "." },
  ]);
});

it("leaves other signs alone", () => {
  for (const text of ["2^128 * 3 < 4", "[sic] (see below)", "a ` b", ""]) {
    expect(plain(text)).toBe(text);
  }
});

it("drops the markup", () => {
  expect(plain("[Fees](/concepts/fees) and `isCancelable(id)`")).toBe("Fees and isCancelable(id)");
});
