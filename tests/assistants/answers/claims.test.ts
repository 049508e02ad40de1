import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { type Client } from "@modelcontextprotocol/client";
import { decodeFunctionData, parseAbi } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, connect } from "../client";

let client: Client;

beforeAll(async () => {
  client = await connect.inMemory();
});

afterAll(() => client.close());

const CAMPAIGN = "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc";
const address = (number: number) => `0x${number.toString(16).padStart(40, "a")}`;

/** Returns a list of recipients that each get their number of base units. */
const createList = (rows: number, recipient: (row: number) => string = address) =>
  ["address,amount", ...Array.from({ length: rows }, (_, row) => `${recipient(row)},${row + 1}`)].join("\n");

const buildMerkleTree = (rows: number) =>
  StandardMerkleTree.of(
    Array.from({ length: rows }, (_, row) => [String(row), address(row), String(row + 1)]),
    ["uint256", "address", "uint128"],
  );

const claim = (args: Record<string, unknown>) =>
  ask(client, "claim_from_list", {
    campaign: CAMPAIGN,
    list: createList(20),
    address: address(7),
    contract: "v3.0/LL",
    ...args,
  });

describe("claim_from_list", () => {
  it("returns index, amount, proof and calldata as OpenZeppelin's library computes them", async () => {
    const tree = buildMerkleTree(20);
    const { text } = await claim({ root: tree.root });
    const proof = tree.getProof(7);
    expect(text).toContain(`index: 7\namount: 8 base units\nproof: ${JSON.stringify(proof)}\n`);
    const abi = parseAbi(["function claim(uint256, address, uint128, bytes32[])"]);
    const [, data] = /calldata: (0x\S+)/.exec(text)!;
    const { args } = decodeFunctionData({ abi, data: data as `0x${string}` });
    expect(args).toEqual([7n, expect.stringMatching(new RegExp(address(7), "i")), 8n, proof]);
    expect(text).toMatch(/Source: .*\/desk\/claim \(Airdrops v3\.0/);
  });

  it("writes the root where it cannot compare it", async () => {
    expect((await claim({})).text).toContain(`root of the list: ${buildMerkleTree(20).root}. Compare it`);
  });

  it.each(["v3.0/ll", "LL 3", "SablierMerkleLL v3.0", "merkleLL, 3.0"])("reads %s", async (contract) => {
    expect((await claim({ contract })).text).toContain("claim of SablierMerkleLL.");
  });

  it("needs no contract for index and proof", async () => {
    const { text } = await claim({ contract: undefined });
    expect(text).toMatch(/proof: \[.*For the calldata, give contract: v3\.0\/Instant/s);
    expect(text).not.toContain("calldata: 0x");
  });

  it("answers within 10 kB for an address in every row, with the rest by cursor", async () => {
    const list = createList(500, () => address(7));
    const { text, bytes } = await claim({ list });
    expect(bytes).toBeLessThanOrEqual(10_000);
    const [, next] = /1 to \d+ of 500 claims\. Call again with cursor (\d+)/.exec(text)!;
    expect((await claim({ list, cursor: Number(next) })).text).toContain(`index: ${next}\n`);
  });

  it("lets other calls pass while it tries decimals for a root", async () => {
    const done: string[] = [];
    const slow = claim({ list: createList(2_000), root: `0x${"1".repeat(64)}` })
      .catch(({ message }: Error) => message)
      .then((sentence) => {
        done.push("slow");
        return sentence;
      });
    await ask(client, "find_address", { chain: "Base" }).then(() => done.push("quick"));
    expect(await slow).toMatch(/does not belong to this root/);
    expect(done).toEqual(["quick", "slow"]);
  });

  it.each([
    [{ campaign: "0xdead" }, /^campaign: /],
    [
      { campaign: "0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB" },
      /^campaign: This is the contract SablierLockup/,
    ],
    [{ campaign: "https://evil.example/0xe721" }, /^campaign: /],
    [{ contract: "v9/LL" }, /^contract: "v9\/LL" is not a release and a kind.*such as v3\.0\/LL/],
    [{ contract: "v1.1/LL", to: address(1) }, /^to: .* cannot pay a different address/],
    [{ address: "me" }, /^address: "me" is not an address/],
    [{ address: address(99) }, /^list: The list has no row for/],
    [{ to: "you" }, /^to: "you" is not an address/],
    [{ root: "0x12" }, /^root: "0x12" is not a root\. Write 0x and 64 digits/],
    [{ list: "x" }, /^list: Line 1 has no columns called address and amount/],
    [{ list: "{" }, /^list: The list begins like JSON but is not well formed/],
    [{ list: '{"__proto__":[]}' }, /^list: This JSON has neither/],
    [{ list: "[".repeat(100_000) }, /^list: /],
    [{ list: `address,amount\n${address(1)},1.5` }, /^list: Line 2: "1\.5" has a fraction.*decimals/],
    [{ list: `address,amount\n${address(1)},1e18` }, /^list: Line 2: "1e18" is not an amount/],
    [{ list: `address,amount\n${address(1)},"1` }, /^list: Line 2: A quotation mark is not closed/],
    [{ list: `address,amount\n${address(1)},${"9".repeat(50)}` }, /^list: .*more than a claim can have/],
    [{ list: "\0\u0001" }, /^list: /],
    [{ list: `address,amount\n${"x".repeat(20_000)}` }, /^list: A line has more than/],
    [{ decimals: 19 }, /^decimals: 19 is too large: at most 18/],
  ])("refuses %j in a sentence", async (args, sentence) => {
    await expect(claim(args)).rejects.toThrow(sentence);
  });
});
