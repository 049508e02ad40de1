import { beforeAll, expect, it } from "vitest";
import { Stage, tokens } from "../solidity/lockup/setup";
import { FEE, USD } from "../solidity/rig";
import { openSession, revertingClient } from "./setup";
import { type Session } from "./stream";
import { withdrawFromAll } from "./withdrawMultiple";

let stage: Stage;
let session: Session;
beforeAll(async () => {
  stage = await Stage.set({ lockupFeeUSD: 1n * USD });
  session = openSession(stage.chain, stage.carol, stage.lockup.address);
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

fresh("pays each recipient for one fee, and leaves out what has nothing", async () => {
  const [first, second] = [await stage.stream(stage.bob), await stage.stream(stage.carol)];
  stage.chain.advance(250n);
  const empty = await stage.stream(stage.bob);
  const { paid, failed } = await withdrawFromAll(session, [first, second, empty]);
  expect([...paid]).toEqual([
    [first, tokens(250)],
    [second, tokens(250)],
  ]);
  expect(failed).toEqual([]);
  expect(await stage.dai.read("balanceOf", [stage.bob])).toBe(tokens(250));
  expect(await stage.chain.balance(stage.lockup.address)).toBe(FEE);
  // All is taken: nothing is sent any more.
  const before = stage.chain.receipts.length;
  expect((await withdrawFromAll(session, [first, second])).paid.size).toBe(0);
  expect(stage.chain.receipts).toHaveLength(before);
});

fresh("sends the highest of different fees", async () => {
  const dear = await stage.stream(stage.bob, { sender: stage.carol });
  const free = await stage.stream(stage.bob);
  await stage.sablier.comptroller.send("setCustomFeeUSDFor", [2, stage.alice, 0n], {
    from: stage.sablier.admin,
  });
  stage.chain.advance(100n);
  expect((await withdrawFromAll(session, [free, dear])).paid.size).toBe(2);
  expect(await stage.chain.balance(stage.lockup.address)).toBe(FEE);
});

fresh("names the streams that failed, though the call succeeded", async () => {
  const [id, drained] = [await stage.stream(stage.bob), await stage.stream(stage.bob)];
  stage.chain.advance(100n);
  // Someone else is quicker: between the amounts and the call the second stream is emptied.
  const { simulateContract } = session.client;
  const client = {
    ...session.client,
    simulateContract: async (asked: Parameters<typeof simulateContract>[0]) => {
      await stage.lockup.send("withdrawMax", [drained, stage.bob], { from: stage.bob, value: FEE });
      return simulateContract(asked);
    },
  } as unknown as typeof session.client;
  const { paid, failed } = await withdrawFromAll({ ...session, client }, [id, drained]);
  expect([...paid.keys()]).toEqual([id]);
  expect(failed).toEqual([drained]);
  await expect(
    withdrawFromAll({ ...session, client: revertingClient(stage.chain) }, [await late()]),
  ).rejects.toThrow("The withdrawal reverted.");
});

/** A stream with something in it. */
async function late(): Promise<bigint> {
  const id = await stage.stream(stage.bob);
  stage.chain.advance(10n);
  return id;
}
