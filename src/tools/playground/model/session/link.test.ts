import { describe, expect, it } from "vitest";
import { INITIAL } from "../creation/form";
import { parseLink, composeLink, toQuery } from "../creation/formAddress";
import { readLink, writeLink } from "./link";

const STEPS = "864000~recipient.withdraw.recipient.4000~sender.cancel";
const getSearch = (link: string) => link.slice(0, link.indexOf("#"));
/** Returns the text cut after each of its characters. */
const cuts = (text: string) =>
  Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 1));

describe("a link to the steps of a playground", () => {
  const link = writeLink("fees", STEPS);

  it("is read as it was written, next to other parameters, too", () => {
    expect(link).toMatch(/^\?seal=\w{7}&playground=fees&steps=864000~recipient.*#playground-fees$/u);
    for (const search of [getSearch(link), `${getSearch(link)}&utm_source=mail`]) {
      const reading = readLink(search, "fees");
      expect(reading.kind === "whole" && reading.parameters.get("steps")).toBe(STEPS);
    }
  });

  it("has nothing for a different playground, nor for one that no link names", () => {
    expect(readLink(getSearch(link), "cancelability")).toEqual({ kind: "none" });
    for (const search of ["", "?chain=8453", "?seal=1234567&amount=5"]) {
      expect(readLink(search, "fees")).toEqual({ kind: "none" });
    }
  });

  it("is refused wherever it was cut, and without its checksum", () => {
    const wrong = cuts(getSearch(link)).filter((search) => readLink(search, "fees").kind !== "refused");
    expect(wrong).toEqual(["?"]);
    expect(readLink(`?playground=fees&steps=${STEPS}`, "fees").kind).toBe("refused");
  });
});

describe("a link to a stream of the reader's own", () => {
  const form = { ...INITIAL, deposit: "1000", cliff: "10d" };
  const link = writeLink("own", STEPS, [...new URLSearchParams(toQuery(form))], [["chain", "1"]]);

  it("has the form and the steps", () => {
    expect(parseLink(getSearch(link))).toEqual({ kind: "form", form, steps: STEPS });
    expect(parseLink(getSearch(composeLink(form)))).toEqual({ kind: "form", form, steps: "" });
  });

  it("is refused wherever it was cut", () => {
    const wrong = cuts(getSearch(link)).filter((search) => parseLink(search).kind !== "refused");
    expect(wrong).toEqual(["?"]);
    expect(parseLink(`?${toQuery(form)}`).kind).toBe("refused");
  });

  it.each([
    ["token", "EVIL", INITIAL.token],
    ["token", "__proto__", INITIAL.token],
    ["to", "0x6666666666666666666666666666666666666666", INITIAL.to],
    ["cancelable", "YES", INITIAL.cancelable],
    ["transferable", "constructor", INITIAL.transferable],
  ])("takes no %s that is not a choice of the form: %s", (field, value, initial) => {
    const hostile = getSearch(
      writeLink("own", "", [...new URLSearchParams(toQuery({ ...form, [field]: value }))]),
    );
    expect(parseLink(hostile)).toMatchObject({ kind: "form", form: { ...form, [field]: initial } });
  });
});
