import { expect, it } from "vitest";
import { ACTIONS } from "./actions";
import type { Order } from "./calls/calls";
import { nameBatch } from "./name";

const action = (index: number) => ({ kind: "action", action: ACTIONS[index] }) as unknown as Order;

it.each([
  [[{ kind: "lockup" }], "1 vesting in USDC"],
  [[{ kind: "lockup" }, { kind: "lockup" }], "2 vestings in USDC"],
  [[{ kind: "flow" }], "1 payment by the second in USDC"],
  [[{ kind: "flow" }, { kind: "flow" }], "2 payments by the second in USDC"],
  [[action(0)], "1 top-up in USDC"],
  [[action(1)], "1 change of a rate"],
  [[action(2), action(2)], "2 pauses"],
  [[action(2)], "1 pause"],
  [[action(9)], "1 cancellation"],
])("%#", (orders, name) => expect(nameBatch(orders as Order[], "USDC")).toBe(name));
