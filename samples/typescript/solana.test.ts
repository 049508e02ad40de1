import { sablier } from "sablier";
import { afterAll, expect, it } from "vitest";
import { interfaceFee } from "../../data/contracts/fees";
import { FigureRecord } from "../figures";

const figures = new FigureRecord("samples/typescript/solana.figures.json", "solana");
afterAll(() => figures.check());

const programs = (["lockup", "airdrops"] as const).map((protocol) => {
  const release = sablier.solana.releases.getLatest({ protocol });
  const [idl] = Object.values(release.idl as object) as {
    errors: { code: number; name: string }[];
    instructions: { name: string; docs?: string[]; args: { name: string; type: unknown }[] }[];
  }[];
  return { protocol, release, ...idl! };
});
const [lockup, airdrops] = programs as [(typeof programs)[0], (typeof programs)[0]];
const instruction = ({ instructions }: (typeof programs)[0], name: string) =>
  instructions.find((instruction) => instruction.name === name)!;

it("has the errors that the page lists", () => {
  for (const { protocol, errors } of programs) {
    errors.forEach(({ code, name }, index) => {
      expect(code).toBe(6000 + index);
      figures.text(`${protocol}.${code}`, name);
    });
  }
  // The page has a row for each.
  expect([lockup.errors.length, airdrops.errors.length]).toEqual([15, 5]);
  for (let code = 6000; code < 6015; code += 1) figures.text(`hex.${code}`, `0x${code.toString(16)}`);
});

it("is one program a product, in v0.1, at one address on both clusters", () => {
  for (const { release } of programs) {
    expect(release.version).toBe("v0.1");
    const found = release.deployments.map(({ programs }) =>
      programs.map(({ name, address }) => [name, address]),
    );
    expect(found[0]).toEqual(found[1]);
    figures.text(`program.${found[0]![0]![0]}`, found[0]![0]![1]!);
  }
  expect(lockup.release.programNames).toEqual(["SablierLockupLinear"]);
  expect(airdrops.release.programNames).toEqual(["SablierMerkleInstant"]);
});

it("differs from the contracts as the table says", () => {
  const names = lockup.instructions.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("create_"))).toEqual([
    "create_with_durations_ll",
    "create_with_timestamps_ll",
  ]);
  // No batch, no burn, no hooks; one call a stream.
  expect(names.filter((name) => /batch|multiple|burn|hook/.test(name))).toEqual([]);
  const create = instruction(lockup, "create_with_timestamps_ll").args;
  expect(create.map(({ name }) => name)).toEqual([
    "salt",
    "deposit_amount",
    "start_time",
    "cliff_time",
    "end_time",
    "start_unlock_amount",
    "cliff_unlock_amount",
    "is_cancelable",
  ]);
  expect(create.find(({ name }) => name === "deposit_amount")!.type).toBe("u64");
  // The programs charge, in SOL.
  const fee = (program: (typeof programs)[0], name: string) => instruction(program, name).docs!.join(" ");
  expect(fee(lockup, "withdraw")).toContain(`equivalent to $${interfaceFee.solana.withdrawUsd} USD`);
  expect(fee(airdrops, "claim")).toContain(`equivalent to $${interfaceFee.solana.claimUsd} USD`);
});
