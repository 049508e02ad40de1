import { beforeEach, expect, it } from "vitest";
import { keepTypedForm, readTypedForm } from "./typedForm";

const INITIAL = { chainId: 1, safe: "", isCancelable: true };
const typed = { form: { chainId: 8453, safe: "0x12", isCancelable: false }, address: "#a", isTried: true };

beforeEach(() => sessionStorage.clear());

it("returns what was kept in this tab", () => {
  expect(readTypedForm("batch", INITIAL)).toBeUndefined();
  keepTypedForm("batch", typed);
  expect(readTypedForm("batch", INITIAL)).toEqual(typed);
  expect(readTypedForm("csv", INITIAL)).toBeUndefined();
});

it("keeps no form that would slow down each visit", () => {
  keepTypedForm("batch", typed);
  keepTypedForm("batch", { ...typed, form: { ...INITIAL, safe: "x".repeat(200_000) } });
  expect(readTypedForm("batch", INITIAL)).toBeUndefined();
});

it.each(["", "{", "7", "null", "[]", '{"form":1}'])("ignores what it cannot read: %s", (text) => {
  keepTypedForm("batch", typed);
  const [key] = Object.keys(sessionStorage);
  sessionStorage.setItem(key!, text);
  expect(readTypedForm("batch", INITIAL)).toBeUndefined();
});

it("takes known fields of the right type only", () => {
  keepTypedForm("batch", { ...typed, form: { chainId: "8453", safe: "0x12", evil: 1 } });
  expect(readTypedForm("batch", INITIAL)?.form).toEqual({ chainId: 1, safe: "0x12", isCancelable: true });
});
