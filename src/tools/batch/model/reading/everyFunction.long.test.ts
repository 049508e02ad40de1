import { encodeFunctionData, type AbiParameter, type Hex } from "viem";
import { describe, expect, it } from "vitest";
import { knowledge } from "./fixtures/knowledge";
import { belongsTo } from "./decoding/functions";
import { readBatch } from "./read";
import { parseDeclaration } from "./decoding/strictAbi";
import { findWrapperKind } from "./decoding/wrappers";
import { chooseRounds } from "../../../../../tests/standIns/long";

/** Every function of every release, called with random values at a contract that has it. */

/** Yields numbers that look random and are the same in each run. */
function* numbers(seed: bigint): Generator<bigint, never> {
  let state = seed;
  for (;;) {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    yield state >> 11n;
  }
}

/** Returns a value of a type; every address and number is also put into `used`. */
function getValue(input: AbiParameter, random: Generator<bigint, never>, used: string[]): unknown {
  const array = /^(.*)\[\d*\]$/u.exec(input.type);
  if (array) {
    const inner = { ...input, type: array[1]! } as AbiParameter;
    // Lists of one call can differ in length.
    const length = Number(random.next().value % 4n);
    return Array.from({ length }, () => getValue(inner, random, used));
  }
  if ("components" in input)
    return Object.fromEntries(
      input.components.map((component) => [component.name, getValue(component, random, used)]),
    );
  const number = random.next().value;
  const [, bits = "256"] = /^u?int(\d*)$/u.exec(input.type) ?? [];
  if (/^u?int/u.test(input.type)) {
    const value = number % 2n ** (BigInt(bits) - 1n);
    used.push(String(value));
    return Number(bits) <= 48 ? Number(value) : value;
  }
  const digits = number.toString(16);
  switch (input.type) {
    case "address": {
      const address = `0x${digits.padStart(40, "7")}`;
      used.push(address);
      return address;
    }
    case "bool":
      return number % 2n === 0n;
    case "string":
      return `text ${digits}`;
    case "bytes":
      return `0x${digits.padStart(16, "0")}`;
    default:
      return `0x${digits.padStart(2 * Number(input.type.slice("bytes".length)), "0").slice(-2 * Number(input.type.slice("bytes".length)))}`;
  }
}

const onEthereum = knowledge.contracts.filter(({ addresses }) => addresses["1"] !== undefined);

describe("every function of every release", () => {
  it("is read with every address and number among its arguments", () => {
    const random = numbers(20_261_128n);
    let count = 0;
    const rounds = Array.from({ length: chooseRounds(2, 1, 5) }, () => knowledge.functions).flat();
    for (const known of rounds) {
      const { declaration, selector } = known;
      const item = parseDeclaration(declaration);
      const used: string[] = [];
      const args = item.inputs.map((input) => getValue(input, random, used));
      const data = encodeFunctionData({ abi: [item], args });
      if (findWrapperKind(data as Hex)) continue;
      const target = onEthereum.find(({ contractName, release }) =>
        belongsTo(known, { kind: "sablier", name: contractName, release }),
      );
      const text = JSON.stringify([
        { to: target?.addresses["1"] ?? `0x${"9".repeat(40)}`, value: "0", data },
      ]);
      const report = readBatch(text, { chainId: 1, zone: "UTC" }, knowledge);
      if (typeof report === "string") throw new Error(`${declaration}: ${report}`);
      const [step] = report.steps;
      const shown = JSON.stringify([step!.fields, step!.sentences]).toLowerCase().replaceAll(",", "");
      for (const value of used) expect(shown, `${selector} ${declaration}`).toContain(value.toLowerCase());
      count += 1;
    }
    expect(count).toBeGreaterThan(chooseRounds(400, 200, 1_000));
  });
});
