import { type AbiFunction, encodeFunctionData } from "viem";
import { describe, expect, it } from "vitest";
import { ALICE, BOB, EVIL, FLOW, SAFE, USDC } from "./fixtures/encode";
import { knowledge } from "./fixtures/knowledge";
import { belongsTo } from "./decoding/functions";
import { readBatch } from "./read";
import { parseDeclaration } from "./decoding/strictAbi";

/** Encodes a call of a release and reads it: the words, and whether the call is understood in full. */
function readCall(release: string, start: string, args: readonly unknown[], contract = "") {
  const found = knowledge.functions.filter(
    ({ declaration, releases }) => declaration.startsWith(start) && releases.includes(release),
  );
  const called = found.find(({ declaration }) => {
    const { inputs } = parseDeclaration(declaration);
    return inputs.length === args.length && fits(inputs, args);
  })!;
  const item = parseDeclaration(called.declaration);
  const target = knowledge.contracts.find(
    (known) =>
      known.addresses["1"] !== undefined &&
      known.contractName.startsWith(contract) &&
      (known.release === release || known.contractName === "SablierComptroller") &&
      belongsTo(called, { kind: "sablier", name: known.contractName, release: known.release }),
  )!;
  const data = encodeFunctionData({ abi: [item], args });
  const text = JSON.stringify([{ to: target.addresses["1"], value: "0", data }]);
  const options = { chainId: 1, zone: "UTC", safe: SAFE, now: 1_790_000_000 };
  const report = readBatch(text, options, knowledge);
  if (typeof report === "string") throw new Error(report);
  const said = report.steps.flatMap(({ sentences }) => sentences).join(" ");
  const findings = report.steps.flatMap((step) => step.findings.map(({ sentence }) => sentence)).join(" ");
  return { said, findings, payments: report.payments, verdict: report.verdict };
}

/** Checks whether the values of a tuple are those that a function names. */
const fits = (inputs: AbiFunction["inputs"], [first]: readonly unknown[]): boolean => {
  const [input] = inputs;
  return (
    typeof first !== "object" ||
    first === null ||
    Array.isArray(first) ||
    (input !== undefined &&
      "components" in input &&
      input.components.length === Object.keys(first).length &&
      input.components.every(({ name }) => name! in first))
  );
};

const broker = { account: "0x0000000000000000000000000000000000000000", fee: 0n };
const params = {
  sender: SAFE,
  recipient: ALICE,
  totalAmount: 1_000_000_000n,
  asset: USDC,
  cancelable: true,
  transferable: false,
};

describe("streams of older releases", () => {
  it("says amount, token, range and cliff of Lockup v1.1", () => {
    const range = { start: 1_800_000_000, cliff: 1_803_600_000, end: 1_831_536_000 };
    const { said, findings } = readCall("Lockup v1.1", "createWithRange", [{ ...params, range, broker }]);
    expect(said).toContain(`Vests 1,000 USDC to ${ALICE} from 2027-01-15`);
    expect(said).toContain("nothing before the cliff at 2027-02-26");
    expect(said).toContain("there what has accrued since the start. It is cancelable and not transferable.");
    expect(findings).toBe("");
  });

  it("says no cliff where it is at the start, and that streams of Lockup v1.0 can be transferred", () => {
    const range = { start: 1_800_000_000, cliff: 1_800_000_000, end: 1_831_536_000 };
    const { transferable: _, ...old } = params;
    const { said } = readCall("Lockup v1.0", "createWithRange", [{ ...old, range, broker }]);
    expect(said).not.toContain("cliff");
    expect(said).toContain("It is cancelable and transferable.");
  });

  it("adds up the deltas of segments", () => {
    const segment = { amount: 500_000_000n, exponent: 2n * 10n ** 18n, delta: 86_400 };
    const { said } = readCall("Lockup v1.1", "createWithDeltas", [
      { ...params, broker, segments: [segment, segment] },
    ]);
    expect(said).toContain("500 USDC by 1 day after the execution, along a curve of exponent 2");
    expect(said).toContain("500 USDC by 2 days after the execution, along a curve of exponent 2");
  });

  it("says when milestones are", () => {
    const segments = [{ amount: 1_000_000_000n, exponent: 10n ** 18n, milestone: 1_831_536_000 }];
    const args = [{ ...params, startTime: 1_800_000_000, broker, segments }];
    const { said } = readCall("Lockup v1.1", "createWithMilestones", args);
    expect(said).toContain("from 2027-01-15");
    expect(said).toContain("1,000 USDC by 2028-01-15");
  });

  it("says what a broker takes, and pays it out in the table", () => {
    const greedy = { account: EVIL, fee: 10n ** 17n };
    const { asset: _, ...old } = params;
    const common = { ...old, token: USDC, shape: "linear", broker: greedy };
    const args = [common, { start: 0n, cliff: 0n }, { cliff: 0, total: 86_400 }];
    const { said, findings, payments } = readCall("Lockup v2.0", "createWithDurationsLL((", args);
    expect(said).toContain(`the broker ${EVIL} takes 10% of the amount`);
    expect(findings).toContain(`A broker, ${EVIL}, takes 10%`);
    expect(payments).toMatchObject([
      { recipient: ALICE, shown: "900 USDC" },
      { recipient: EVIL, shown: "100 USDC" },
    ]);
  });

  it("pays the money of withdrawMultiple to the account that Lockup v1.x names", () => {
    const { said, findings, payments } = readCall("Lockup v1.1", "withdrawMultiple", [
      [1n, 2n],
      EVIL,
      [5n, 6n],
    ]);
    expect(said).toBe(
      `Withdraws 5 base units from stream 1 to ${EVIL}. Withdraws 6 base units from stream 2 to ${EVIL}.`,
    );
    expect(findings).toContain(`The withdrawal goes to ${EVIL}`);
    expect(payments).toMatchObject([{ recipient: EVIL, amount: 11n }]);
  });

  it("understands Flow v1.1, whose streams begin at once", () => {
    const args = [SAFE, ALICE, 385_802_469_135_802n, USDC, false, 1_000_000_000n];
    const { said, findings } = readCall("Flow v1.1", "createAndDeposit", args);
    expect(said).toContain(`Opens a Flow stream to ${ALICE}`);
    expect(said).toContain("from the moment of execution");
    expect(findings).toBe("");
  });

  it("understands a stream and a salary of Legacy", () => {
    const args = [ALICE, 2_592_000_000n, USDC, 1_800_000_000n, 1_802_592_000n];
    const stream = readCall("Legacy v1.1", "createStream", args, "Sablier");
    expect(stream.said).toContain(`Opens a Legacy stream of 2,592 USDC to ${ALICE}, from 2027-01-15`);
    expect(stream.findings).toBe("");
    expect(stream.payments).toMatchObject([{ recipient: ALICE, shown: "2,592 USDC", token: USDC }]);
    const salary = readCall("Legacy v1.0", "createSalary", args, "Payroll");
    expect(salary.said).toContain(`Opens a Legacy salary of 2,592 USDC to ${ALICE}`);
    expect(readCall("Legacy v1.1", "cancelStream", [7n], "Sablier").said).toContain("Legacy stream 7");
  });
});

describe("functions of admins", () => {
  const read = (start: string, args: readonly unknown[]) =>
    readCall("Comptroller v1.1", start, args, "SablierComptroller");

  it("says fees in dollars, and of which product they are", () => {
    expect(read("setMinFeeUSD", [1, 100_000_000n])).toMatchObject({
      said: expect.stringContaining("Sets the minimum fee of Flow to $1.") as string,
      findings: expect.stringContaining("or what it costs") as string,
    });
  });

  it.each([
    ["transferAdmin", [EVIL]],
    ["upgradeToAndCall", [EVIL, "0x"]],
    ["setOracle", [EVIL]],
    ["grantRole", [`0x${"1".repeat(64)}`, EVIL]],
  ])("calls %s a danger and names the account", (name, args) => {
    const { said, findings, verdict } = read(`${name}(`, args);
    expect(said).toContain(EVIL);
    expect(findings).toContain(`${name} changes who controls`);
    expect(verdict).toBe("danger");
  });

  it("says where collected tokens go", () => {
    expect(read("withdrawERC20Token", [USDC, EVIL]).findings).toContain(`The withdrawal goes to ${EVIL}`);
    expect(read("transferFees", [[FLOW], BOB]).said).toContain(`to ${BOB}`);
  });

  it("calls a contract that may run at every withdrawal a danger", () => {
    const { said, verdict } = readCall("Lockup v4.0", "allowToHook", [EVIL], "SablierLockup");
    expect(said).toContain(`Allows ${EVIL} to run its own code`);
    expect(verdict).toBe("danger");
  });
});
