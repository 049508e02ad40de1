// Long, because trees, lists, claims and signatures share one list of recipients.
import {
  concat,
  createPublicClient,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  formatEther,
  keccak256,
  parseAbi,
  toFunctionSelector,
  type Hex,
} from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { computeRoot } from "../../../src/protocol/airdrops/merkleRoot";
import { checkFile } from "../../../src/protocol/lists/check";
import { FigureRecord } from "../../figures";
import { Chain, CHAIN_ID, chainTransport, compile, compileContract, type Contract } from "../../solidity/rig";
import { readAirdropsAbi } from "../../solidity/airdrops/interfaces";
import { campaignAbi, claimAndExecuteData, claimToData, prepareClaim } from "./claim";
import { claimTypedData, claimViaAttestationData, claimViaSigData, identityTypedData } from "./signature";
import { proveFromFile } from "./listFile";
import { type Allocation, buildTree, describeTree, proveAllocation } from "./tree";

const figures = new FigureRecord("samples/typescript/airdrops/tree.figures.json", "merkleTree");
afterAll(() => figures.check());

const tokens = (amount: bigint) => amount * 10n ** 18n;
const row = (digit: number): Allocation => ({
  recipient: `0x${String(digit).repeat(40)}` as Hex,
  amount: tokens(BigInt(digit) * 100n),
});
const list = [1, 2, 3, 4].map(row);

const CAMPAIGN = "0x00000000000000000000000000000000000ca4a1";

/** The first of a leaf's two hashes. */
function innerOf({ recipient, amount }: Allocation, index: number): Hex {
  const types = [{ type: "uint256" }, { type: "address" }, { type: "uint128" }] as const;
  return keccak256(encodeAbiParameters(types, [BigInt(index), recipient, amount]));
}

/** The leaf by the contract's formula, with no library for trees. */
function leafOf(allocation: Allocation, index: number): Hex {
  return keccak256(innerOf(allocation, index));
}

/**
 * A second way to the root: leaves in descending order at the end of a binary heap, each node the hash of its sorted
 * children.
 */
function independentRoot(leaves: readonly Hex[]): Hex {
  const nodes = new Array<Hex>(2 * leaves.length - 1);
  [...leaves].sort().forEach((leaf, index) => (nodes[nodes.length - 1 - index] = leaf));
  for (let node = leaves.length - 2; node >= 0; node--) {
    nodes[node] = keccak256(concat([nodes[2 * node + 1]!, nodes[2 * node + 2]!].sort()));
  }
  return nodes[0]!;
}

let chain: Chain;
let probe: Contract;

beforeAll(async () => {
  chain = await Chain.create();
  probe = await chain.deploy(await compileContract("samples/solidity/airdrops/fixtures/ProofProbe.sol"));
});

describe("the tree", () => {
  it("has the root and the leaves that a campaign has accepted", async () => {
    const { root, aggregateAmount, recipientCount } = describeTree(list);
    expect(figures.text("root", root)).toBe(
      "0x32a02e723e4ce22785e7641e4596e4cb950313882dc6fd69cc61b8892e3e9ee0",
    );
    expect(figures.amount("sum", aggregateAmount)).toBe(tokens(1_000n));
    expect(figures.integer("recipients", recipientCount)).toBe(4n);
    const leaves = [
      "0x0af33d4b4d9a982dc328aa42f7cb6a2cc5ea66a017e900622bf25011cc4d69c8",
      "0x5ad3769b80c8abfd1201de58a4b0cba79f66691f5933be8110e2b1309dbff3dc",
      "0xa54567fab3052967cb404c75ebca74294d84a15c147f9a06e4614c20b5c6ea6f",
      "0x6679bc07e00174338d31e65d7923f470a7a951fe0ac33b9c1de55ca62c5bc370",
    ];
    figures.text("inner.0", innerOf(list[0]!, 0));
    for (const [index, allocation] of list.entries()) {
      expect(figures.text(`leaf.${index}`, leafOf(allocation, index))).toBe(leaves[index]);
      expect(await probe.read("leaf", [BigInt(index), allocation.recipient, allocation.amount])).toBe(
        leaves[index],
      );
    }
  });

  it("has the root of a second implementation, at every size", () => {
    for (const size of [1, 2, 3, 4, 5, 7, 8, 33, 100]) {
      const rows = Array.from({ length: size }, (_, index) => row((index % 9) + 1));
      expect(buildTree(rows).root).toBe(independentRoot(rows.map(leafOf)));
    }
  });

  it("has the root that the site's checker computes from a file", async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      recipient: keccak256(encodeAbiParameters([{ type: "uint256" }], [BigInt(index)])).slice(0, 42) as Hex,
      amount: BigInt(index + 1) * 10n ** 15n,
    }));
    const lines = rows.map(({ recipient, amount }) => `${recipient},${formatEther(amount)}`);
    const file = new Blob([["address,amount", ...lines].join("\n")]);
    const { recipients } = await checkFile(file, { columns: ["address", "amount"], decimals: 18 });
    const work = computeRoot(recipients!);
    let step = work.next();
    while (!step.done) step = work.next();
    const { root, aggregateAmount, recipientCount } = describeTree(rows);
    expect(step.value).toBe(root);
    expect(recipients).toMatchObject({ sum: aggregateAmount, count: Number(recipientCount) });
  });

  it("of five rows tells its layout from others, which four rows do not", async () => {
    const rows = [...list, row(5)];
    const leaves = (allocations: readonly Allocation[]) => allocations.map(leafOf);
    /** Pairs from the left, level by level; the last one moves up where it has no partner. */
    const pairs = (level: readonly Hex[]): Hex =>
      level.length === 1
        ? level[0]!
        : pairs(
            Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
              const two = level.slice(2 * index, 2 * index + 2);
              return two.length === 1 ? two[0]! : keccak256(concat(two.sort()));
            }),
          );
    const { StandardMerkleTree } = await import("@openzeppelin/merkle-tree");
    const unsorted = (allocations: readonly Allocation[]) =>
      StandardMerkleTree.of(
        allocations.map(({ recipient, amount }, index) => [String(index), recipient, String(amount)]),
        ["uint256", "address", "uint128"],
        { sortLeaves: false },
      );
    expect(new Set([buildTree(list).root, unsorted(list).root, pairs(leaves(list))]).size).toBe(1);

    const root = figures.text("five.root", buildTree(rows).root);
    expect(root).toBe("0xb2c98982bf94a73c7f56ab821f3a3e151c2cb901e76487a68e73e35c67f4883d");
    expect(root).toBe(independentRoot(leaves(rows)));
    const other = unsorted(rows);
    figures.text("five.unsorted", other.root);
    figures.text("five.pairs", pairs(leaves(rows)));
    expect(new Set([root, other.root, pairs(leaves(rows))]).size).toBe(3);
    // The contract follows a path and does not ask how the tree was laid out.
    const { recipient, amount } = rows[4]!;
    expect(await probe.read("verify", [other.root, 4n, recipient, amount, other.getProof(4)])).toBe(true);
    expect(await probe.read("verify", [root, 4n, recipient, amount, other.getProof(4)])).toBe(false);
  });

  it("has the same root with amounts of the type uint256, as the Merkle API builds it", async () => {
    const { StandardMerkleTree } = await import("@openzeppelin/merkle-tree");
    const rows = list.map(({ recipient, amount }, index) => [String(index), recipient, String(amount)]);
    expect(StandardMerkleTree.of(rows, ["uint", "address", "uint256"]).root).toBe(buildTree(list).root);
  });

  it("gives proofs that OpenZeppelin's MerkleProof accepts in the EVM, and no others", async () => {
    const { root } = describeTree(list);
    for (const index of list.keys()) {
      const { recipient, amount, proof } = proveAllocation(list, index);
      const verify = (at: bigint, to: Hex, sum: bigint) => probe.read("verify", [root, at, to, sum, proof]);
      expect(await verify(BigInt(index), recipient, amount)).toBe(true);
      expect(await verify(BigInt(index) + 1n, recipient, amount)).toBe(false);
      expect(await verify(BigInt(index), CAMPAIGN, amount)).toBe(false);
      expect(await verify(BigInt(index), recipient, amount + 1n)).toBe(false);
    }
    const { proof } = proveAllocation(list, 0);
    expect(figures.text("proof.0.0", proof[0]!)).toBe(leafOf(list[1]!, 1));
    expect(figures.text("proof.0.1", proof[1]!)).toBe(
      "0x298d01228c1c595bb0a812dd29c3cf69b7eb52adf53106692ec3d0acf9571ea1",
    );
    expect(proof).toHaveLength(2);
    const below = [leafOf(list[0]!, 0), leafOf(list[1]!, 1)].sort();
    expect(figures.text("proof.2.1", proveAllocation(list, 2).proof[1]!)).toBe(keccak256(concat(below)));
    expect(() => proveAllocation(list, 4)).toThrow("no row 4");
  });

  it("of one row is its leaf, with an empty proof", async () => {
    const single = list.slice(0, 1);
    expect(describeTree(single).root).toBe(leafOf(single[0]!, 0));
    expect(proveAllocation(single, 0).proof).toEqual([]);
    expect(
      await probe.read("verify", [
        describeTree(single).root,
        0n,
        single[0]!.recipient,
        single[0]!.amount,
        [],
      ]),
    ).toBe(true);
  });
});

describe("a published list", () => {
  const recipients = list.map(({ recipient, amount }) => ({ address: recipient, amount: String(amount) }));
  const { root } = describeTree(list);

  it("gives each allocation of an address with its proof, whatever the letter case", async () => {
    const address = `0x${"ab".repeat(20)}` as const;
    const twice = [...recipients, { address, amount: "5" }, { address, amount: "7" }];
    const allocations = twice.map((row) => ({ recipient: row.address, amount: BigInt(row.amount) }));
    const found = proveFromFile(
      { recipients: twice },
      describeTree(allocations).root,
      `0x${"AB".repeat(20)}`,
    );
    expect(found.map(({ index, amount }) => [index, amount])).toEqual([
      [4n, 5n],
      [5n, 7n],
    ]);
    for (const { index, recipient, amount, proof } of found) {
      const verified = await probe.read("verify", [
        describeTree(allocations).root,
        index,
        recipient,
        amount,
        proof,
      ]);
      expect(verified).toBe(true);
    }
    expect(proveFromFile({ recipients }, root, list[0]!.recipient)).toEqual([proveAllocation(list, 0)]);
    expect(proveFromFile({ recipients }, root, CAMPAIGN)).toEqual([]);
  });

  it("is refused when it does not lead to the campaign's root", () => {
    const wrong = [{ ...recipients[0]!, amount: "1" }, ...recipients.slice(1)];
    expect(() => proveFromFile({ recipients: wrong }, root, list[0]!.recipient)).toThrow("not the list");
  });
});

describe("a claim", () => {
  it("is encoded with the functions of every campaign that has them", () => {
    for (const item of campaignAbi) {
      const kinds = item.name === "claimAndExecute" ? ["Execute"] : ["Instant", "LL", "LT"];
      for (const kind of kinds) {
        const selectors = readAirdropsAbi(`SablierMerkle${kind}`).map((other) =>
          other.type === "function" ? toFunctionSelector(other) : "",
        );
        expect(selectors).toContain(toFunctionSelector(item));
      }
    }
    const variable = readAirdropsAbi("SablierMerkleVCA").map((item) =>
      item.type === "function" ? item.name : "",
    );
    expect(variable).not.toContain("claim");
    expect(variable).toContain("claimTo");
  });

  it("carries the fee that the campaign asks for", async () => {
    const fee = await chain.deploy(await compileContract("samples/solidity/airdrops/fixtures/FeeAnswer.sol"));
    const client = createPublicClient({ transport: chainTransport(chain) });
    const claim = proveAllocation(list, 2);
    const request = await prepareClaim(client, fee.address, claim);
    expect(request.value).toBe(333_333_333_333_333n);
    expect(request.to).toBe(fee.address);
    expect(request.data.slice(0, 10)).toBe("0x3f31ae3f");
    expect(claimToData(claim, CAMPAIGN).slice(0, 10)).toBe("0x0854a79c");
  });

  it("of an Execute campaign carries the target's arguments without a selector", () => {
    const claim = proveAllocation(list, 2);
    const data = claimAndExecuteData(claim);
    const { args } = decodeFunctionData({ abi: campaignAbi, data });
    const target = parseAbi(["function stakeFor(address, uint256)"]);
    const call = encodeFunctionData({ abi: target, args: [claim.recipient, claim.amount] });
    expect(args![3]).toBe(`0x${call.slice(10)}`);
  });
});

describe("a signature", () => {
  it("of the recipient gives the digest of the contract, and is accepted", async () => {
    const bob = await chain.signer("bob");
    const claim = {
      ...proveAllocation(list, 0),
      recipient: bob.address,
      to: CAMPAIGN,
      validFrom: 1,
    } as const;
    const signature = await bob.signTypedData(claimTypedData(CHAIN_ID, CAMPAIGN, claim));
    const args = [CAMPAIGN, claim.index, claim.recipient, claim.to, claim.amount, claim.validFrom];
    const digest = await probe.read<Hex>("claimDigest", args);
    expect(await probe.read("isSigned", [bob.address, digest, signature])).toBe(true);
    expect(await probe.read("isSigned", [CAMPAIGN, digest, signature])).toBe(false);
    const elsewhere = await bob.signTypedData(claimTypedData(1, CAMPAIGN, claim));
    expect(await probe.read("isSigned", [bob.address, digest, elsewhere])).toBe(false);
    expect(claimViaSigData(claim, signature).slice(0, 10)).toBe("0x20743583");
    expect(figures.text("claimTypehash", await probe.read<Hex>("CLAIM"))).toBe(
      "0xb0f12a3a6931229a836eaab08aeb1ebe2ddebad3bfd83f30d39f6c4a3b0f4f81",
    );
  });

  it("counts only by EIP-1271 once the signer's address has code", async () => {
    const bob = await chain.signer("bob");
    const digest = await probe.read<Hex>("claimDigest", [CAMPAIGN, 0n, bob.address, CAMPAIGN, 1n, 1]);
    const signature = await bob.sign({ hash: digest });
    const isSigned = (by: Hex) => probe.read("isSigned", [bob.address, digest, by]);
    const { Agreeable } = await compile("samples/solidity/airdrops/fixtures/ProofProbe.sol");
    const agreeable = await chain.deploy(Agreeable!);
    await chain.sandbox(async () => {
      expect(await isSigned(signature)).toBe(true);
      // A delegation by EIP-7702 gives the wallet's address code; what runs there is the delegate's.
      await chain.setCode(bob.address, await chain.code(probe.address));
      expect(await isSigned(signature)).toBe(false);
      await chain.setCode(bob.address, await chain.code(agreeable.address));
      expect(await isSigned(signature)).toBe(true);
    });
    // What ERC-6492 wraps for a wallet that has no code yet is no ECDSA signature.
    expect(await isSigned(concat([signature, `0x${"6492".repeat(16)}`]))).toBe(false);
  });

  it("of the attestor gives the digest of the contract, and is accepted", async () => {
    const attestor = await chain.signer("attestor");
    const bob = await chain.account("bob");
    const signature = await attestor.signTypedData(identityTypedData(CHAIN_ID, CAMPAIGN, bob, 2));
    const digest = await probe.read<Hex>("identityDigest", [CAMPAIGN, bob, 2]);
    expect(await probe.read("isSigned", [attestor.address, digest, signature])).toBe(true);
    const claim = proveAllocation(list, 0);
    const data = claimViaAttestationData(claim, CAMPAIGN, 2, signature);
    const { args } = decodeFunctionData({ abi: campaignAbi, data });
    expect(args).toEqual([claim.index, CAMPAIGN, claim.amount, 2, claim.proof, signature]);
    expect(figures.text("identityTypehash", await probe.read<Hex>("IDENTITY"))).toBe(
      "0x219f32e1e2ac61bb8bf48019aeabd1a04366f69f4d9a4e73b315e56deb50c043",
    );
  });
});
