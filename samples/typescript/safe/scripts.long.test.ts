import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Address, getAddress } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTemplates } from "../../../plugins/protocol-data/src/csvTemplates";
import { type ActionKind, ACTIONS } from "../../../src/tools/batch/model/plan/actions";
import { readStates } from "../../../src/tools/batch/model/trial/examples";
import { INITIAL_FORM } from "../../../src/tools/batch/model/form/form";
import { writeHandover } from "../../../src/tools/batch/model/handover/handover";
import { planBatch } from "../../../src/tools/batch/model/plan/plan";
import { listBatchTemplates } from "../../../src/tools/batch/model/form/templates";
import {
  Chain,
  CHAIN_ID,
  chainProvider,
  compileContract,
  type Contract,
  deploySablier,
  deployToken,
  fund,
  type Sablier,
} from "../../solidity/rig";
import { chooseRounds } from "../../../tests/standIns/long";

/** The scripts that the page of batches hands over, run as their readers run them, against the contracts. */

const root = path.resolve(import.meta.dirname, "../../..");
const templates = listBatchTemplates(readTemplates(path.join(root, "node_modules/sablier/csv/evm")));
const folder = path.join(root, ".cache/handed-over");
const key = generatePrivateKey();
const payer = privateKeyToAccount(key).address;

let chain: Chain;
let sablier: Sablier;
let tokens: Contract[];
let feed: Contract;
let server: Server;
let rpc: string;
let runner: ChildProcess;

beforeAll(async () => {
  chain = await Chain.create();
  sablier = await deploySablier(chain);
  tokens = [
    await deployToken(chain, "GUSD", 2),
    await deployToken(chain, "USDC", 6),
    await deployToken(chain, "DAI", 18),
  ];
  const priceFeed = await compileContract(
    "samples/solidity/rig/contracts/TestPriceFeed.sol",
    "TestPriceFeed",
  );
  feed = await chain.deploy(priceFeed, [8, 3_000n * 10n ** 8n]);
  await chain.setBalance(payer, 10n ** 20n);
  for (const token of tokens) await token.send("mint", [payer, 10n ** 30n]);
  const provider = chainProvider(chain);
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { id, method, params } = JSON.parse(Buffer.concat(parts).toString()) as {
        id: number;
        method: string;
        params: unknown;
      };
      provider.request({ method, params }).then(
        (result) => response.end(JSON.stringify({ jsonrpc: "2.0", id, result })),
        (error: Error) =>
          response.end(
            JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32_601, message: error.message } }),
          ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  rpc = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  mkdirSync(folder, { recursive: true });
  runner = start(
    "--input-type=module",
    "--eval",
    "process.on('message', (url) => import(url).then(() => process.send(''), ({ stack }) => process.send(stack)))",
  );
});
afterAll(() => {
  runner.disconnect();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const person = (index: number) => getAddress(`0x${(0xb0b + index).toString(16).padStart(40, "5")}`);

const deployment = () => ({
  chainId: CHAIN_ID,
  lockup: sablier.lockup.address,
  batchLockup: sablier.batchLockup.address,
  flow: sablier.flow.address,
});

/** Ten rows of a list, in one of three tokens. */
async function handed(
  template: string,
  row: (index: number) => string,
  token: Contract,
  decimals: number,
  safe: Address,
) {
  const { columns } = templates.find(({ id }) => id === template)!;
  const rows = [columns.join(), ...Array.from({ length: 10 }, (_, n) => `${person(n)},${row(n)}`)].join("\n");
  const form = {
    ...INITIAL_FORM,
    template,
    chainId: CHAIN_ID,
    safe,
    token: token.address,
    decimals: String(decimals),
    oracle: feed.address,
    price: "3000",
    rows,
  };
  const plan = await planBatch(form, { templates, deployments: [deployment()], contracts: {} });
  if (!("batches" in plan)) throw new Error(JSON.stringify(plan));
  const { calls } = plan.batches[0]!;
  const says = calls.map(({ functionName }) => `${functionName} of one: “quoted”, */ and \u202e turned.`);
  return writeHandover(calls, { chainId: CHAIN_ID, safe, name: "Ten people", says, createdAt: 0 });
}

/** What the new streams of a contract are of: recipient and deposit. */
async function streamsSince(contract: Contract, first: bigint) {
  const end = await contract.read<bigint>("nextStreamId");
  const list: [Address, bigint][] = [];
  for (let id = first; id < end; id++) {
    const deposit = contract === sablier.flow ? "getBalance" : "getDepositedAmount";
    list.push([await contract.read("getRecipient", [id]), await contract.read(deposit, [id])]);
  }
  return list;
}

const salary = (n: number) => `${3_000 + n}.25,month,${n === 0 ? "0" : `${n}.5`}`;
const gated = (n: number) => `${1_000 + n}.01,2027-02-01 00:00,2029-02-01 00:00,${5_000 + n}.5`;
const vesting = (n: number) => `${1_000 + n}.01,2027-02-01 00:00,2029-02-01 00:00,${n}.01,2027-08-01 00:00`;

const TOKENS = [
  [1, 6],
  [0, 2],
  [2, 18],
] as const;

describe.each(TOKENS.slice(0, chooseRounds(TOKENS.length, 1)))(
  "with the token %d, of %d decimals",
  (index, decimals) => {
    const unit = 10n ** BigInt(decimals);
    const salaries = Array.from({ length: 10 }, (_, n) => [
      person(n),
      n === 0 ? 0n : BigInt(n) * unit + unit / 2n,
    ]);
    const vestings = Array.from({ length: 10 }, (_, n) => [
      person(n),
      BigInt(1_000 + n) * unit + unit / 100n,
    ]);

    it("runs the viem script", async () => {
      for (const [template, row, contract, expected] of [
        ["flow/now", salary, sablier.flow, salaries],
        ["lockup/range/cliff", vesting, sablier.lockup, vestings],
        ["lockup/range/priceGated", gated, sablier.lockup, vestings],
      ] as const) {
        const first = await contract.read<bigint>("nextStreamId");
        const { viem } = await handed(template, row, tokens[index]!, decimals, payer);
        const file = path.join(folder, `${index}-${path.basename(template)}.mts`);
        writeFileSync(file, viem);
        await (index === 1 && template === "flow/now" ? runAlone : run)(file);
        expect(await streamsSince(contract, first)).toEqual(expected);
        expect(await contract.read("getSender", [first])).toBe(payer);
      }
    });

    it("runs the Foundry script", async () => {
      // Where Foundry answers; nothing is to be done there.
      await chain.setCode("0x7109709ECfa91a80626fF3989D68f67F5b1DD12D", "0x00");
      for (const [template, row, contract, expected] of [
        ["flow/now", salary, sablier.flow, salaries],
        ["lockup/range/cliff", vesting, sablier.lockup, vestings],
        ["lockup/range/priceGated", gated, sablier.lockup, vestings],
      ] as const) {
        const { foundry } = await handed(template, row, tokens[index]!, decimals, payer);
        const file = `.cache/handed-over/SendBatch${index}${template.length}.sol`;
        writeFileSync(path.join(root, file), foundry);
        const script = await chain.deploy(await compileContract(file, "SendBatch"));
        await tokens[index]!.send("mint", [script.address, 10n ** 30n]);
        const first = await contract.read<bigint>("nextStreamId");
        await script.send("run");
        expect(await streamsSince(contract, first)).toEqual(expected);
      }
    });
  },
);

/** Two streams, each of 1,000 USDC for 60 days; half of that goes by. */
async function opened({ product, isForPaused }: ActionKind, sender: Address): Promise<[bigint, bigint]> {
  const token = tokens[1]!;
  const contract = sablier[product];
  const funder = await chain.account("funder");
  await fund(token, funder, contract.address, 2_000_000_000n);
  const first = await contract.read<bigint>("nextStreamId");
  for (const recipient of ["4", "5"].map((digit) => getAddress(`0x${digit.repeat(40)}`))) {
    const rate = (1_000n * 10n ** 18n) / (60n * 86_400n);
    const params = {
      ...{ sender, recipient, depositAmount: 1_000_000_000n, token: token.address },
      ...{ cancelable: true, transferable: false, shape: "" },
    };
    await (product === "flow"
      ? contract.send(
          "createAndDeposit",
          [sender, recipient, rate, 0, token.address, false, 1_000_000_000n],
          {
            from: funder,
          },
        )
      : contract.send(
          "createWithDurationsLL",
          [params, { start: 0n, cliff: 0n }, 1, { cliff: 0, total: 60 * 86_400 }],
          { from: funder },
        ));
  }
  chain.advance(30n * 86_400n);
  const ids: [bigint, bigint] = [first, first + 1n];
  if (isForPaused) for (const id of ids) await contract.send("pause", [id], { from: sender });
  return ids;
}

/** The batch of an action on two streams. */
async function managed(action: ActionKind, [first, two]: readonly [bigint, bigint], safe: Address) {
  const rows = action.text.replace(/^12/mu, String(first)).replace(/^13/mu, String(two));
  const form = {
    ...INITIAL_FORM,
    ...{
      template: action.id,
      chainId: CHAIN_ID,
      safe,
      token: tokens[1]!.address,
      rows,
      fee: "1000",
      decimals: "6",
    },
  };
  const plan = await planBatch(form, { templates: ACTIONS, deployments: [deployment()], contracts: {} });
  if (!("batches" in plan)) throw new Error(JSON.stringify(plan));
  const { calls, orders } = plan.batches[0]!;
  const actions = orders.filter((order) => order.kind === "action");
  return {
    calls,
    actions,
    ...writeHandover(calls, { chainId: CHAIN_ID, safe, name: "Two", says: [], createdAt: 0 }),
  };
}

describe.each(ACTIONS.map((action) => [action.id, action] as const))("%s", (id, action) => {
  /** What becomes of the streams when the calls are sent one by one. */
  const expected = (ids: readonly [bigint, bigint], sender: Address) =>
    chain.sandbox(async () => {
      const { calls, actions } = await managed(action, ids, sender);
      const before = await readStates({ sablier }, actions);
      for (const { to, data } of calls) await chain.transact({ from: sender, to, data });
      const after = await readStates({ sablier }, actions);
      expect(after[0]).not.toEqual(before[0]);
      expect(after[1]).not.toEqual(before[1]);
      return after;
    });
  const feeOf = async () => chain.balance(sablier[action.product].address);

  it("works by the viem script", async () => {
    await chain.sandbox(async () => {
      const ids = await opened(action, payer);
      const states = await expected(ids, payer);
      const had = await feeOf();
      const { viem, actions } = await managed(action, ids, payer);
      const file = path.join(folder, `${path.basename(id)}-${action.product}.mts`);
      writeFileSync(file, viem);
      await run(file);
      expect(await readStates({ sablier }, actions)).toEqual(states);
      expect((await feeOf()) - had).toBe(action.hasFee ? 1_000n : 0n);
    });
  });

  it("works by the Foundry script", async () => {
    await chain.sandbox(async () => {
      await chain.setCode("0x7109709ECfa91a80626fF3989D68f67F5b1DD12D", "0x00");
      // The script is the account, so its address is known before it is written.
      const account = getAddress(`0x${"c0de".repeat(10)}`);
      const ids = await opened(action, account);
      await tokens[1]!.send("mint", [account, 10n ** 30n]);
      await chain.setBalance(account, 1_000n);
      const states = await expected(ids, account);
      const { foundry, actions } = await managed(action, ids, account);
      const file = `.cache/handed-over/SendBatch${id.replace(/\W/gu, "")}.sol`;
      writeFileSync(path.join(root, file), foundry);
      const script = await chain.deployAt(account, await compileContract(file, "SendBatch"));
      await chain.setBalance(account, 1_000n);
      await script.send("run");
      expect(await readStates({ sablier }, actions)).toEqual(states);
      expect(await chain.balance(account)).toBe(action.hasFee ? 0n : 1_000n);
    });
  });
});

/** Starts a process of Node.js that runs TypeScript as `npx tsx` does. */
function start(...args: string[]): ChildProcess {
  const env = { ...process.env, RPC_URL: rpc, PRIVATE_KEY: key };
  return spawn(process.execPath, ["--import", "tsx", ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

/** Runs a script. One process runs all of them, because each process would load the compiler and viem again. */
async function run(file: string): Promise<void> {
  runner.send(pathToFileURL(file).href);
  const [fault] = (await once(runner, "message")) as [string];
  if (fault) throw new Error(fault);
}

/** Runs a script in a process of its own, which must end by itself. */
async function runAlone(file: string): Promise<void> {
  const child = start(file);
  const said: Buffer[] = [];
  child.stderr!.on("data", (part: Buffer) => said.push(part));
  const [code] = (await once(child, "close")) as [number];
  if (code !== 0) throw new Error(Buffer.concat(said).toString());
}
