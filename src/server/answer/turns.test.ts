import { expect, it } from "vitest";
import { createQueue } from "./turns";

it("runs one after the other, refuses more than may wait, and continues after a failure", async () => {
  const inTurn = createQueue("simulations", 2);
  const order: string[] = [];
  let end = () => {};
  const first = inTurn(async () => {
    order.push("begins");
    await new Promise<void>((resolve) => (end = resolve));
    order.push("fails");
    throw new Error("broken");
  });
  const second = inTurn(async () => order.push("next"));
  await expect(inTurn(async () => order.push("never"))).rejects.toThrow("busy with other simulations");
  end();
  await expect(first).rejects.toThrow("broken");
  await second;
  expect(order).toEqual(["begins", "fails", "next"]);
  await expect(inTurn(async () => "room")).resolves.toBe("room");
});
