import { referenceSupplement } from "../../../data/contracts/referenceSupplement";
import { beforeAll, describe, expect, it } from "vitest";
import { Stage as FlowStage, RATE, usdc } from "../flow/setup";
import { Stage, tokens } from "../lockup/setup";
import { TOKEN_TRANSFERS } from "./tokenTransfers";

// What data/contracts/referenceSupplement.ts says instead of the NatSpec, on the contracts.

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

describe("the ids of interfaces", () => {
  const contracts = {
    ISablierLockup: () => stage.lockup,
    ISablierFlow: () => stage.sablier.flow,
    ISablierComptroller: () => stage.sablier.comptroller,
  };
  /** `type(I).interfaceId`, as the pages of the reference have it. */
  const own = { ISablierLockup: "0x4ccbdc88", ISablierFlow: "0xc538f93c", ISablierComptroller: "0x1b60e322" };
  const others = ["0x780e9d63", "0x65443910", "0x49064906", "0x80ac58cd", "0x5b5e139f", "0x01ffc9a7"];

  it.each(Object.keys(contracts) as (keyof typeof contracts)[])(
    "%s: reported are those said, only",
    async (name) => {
      const said = referenceSupplement.interfaceIds[name]!.match(/0x[\da-f]{8}/gu)!;
      expect(said.length).toBeGreaterThan(1);
      for (const id of [own[name], ...others, ...said]) {
        expect(await contracts[name]().read("supportsInterface", [id]), id).toBe(said.includes(id));
      }
    },
  );

  it("MINIMAL_INTERFACE_ID has the value said", async () => {
    const id = await stage.sablier.comptroller.read<string>("MINIMAL_INTERFACE_ID");
    expect(referenceSupplement.interfaceIds.ISablierComptroller).toContain(
      `\`MINIMAL_INTERFACE_ID\` \`${id}\``,
    );
    expect(Object.values(referenceSupplement.corrections).join()).toContain(`Its value is \`${id}\`.`);
  });
});

describe("the token alone emits a Transfer, and the NFT does not move, in Lockup's", () => {
  const arguments_: Record<string, (id: bigint) => readonly unknown[]> = {
    cancel: (id) => [id],
    cancelMultiple: (id) => [[id]],
    withdraw: (id) => [id, stage.bob, 1n],
    withdrawMax: (id) => [id, stage.bob],
    withdrawMultiple: (id) => [[id], [1n]],
  };

  it.each(TOKEN_TRANSFERS.lockup)("%s", (name) =>
    stage.chain.sandbox(async () => {
      const id = await stage.stream(stage.bob);
      stage.chain.advance(100n);
      const { events } = await stage.lockup.send(name, arguments_[name]!(id), { from: stage.alice });
      expect(events.filter((event) => event.name === "Transfer").map(({ address }) => address)).toEqual([
        stage.dai.address,
      ]);
    }),
  );
});

describe("the token alone emits a Transfer, and the NFT does not move, in Flow's", () => {
  let flow: FlowStage;

  beforeAll(async () => {
    flow = await FlowStage.set();
  });

  const arguments_: Record<string, (id: bigint) => readonly unknown[]> = {
    deposit: (id) => [id, 1n, flow.alice, flow.bob],
    depositAndPause: (id) => [id, 1n],
    refund: (id) => [id, 1n],
    refundAndPause: (id) => [id, 1n],
    refundMax: (id) => [id],
    restartAndDeposit: (id) => [id, RATE, 1n],
    transferTokens: () => [flow.usdc.address, flow.bob, 1n],
    withdraw: (id) => [id, flow.bob, 1n],
    withdrawMax: (id) => [id, flow.bob],
  };

  it.each(TOKEN_TRANSFERS.flow)("%s", (name) =>
    flow.chain.sandbox(async () => {
      const { alice, bob, chain, usdc: token } = flow;
      const send = (method: string, args: readonly unknown[]) =>
        flow.flow.send<bigint>(method, args, { from: alice });
      const { result: id } = await send("createAndDeposit", [
        alice,
        bob,
        RATE,
        0,
        token.address,
        true,
        usdc(10),
      ]);
      chain.advance(100n);
      if (name === "restartAndDeposit") await send("pause", [id]);
      const { events } = await send(name, arguments_[name]!(id));
      expect(events.filter((event) => event.name === "Transfer").map(({ address }) => address)).toEqual([
        token.address,
      ]);
    }),
  );
});
