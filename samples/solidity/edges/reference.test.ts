import { beforeAll, describe, expect, it } from "vitest";
import { Stage, tokens } from "../lockup/setup";

// What data/reference-supplement.ts says in the place of the NatSpec, on the contracts.

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set();
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

describe("what the NatSpec asks for and the code does not", () => {
  fresh("recover takes a surplus of zero, and transfers zero tokens", async () => {
    const { bob, carol, dai, lockup, sablier } = stage;
    await stage.stream(bob);
    const { events } = await sablier.comptroller.send(
      "execute",
      [lockup.address, lockup.encode("recover", [dai.address, carol])],
      { from: sablier.admin },
    );
    expect(events.find(({ name }) => name === "Transfer")).toMatchObject({
      address: dai.address,
      args: { from: lockup.address, to: carol, value: 0n },
    });
    expect(await dai.read("balanceOf", [lockup.address])).toBe(tokens(1_000));
  });

  fresh("execute takes an address without code, and says that it has called it", async () => {
    const { carol, sablier } = stage;
    const { events } = await sablier.comptroller.send("execute", [carol, "0x12345678"], {
      from: sablier.admin,
    });
    expect(events).toMatchObject([{ name: "Execute", args: { target: carol, result: "0x" } }]);
  });
});
