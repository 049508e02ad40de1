import { decodeFunctionData, encodeFunctionData, parseEther, recoverTypedDataAddress, type Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { describe, expect, it } from "vitest";
import type { SafeFile } from "../../evm/safeFile";
import { createAddress } from "./fixtures";
import { listReads } from "./contract/reads";
import {
  getClaimAbi,
  getMethodFacts,
  type Kind,
  listKinds,
  listMethods,
  RELEASES,
} from "./contract/releases";
import {
  buildTransaction,
  checkExtras,
  listFields,
  writeSafeClaims,
  composeSignatureRequest,
} from "./transaction";

const claim = {
  index: 7n,
  recipient: createAddress(7),
  amount: 12n,
  proof: [`0x${"ab".repeat(32)}`, `0x${"cd".repeat(32)}`] as Hex[],
};
const extras = {
  to: createAddress(9),
  validFrom: "5",
  expireAt: "6",
  signature: "0x1234",
  attestation: "0x5678",
  selectorArguments: "0x",
};
const target = { campaign: createAddress(99), chainId: 1, fee: 5n * 10n ** 14n } as const;
const calls = RELEASES.flatMap((release) =>
  listKinds(release).flatMap((kind) =>
    listMethods(release, kind).map((method) => ({ release, kind, method })),
  ),
);

/** Returns what a block explorer makes of the text in a field of its form. */
function getValue(type: string, text: string): unknown {
  if (type.endsWith("[]")) return JSON.parse(text);
  if (!type.startsWith("uint")) return text;
  return Number(type.slice(4)) > 48 ? BigInt(text) : Number(text);
}

it.each(calls)("encodes $method of a $kind campaign of $release", (call) => {
  const transaction = buildTransaction(claim, { ...target, ...call }, extras);
  const abi = getClaimAbi(call.release, call.kind, call.method);
  const decoded = decodeFunctionData({ abi: [abi], data: transaction.data });
  expect(decoded.functionName).toBe(call.method);
  const values = Object.fromEntries(abi.inputs.map(({ name }, at) => [name!, decoded.args?.[at]]));
  expect(values).toMatchObject({ index: 7n, merkleProof: claim.proof });
  expect(values.amount ?? values.fullAmount).toBe(12n);
  const isPayable = !["v1.1", "v1.2"].includes(call.release);
  expect(transaction.value).toBe(isPayable ? target.fee : 0n);
  const labels = transaction.fields.map(({ label }) => label);
  expect(labels).toEqual([
    ...(isPayable ? ["payableAmount (ether)"] : []),
    ...abi.inputs.map(({ name, type }) => `${name} (${type})`),
  ]);
  const fields = transaction.fields.slice(isPayable ? 1 : 0);
  if (isPayable) expect(parseEther(transaction.fields[0]!.value)).toBe(target.fee);
  // What a reader copies into the form, and the file for a Safe, are the same call.
  const typed = encodeFunctionData({
    abi: [abi],
    functionName: abi.name,
    args: fields.map(({ value }, at) => getValue(abi.inputs[at]!.type, value)),
  });
  expect(typed).toBe(transaction.data);
  const file = JSON.parse(
    writeSafeClaims([transaction], { chainId: 10, safe: createAddress(5), createdAt: 1 }),
  ) as SafeFile;
  expect(file.transactions).toEqual([{ to: target.campaign, value: String(transaction.value), data: typed }]);
  expect(listFields(transaction)).toContain(`merkleProof (bytes32[])\n["${claim.proof.join('","')}"]\n`);
});

it("names each value that is wrong", () => {
  for (const { method } of calls) {
    expect(checkExtras(method, extras)).toEqual([]);
    expect(checkExtras(method, {}).map(({ field }) => field)).toEqual(getMethodFacts(method).extras);
  }
  const faults = checkExtras("claimViaSig", {
    to: createAddress(0),
    validFrom: "2027-01-01",
    signature: "0x1",
  });
  expect(faults.map(({ sentence }) => sentence)).toEqual([
    "It is the zero address, which nobody holds.",
    "Enter Unix seconds, such as 1767225600.",
    "Enter the bytes, which begin with 0x.",
  ]);
});

it("writes a file that Safe’s app takes", () => {
  const transactions = ["v3.0", "v1.1"].map((release) =>
    buildTransaction(claim, { ...target, release: release as "v3.0", kind: "LL", method: "claim" }),
  );
  const file = JSON.parse(
    writeSafeClaims(transactions, { chainId: 10, safe: createAddress(5), createdAt: 1 }),
  ) as {
    chainId: string;
    meta: { checksum: string };
    transactions: { value: string }[];
  };
  expect(file.transactions.map(({ value }) => value)).toEqual([String(target.fee), "0"]);
  expect(file.chainId).toBe("10");
  expect(file.meta.checksum).toMatch(/^0x[0-9a-f]{64}$/u);
});

describe("the message of claimViaSig", () => {
  it("is signed by the recipient", async () => {
    const account = privateKeyToAccount(`0x${"11".repeat(32)}`);
    const call = { ...target, release: "v3.0", kind: "LL", method: "claimViaSig" } as const;
    const mine = { ...claim, recipient: account.address.toLowerCase() as Hex };
    const request = composeSignatureRequest(mine, call, extras) as unknown as Parameters<
      typeof account.signTypedData
    >[0];
    const signature = await account.signTypedData(request);
    expect(await recoverTypedDataAddress({ ...request, signature } as never)).toBe(account.address);
  });
});

it("reads when claims begin and what they cost, as the release has it", () => {
  const names = (release: (typeof RELEASES)[number], kind: Kind = "LL") =>
    listReads(release, kind, 3n).map(({ functionName }) => functionName);
  expect(names("v3.0")).toEqual([
    "MERKLE_ROOT",
    "CAMPAIGN_START_TIME",
    "hasExpired",
    "hasClaimed(3)",
    "calculateMinFeeWei",
  ]);
  expect(names("v2.0", "VCA").slice(1, 3)).toEqual(["CAMPAIGN_START_TIME", "VESTING_START_TIME"]);
  expect(names("v1.3")).toEqual(["MERKLE_ROOT", "hasExpired", "hasClaimed(3)", "FEE"]);
  expect(names("v1.1")).toEqual(["MERKLE_ROOT", "hasExpired", "hasClaimed(3)"]);
});
