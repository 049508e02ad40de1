import { expect, it } from "vitest";
import { explain } from "./explain";

it("writes the date beside each argument that is a moment, and nothing beside other figures", () => {
  const { values } = explain({
    errorName: "SablierLockupHelpers_CliffTimeNotLessThanEndTime",
    args: ["1,817,280,000", "1,808,640,000"],
  });
  expect(values).toEqual([
    { name: "cliffTime", value: "1,817,280,000 (2027-08-03 08:00 UTC)" },
    { name: "endTime", value: "1,808,640,000 (2027-04-25 08:00 UTC)" },
  ]);
  const overdraw = explain({
    errorName: "SablierLockup_Overdraw",
    args: ["7", "1,000,000", "2,000,000"],
  });
  expect(overdraw.values.map(({ value }) => value)).toEqual(["7", "1,000,000", "2,000,000"]);
});
