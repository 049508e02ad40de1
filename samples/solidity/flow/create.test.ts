import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zeroAddress } from "viem";
import { FigureRecord } from "../../figures";
import { type Contract, deployToken, expectRevert, forgeTest } from "../rig";
import { testRuns } from "../../../src/tools/playground/fixtures/testRuns";
import { DAY, RATE, Stage, usdc } from "./setup";

const figures = new FigureRecord("samples/solidity/flow/create.figures.json", "createFlow");
afterAll(() => figures.check());

let stage: Stage;
let sample: Contract;

beforeAll(async () => {
  stage = await Stage.set();
  sample = await stage.sample("CreateFlow", [stage.flow.address, stage.usdc.address]);
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

testRuns(figures, "samples/solidity/flow/CreateFlow.sol");

describe("the first stream", () => {
  fresh("belongs to the caller and needs no tokens", async () => {
    const first = await stage.sample("FirstFlow", [stage.flow.address, stage.usdc.address]);
    const next = await stage.flow.read<bigint>("nextStreamId");
    const { result: id } = await first.send<bigint>("open", [stage.bob], { from: stage.alice });
    expect(id).toBe(next);
    expect(await stage.read("getBalance", id)).toBe(0n);
    expect(await stage.read("getSender", id)).toBe(stage.alice);
    expect(await stage.read("getRecipient", id)).toBe(stage.bob);
    expect(await stage.status(id)).toBe("STREAMING_SOLVENT");
    stage.chain.advance(DAY);
    expect(figures.amount("first.day", await stage.read<bigint>("totalDebtOf", id), 6)).toBe(usdc(86.4));
  });
});

describe("the first Foundry test", () => {
  it("passes", async () => {
    expect(await forgeTest("samples/solidity/flow/FirstFlow.t.sol")).toEqual([
      "test_Opens",
      "test_PaysWhatADayOwes",
    ]);
  });
});

describe("a monthly stream", () => {
  fresh("takes its first deposit from the caller", async () => {
    const before = await stage.balance(stage.alice);
    const receipt = await sample.send<bigint>(
      "createMonthlyAndDeposit",
      [stage.bob, usdc(1_000), usdc(500)],
      { from: stage.alice },
    );
    expect(before - (await stage.balance(stage.alice))).toBe(usdc(500));
    expect(await stage.read("getBalance", receipt.result)).toBe(usdc(500));
    const names = receipt.events
      .filter(({ address }) => address === stage.flow.address)
      .map(({ name }) => name);
    expect(names).toEqual(["Transfer", "MetadataUpdate", "CreateFlowStream", "DepositFlowStream"]);
  });
});

describe("a stream's fields", () => {
  const getters = [
    "getStream",
    "getBalance",
    "getRatePerSecond",
    "getRecipient",
    "getSender",
    "getToken",
    "isVoided",
  ];

  fresh("come at once, by the ID from the receipt", async () => {
    const { events } = await sample.send("createMonthly", [stage.bob, usdc(1_000)], { from: stage.alice });
    const { streamId } = events.find(({ name }) => name === "CreateFlowStream")!.args as { streamId: bigint };
    const stream = await stage.read<{ sender: string; token: string; tokenDecimals: number }>(
      "getStream",
      streamId,
    );
    expect(stream).toMatchObject({ sender: stage.alice, token: stage.usdc.address, tokenDecimals: 6 });
  });

  fresh("are none for an unknown ID", async () => {
    for (const getter of getters) {
      await expectRevert(stage.read(getter, 99n), "SablierFlowState_Null", [99n]);
    }
    expect(await stage.read("isStream", 99n)).toBe(false);
  });
});

describe("the start time", () => {
  fresh("in the future makes the stream wait", async () => {
    const start = stage.chain.timestamp + DAY;
    const { result: id } = await sample.send<bigint>(
      "createMonthlyAt",
      [stage.bob, usdc(1_000), Number(start)],
      {
        from: stage.alice,
      },
    );
    expect(await stage.status(id)).toBe("PENDING");
    expect(await stage.read("totalDebtOf", id)).toBe(0n);
    stage.chain.advance(DAY);
    expect(await stage.status(id)).toBe("STREAMING_SOLVENT");
  });
});

describe("what goes wrong", () => {
  const create = (change: {
    sender?: string;
    recipient?: string;
    rate?: bigint;
    start?: bigint;
    token?: string;
  }) =>
    stage.flow.send("create", [
      change.sender ?? stage.alice,
      change.recipient ?? stage.bob,
      change.rate ?? RATE,
      Number(change.start ?? 0n),
      change.token ?? stage.usdc.address,
      true,
    ]);

  fresh("is a zero address", async () => {
    await expectRevert(create({ sender: zeroAddress }), "SablierFlow_SenderZeroAddress");
    await expectRevert(create({ recipient: zeroAddress }), "ERC721InvalidReceiver", [zeroAddress]);
  });

  fresh("is a rate of zero with a start in the future; without one the stream begins paused", async () => {
    await expectRevert(
      create({ rate: 0n, start: stage.chain.timestamp + DAY }),
      "SablierFlow_CreateRatePerSecondZero",
    );
    const id = await stage.flow.read<bigint>("nextStreamId");
    await create({ rate: 0n });
    expect(await stage.status(id)).toBe("PAUSED_SOLVENT");
  });

  fresh(
    "is the chain's native token, for which the zero address stands until the Comptroller names one",
    async () => {
      await expectRevert(create({ token: zeroAddress }), "SablierFlow_CreateNativeToken", [zeroAddress]);
    },
  );

  fresh("is a token of more than 18 decimals", async () => {
    const token = await deployToken(stage.chain, "WIDE", 19);
    await expectRevert(create({ token: token.address }), "SablierFlow_InvalidTokenDecimals", [token.address]);
  });

  fresh("is a deposit without an allowance, or of nothing", async () => {
    const args = [stage.alice, stage.bob, RATE, 0, stage.usdc.address, true];
    await expectRevert(
      stage.flow.send("createAndDeposit", [...args, usdc(1)], { from: stage.bob }),
      "ERC20InsufficientAllowance",
      [stage.flow.address, 0n, usdc(1)],
    );
    await expectRevert(
      stage.flow.send("createAndDeposit", [...args, 0n], { from: stage.alice }),
      "SablierFlow_DepositAmountZero",
    );
  });

  fresh("is ether that is sent along: it stays", async () => {
    await stage.flow.send("create", [stage.alice, stage.bob, RATE, 0, stage.usdc.address, true], {
      from: stage.alice,
      value: 5n,
    });
    expect(await stage.chain.balance(stage.flow.address)).toBe(5n);
  });
});
