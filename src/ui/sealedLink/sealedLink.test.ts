import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSealed, SEAL, computeSeal, writeSealed } from "./sealedLink";

const NAMES = ["batch", "rows", "symbol"];
const parameters = new URLSearchParams({
  batch: "lockup/range/cliff",
  rows: "address,amount\n0x4444444444444444444444444444444444444444,1000 + 5|7\n",
  symbol: "100%",
});
const link = writeSealed(parameters);
const values = (reading: ReturnType<typeof readSealed>) =>
  "parameters" in reading ? Object.fromEntries(reading.parameters) : reading.kind;

describe("a sealed link", () => {
  it("has its seal first", () => {
    expect(link).toMatch(/^seal=[0-9a-z]{7}&batch=/u);
    expect(computeSeal([["batch", "1"]])).not.toBe(computeSeal([["batch", "2"]]));
    expect(computeSeal([...parameters].reverse())).toBe(computeSeal(parameters));
  });

  it.each(["#", "?", ""])("is whole behind %j", (sign) => {
    expect(readSealed(sign + link, NAMES)).toMatchObject({ kind: "whole" });
    expect(values(readSealed(sign + link, NAMES))).toEqual(Object.fromEntries(parameters));
  });

  it("says that it was cut, wherever it was cut", () => {
    for (let length = 1; length < link.length; length++) {
      const cut = readSealed(`#${link.slice(0, length)}`, NAMES);
      // A percent sign reads the same with and without the digits of its escape.
      if (cut.kind === "whole") expect(values(cut)).toEqual(Object.fromEntries(parameters));
      else expect(cut.kind, link.slice(0, length)).toBe("cut");
    }
  });

  it("says so of a cut amount, which looks like a smaller one", () => {
    const short = writeSealed(new URLSearchParams({ rows: "address,amount\n0x1,1000" }));
    expect(readSealed(short.slice(0, -1), NAMES).kind).toBe("cut");
  });

  it.each([
    ["escaped once more", encodeURI(link)],
    ["escaped as a component", encodeURIComponent(link)],
    ["escaped twice more", encodeURI(encodeURI(link))],
    ["with %20 for +", link.replaceAll("+", "%20")],
    ["with | for %7C", link.replaceAll("%7C", "|")],
    ["with letters of escapes in small", link.replace(/%[0-9A-F]{2}/gu, (escape) => escape.toLowerCase())],
    ["with less escaped", link.replaceAll("%2C", ",").replaceAll("%2F", "/")],
    ["with &amp;", link.replaceAll("&", "&amp;")],
    ["at the end of a sentence", `${link}.`],
    ["in brackets", `${link})`],
    ["after parameters of others", `utm_source=x&fbclid=y&${link}`],
    ["before parameters of others", `${link}&utm_source=x`],
    ["over two lines", `${link.slice(0, 40)}%20${link.slice(40)}`],
  ])("reads the same %s", (_, changed) => {
    expect(values(readSealed(`#${changed}`, NAMES))).toEqual(Object.fromEntries(parameters));
  });

  it("reads a literal + for %2B where no space is in the text", () => {
    const plus = writeSealed(new URLSearchParams({ rows: "1+2" }));
    expect(values(readSealed(plus.replaceAll("%2B", "+"), NAMES))).toEqual({ rows: "1+2" });
  });

  it("keeps any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (rows) => {
        const form = new URLSearchParams({ rows });
        expect(values(readSealed(`#${writeSealed(form)}`, NAMES))).toEqual(Object.fromEntries(form));
      }),
    );
  });

  it("finds each change of a character", () => {
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(..."0123456789abcxyz"), (at, character) => {
        fc.pre(link[at] !== character && !/[%&=]/u.test(link[at]!));
        const changed = link.slice(0, at) + character + link.slice(at + 1);
        const reading = readSealed(`#${changed}`, NAMES);
        // A changed name of a parameter may leave an address that is not about the form any more.
        if (reading.kind === "whole") expect(values(reading)).toEqual(Object.fromEntries(parameters));
      }),
    );
  });
});

describe("an address without a seal", () => {
  it.each(["", "#", "#values", "?utm_source=x", "#se-cliff", "#sealed"])("holds nothing: %j", (text) => {
    expect(readSealed(text, NAMES)).toEqual({ kind: "none" });
  });

  it("holds what somebody wrote by hand", () => {
    expect(values(readSealed("?symbol=DAI&chain=1", NAMES))).toEqual({ symbol: "DAI" });
    expect(readSealed("?symbol=DAI", NAMES).kind).toBe("unsealed");
  });
});

it("does not take a seal for a parameter of the form", () => {
  expect(readSealed(`#${SEAL}=0000000`, NAMES).kind).toBe("cut");
});
