import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { compileContract } from "../../../node/solidity/compile";
import { readSablier } from "../../../node/solidity/sablier";
import { readSteps, scenarios, Session, World } from ".";
import { provocations } from "./provocations";

let world: World;

beforeAll(async () => {
  const hooks = await compileContract("samples/solidity/lockup/HookRecorder.sol");
  world = await World.create({ ...(await readSablier()), hooks });
});

it.each(Object.entries(provocations))(
  "%s is what its steps end in",
  async (name, { page, scenario: id, steps }) => {
    const scenario = scenarios.find((scenario) => scenario.id === id)!;
    const read = readSteps(steps, scenario);
    expect(read).toBeInstanceOf(Array);
    await world.chain.sandbox(async () => {
      const session = await Session.open(world, scenario);
      const refusals: (string | undefined)[] = [];
      for (const step of read as Exclude<typeof read, string>) {
        refusals.push((await session.play(step))?.refusal?.errorName);
      }
      expect(refusals.pop()).toBe(name);
      expect(refusals.every((refusal) => refusal === undefined)).toBe(true);
    });
    expect(readFileSync(`docs${page}.mdx`, "utf8")).toContain(`<StreamPlayground scenario="${id}" />`);
  },
);
