import { beforeAll, describe, expect, it } from "vitest";
import { compileContract } from "../../../../node/solidity/compile";
import { readSablier } from "../../../../node/solidity/sablier";
import { catalog } from "../../../../protocol/streams/shapes/catalog";
import { CreationRefused, type Scenario, scenarios, Session, writeStartingCode, type View, World } from "..";
import { INITIAL, readScenario } from "../creation/form";
import { fillForm } from "../creation/formAddress";
import { recreateShape } from "../creation/shape";

const DAY = 86_400n;
const DAI = 10n ** 18n;
let world: World;

beforeAll(async () => {
  const hooks = await compileContract("samples/solidity/lockup/HookRecorder.sol");
  world = await World.create({ ...(await readSablier()), hooks });
});

/** Opens a scenario on the common chain and puts that back afterwards. */
const open = (id: string | Scenario, look: (session: Session) => Promise<void>): Promise<void> =>
  world.chain.sandbox(async () => {
    const scenario = typeof id === "string" ? scenarios.find((scenario) => scenario.id === id)! : id;
    await look(await Session.open(world, scenario));
  });

const values = ({ picture }: View): Record<string, string> =>
  Object.fromEntries([
    ["status", picture.status],
    ...picture.rows.map(({ label, value }) => [label, value]),
    ...picture.balances.map(({ role, value }) => [role, value]),
  ]);

/** What the text of each scenario says of its beginning. */
const beginnings: Record<string, Record<string, string>> = {
  "token-streaming": {
    status: "STREAMING",
    Streamed: "1,000 DAI",
    Withdrawn: "400 DAI",
    "Withdrawable now": "600 DAI",
  },
  cancelability: {
    status: "STREAMING",
    Streamed: "5,000 DAI",
    Withdrawn: "2,000 DAI",
    "Refundable now": "7,000 DAI",
  },
  transferability: { status: "STREAMING", Transferable: "yes", "NFT owned by": "recipient" },
  "lockup-statuses": { status: "PENDING", Streamed: "0 DAI", "Refundable now": "3,000 DAI" },
  hooks: { status: "STREAMING", "NFT owned by": "contract", contract: "0 DAI" },
  "stream-nft": { status: "STREAMING", Streamed: "1,500 DAI" },
  fees: { status: "STREAMING", "Fee of a withdrawal": "0.000333333333333333 ETH" },
  segments: { status: "STREAMING", Streamed: "102.400000… DAI" },
  tranches: { status: "STREAMING", Streamed: "250 DAI", "Refundable now": "750 DAI" },
  "price-gated": { status: "STREAMING", Streamed: "0 DAI", Price: "3,000 USD" },
  "flow-overview": { status: "STREAMING_SOLVENT", "Total debt": "600 USDC", "Uncovered debt": "0 USDC" },
  "flow-statuses": {
    status: "STREAMING_INSOLVENT",
    "Total debt": "800 USDC",
    "Covered debt": "500 USDC",
    "Uncovered debt": "300 USDC",
  },
  own: { status: "STREAMING", Deposited: "100 DAI", Streamed: "0 DAI" },
};

describe("a scenario", () => {
  it.each(scenarios.map(({ id }) => id))("%s begins as its text says", (id) =>
    open(id, async (session) => {
      const view = await session.view();
      expect(values(view)).toMatchObject(beginnings[id]!);
      expect(view.steps).toEqual([]);
      expect(view.picture.description).toContain(view.picture.status);
      expect(view.picture.plot.upper).toMatch(/^M/);
    }),
  );
});

it("names the areas of a curve where these have room", () =>
  open("flow-statuses", async (session) => {
    const { labels } = (await session.view()).picture.plot;
    expect(labels.map(({ text }) => text)).toEqual(["Covered debt", "Uncovered debt", "Refundable"]);
  }));

describe("the stream of a form", () => {
  const described = catalog.flatMap(({ demo, family, id }) => {
    const creation = family === "airdrops" ? undefined : recreateShape(demo);
    return creation ? [[id, creation] as const] : [];
  });

  it.each(described)(
    "with the values of the shape %s is created, and pays everything by its end",
    (_, creation) =>
      open(readScenario(fillForm(creation)) as Scenario, async (session) => {
        const view = await session.view();
        expect(view.log[0]?.refusal).toBeUndefined();
        if (creation.model === "flow") return;
        await session.play({ at: session.scenario.span });
        const { Deposited, Streamed } = values(await session.view());
        expect(Streamed).toBe(Deposited);
      }),
  );

  it("is refused with the contract's own error when it breaks a rule", async () => {
    const cliffAfterEnd = readScenario({ ...INITIAL, cliff: "100d" }) as Scenario;
    await expect(open(cliffAfterEnd, async () => undefined)).rejects.toMatchObject({
      refusal: { errorName: "SablierLockupHelpers_CliffTimeNotLessThanEndTime" },
    });
    const unaffordable = readScenario({ ...INITIAL, model: "flow", deposit: "2000000" }) as Scenario;
    await expect(open(unaffordable, async () => undefined)).rejects.toBeInstanceOf(CreationRefused);
  });

  it("starts with the code of its approval and its creation", () =>
    open(readScenario(INITIAL) as Scenario, async (session) => {
      const { log } = await session.view();
      const code = writeStartingCode(session.scenario, log[0]!.code);
      expect(code.solidity.split("\n").slice(0, 2)).toEqual([
        "dai.approve(address(lockup), 100_000_000_000_000_000_000);",
        "lockup.createWithDurationsLL({",
      ]);
      expect(code.viem).toContain('functionName: "approve"');
      expect(code.viem).toContain("{ cliff: 2_160_000, total: 8_640_000 }");
    }));
});

describe("a playground", () => {
  it("shows what a withdrawal did, and takes it back", () =>
    open("token-streaming", async (session) => {
      const before = await session.view();
      const entry = await session.play({ by: "recipient", action: "withdrawMax", args: ["recipient"] });
      expect(entry).toMatchObject({ by: "recipient", at: 10n * DAY, call: "withdrawMax(1, recipient)" });
      expect(entry?.events.map(({ emitter, name }) => [emitter, name])).toEqual([
        ["dai", "Transfer"],
        ["lockup", "WithdrawFromLockupStream"],
        ["lockup", "MetadataUpdate"],
      ]);
      expect(entry?.gas).toBeGreaterThan(21_000n);
      expect(values(await session.view())).toMatchObject({ Withdrawn: "1,000 DAI", recipient: "1,000 DAI" });
      await session.undo();
      expect(await session.view()).toEqual(before);
    }));

  it("says what a call would be refused with, and keeps the state when it is", () =>
    open("cancelability", async (session) => {
      const acts = (["recipient", "sender"] as const).map((by) => ({ by, action: "cancel", args: [] }));
      expect(await session.tryOut(acts)).toEqual([
        { errorName: "SablierLockup_Unauthorized", args: ["1", "recipient"] },
        undefined,
      ]);
      const before = values(await session.view());
      expect((await session.play(acts[0]!))?.refusal?.errorName).toBe("SablierLockup_Unauthorized");
      const view = await session.view();
      expect(values(view)).toEqual(before);
      expect(view.log.at(-1)?.refusal).toBeDefined();
    }));

  it("moves its clock on, and back as far as the last transaction", () =>
    open("token-streaming", async (session) => {
      await session.play({ at: 20n * DAY });
      await session.play({ at: 25n * DAY });
      expect(values(await session.view()).Streamed).toBe("2,500 DAI");
      await session.play({ at: 0n });
      const view = await session.view();
      expect(view.now).toBe(6n * DAY);
      // Moves in a row are one step, to undo and in the address.
      expect(view.steps).toEqual([{ at: 6n * DAY }]);
      await session.undo();
      expect((await session.view()).now).toBe(10n * DAY);
    }));

  it("goes back to its beginning, however much has happened", () =>
    open("flow-statuses", async (session) => {
      const before = await session.view();
      for (const action of ["pause", "void"]) await session.play({ by: "sender", action, args: [] });
      await session.play({ at: 30n * DAY });
      await session.play({ by: "stranger", action: "deposit", args: [String(10n ** 6n)] });
      expect(values(await session.view()).status).toBe("VOIDED");
      await session.reset();
      expect(await session.view()).toEqual(before);
    }));

  it("calls a contract's hooks once it is allowed to", () =>
    open("hooks", async (session) => {
      const cancel = { by: "sender", action: "cancel", args: [] } as const;
      const emitters = async () =>
        (await session.play(cancel))?.events
          .filter(({ emitter }) => emitter === "contract")
          .map(({ name }) => name);
      expect(await emitters()).toEqual([]);
      await session.undo();
      await session.play({ by: "admin", action: "allowToHook", args: [] });
      expect(await emitters()).toEqual(["Canceled"]);
    }));

  it("asks for the fee, and follows the price", () =>
    open("fees", async (session) => {
      const withdraw = (value: bigint) => ({
        by: "recipient" as const,
        action: "withdraw",
        args: ["recipient", String(DAI), String(value)],
      });
      const [refusal] = await session.tryOut([withdraw(1n)]);
      expect(refusal?.errorName).toBe("SablierLockup_InsufficientFeePayment");
      await session.play({ by: "admin", action: "setPrice", args: [String(6_000n * 10n ** 8n)] });
      expect(values(await session.view())["Fee of a withdrawal"]).toBe("0.000166666666666666 ETH");
      expect(await session.tryOut([withdraw(166_666_666_666_666n)])).toEqual([undefined]);
    }));

  it("has the picture of the NFT, until it is burned", () =>
    open("stream-nft", async (session) => {
      expect((await session.view()).picture.nft?.image).toMatch(/^data:image\/svg\+xml;base64,/);
      await session.play({ at: 30n * DAY });
      await session.play({ by: "recipient", action: "withdrawMax", args: ["recipient"] });
      await session.play({ by: "recipient", action: "burn", args: [] });
      const view = await session.view();
      expect(view.picture.nft).toBeUndefined();
      expect(values(view)).toMatchObject({ status: "DEPLETED", "NFT owned by": "nobody, it was burned" });
    }));

  it("writes each call in Solidity and for viem", () =>
    open("fees", async (session) => {
      const entry = await session.play({
        by: "recipient",
        action: "withdraw",
        args: ["stranger", "5", "333333333333333"],
      });
      expect(entry?.code.solidity).toBe(
        "// Sent by the recipient.\nlockup.withdraw{ value: 333_333_333_333_333 }({ streamId: 1, to: stranger, amount: 5 });",
      );
      expect(entry?.code.viem).toContain("args: [1n, stranger, 5n],\n  value: 333_333_333_333_333n,");
      const { log } = await session.view();
      expect(log[0]?.code.solidity).toContain("LockupLinear.Durations({ cliff: 0, total: 2_592_000 })");
    }));

  it("says why the contract refuses to create a stream", async () => {
    const scenario = scenarios.find(({ id }) => id === "token-streaming")!;
    const creation = { ...scenario.creation, deposit: 0n } as Scenario["creation"];
    await expect(open({ ...scenario, creation }, async () => undefined)).rejects.toMatchObject({
      refusal: { errorName: "SablierLockupHelpers_DepositAmountZero" },
    });
  });
});
