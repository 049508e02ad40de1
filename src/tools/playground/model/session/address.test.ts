import { expect, it } from "vitest";
import { readSteps, writeSteps } from "./address";
import { LATEST, type Step } from "../scenario";
import { scenarios } from "../scenarios";

const scenario = scenarios.find(({ id }) => id === "token-streaming")!;

it("brings back the steps that it was written from", () => {
  const steps: Step[] = [
    { at: 864_000n },
    { by: "recipient", action: "withdraw", args: ["stranger", "1500000000000000000"] },
    { by: "sender", action: "cancel", args: [] },
  ];
  const text = writeSteps(steps);
  expect(text).toBe("864000~recipient.withdraw.stranger.1500000000000000000~sender.cancel");
  expect(readSteps(text, scenario)).toEqual(steps);
  expect(encodeURIComponent(text)).toBe(text);
  expect(readSteps("", scenario)).toEqual([]);
});

it.each([
  "recipient.steal",
  "admin.cancel",
  "recipient.withdraw.recipient",
  "recipient.withdraw.nobody.5",
  "recipient.withdraw.recipient.-5",
  "12days",
  String(LATEST + 1n),
  "sender.cancel~",
])("says what is wrong with %s", (text) => {
  expect(readSteps(text, scenario)).toMatch(/a step that this playground does not know/);
});

it("refuses more steps than a person makes", () => {
  expect(readSteps(Array(501).fill("1").join("~"), scenario)).toMatch(/at most 500/);
});
