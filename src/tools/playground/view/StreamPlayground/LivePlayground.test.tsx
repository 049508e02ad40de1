import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { compileContract } from "@site/src/node/solidity/compile";
import { readSablier } from "@site/src/node/solidity/sablier";
import type { Snapshot } from "@site/src/protocol/evm/chain";
import {
  scenarios,
  Session,
  World,
  type Act,
  type Scenario,
  type Step,
} from "@site/src/tools/playground/model";
import { replaceTexts } from "@site/tests/standIns/translate";

// What a playground shows of each transaction. The contracts run in this process instead of a worker.
let world: World;
let pristine: Snapshot;
vi.doMock("@site/src/tools/playground/worker/engine", () => ({
  EngineError: class extends Error {},
  NotCreated: class extends Error {},
  explainMissing: () => undefined,
  Engine: class {
    session!: Session;
    async open(scenario: Scenario, steps: readonly Step[]) {
      await world.chain.restore(pristine);
      pristine = await world.chain.snapshot();
      this.session = await Session.open(world, scenario);
      for (const step of steps) await this.session.play(step);
      return this.session.view();
    }
    async play(step: Step) {
      await this.session.play(step);
      return this.session.view();
    }
    async undo() {
      await this.session.undo();
      return this.session.view();
    }
    async reset() {
      await this.session.reset();
      return this.session.view();
    }
    tryOut = (acts: readonly Act[]) => this.session.tryOut(acts);
    close() {}
  },
}));
vi.doMock("../CodeTabs/CodeTabs", () => ({ CodeTabs: () => null }));
const { LivePlayground } = await import("./LivePlayground");

beforeAll(async () => {
  const hooks = await compileContract("samples/solidity/lockup/HookRecorder.sol");
  world = await World.create({ ...(await readSablier()), hooks });
  pristine = await world.chain.snapshot();
}, 120_000);
afterEach(cleanup);

/** Opens a scenario, with steps as an address has them. */
async function open(id: string, steps = ""): Promise<HTMLElement> {
  const scenario = scenarios.find((scenario) => scenario.id === id)!;
  const { container } = render(
    <LivePlayground id="test" scenario={scenario} steps={steps} onClose={() => undefined} />,
  );
  await screen.findByRole("slider", { name: "Time" });
  return container;
}
const text = () => document.body.textContent;
const row = (label: string) =>
  screen.getByRole("row", { name: new RegExp(`^${label} `, "u") }).querySelector("td")!.textContent;
const log = () => [...screen.getByRole("list", { name: /^Transactions/u }).children] as HTMLElement[];
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const shows = (label: string, value: string) => waitFor(() => expect(row(label)).toBe(value));
const newest = (words: string) => waitFor(() => expect(log()[0]!.textContent).toContain(words));

it("withdraws all, is refused more, and takes both back", async () => {
  await open("token-streaming");
  expect(row("Streamed")).toBe("1,000 DAI");
  expect(log()).toHaveLength(2);
  await press("Withdraw all");
  await shows("Withdrawn", "1,000 DAI");
  await newest("withdrawMax(1, recipient)");
  await waitFor(() =>
    expect(text()).toContain("The contract will reject it: SablierLockup_WithdrawAmountZero"),
  );
  await press("Withdraw all");
  await newest("Rejected: SablierLockup_WithdrawAmountZero");
  expect(
    within(log()[0]!).getByRole("link", { name: "SablierLockup_WithdrawAmountZero" }).getAttribute("href"),
  ).toBe("/reference/errors#sablierlockup_withdrawamountzero");
  await press("Undo");
  await newest("WithdrawFromLockupStream");
  await press("Undo");
  await shows("Withdrawn", "400 DAI");
  expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
});

it("lets the sender cancel, and not the recipient", async () => {
  await open("cancelability");
  await waitFor(() => expect(text()).toContain("The contract will reject it: SablierLockup_Unauthorized"));
  await press("Cancel");
  await newest("Rejected: SablierLockup_Unauthorized");
  await userEvent.click(screen.getByRole("radio", { name: "sender" }));
  await press("Cancel");
  await waitFor(() => expect(text()).toContain("CANCELED"));
  await shows("Refunded", "7,000 DAI");
  await press("Reset");
  await shows("Refundable now", "7,000 DAI");
  expect(log()).toHaveLength(2);
});

it("has nothing to refund on a Flow stream in debt, and covers the debt with a deposit", async () => {
  await open("flow-statuses");
  await press("Refund all");
  await newest("Rejected: SablierFlow_RefundAmountZero");
  await press("Deposit");
  await waitFor(() => expect(text()).toContain("STREAMING_SOLVENT"));
  await shows("Uncovered debt", "0 USDC");
  await press("Undo");
  await shows("Uncovered debt", "300 USDC");
});

it("says under the button of an action what it did, and forgets it with the next action", async () => {
  await open("token-streaming");
  const outcome = (name: string) =>
    within(screen.getByRole("button", { name }).closest("li")!).getByRole("status");
  expect(outcome("Withdraw all").textContent).toBe("");
  await press("Withdraw all");
  await waitFor(() => expect(outcome("Withdraw all").textContent).toContain("Transaction 3 went through."));
  expect(outcome("Withdraw all").textContent).toContain("Withdrawn: 400 DAI → 1,000 DAI.");
  await press("Withdraw all");
  await waitFor(() => expect(outcome("Withdraw all").textContent).toContain("Transaction 4 was rejected:"));
  const link = within(outcome("Withdraw all")).getByRole("link", {
    name: "SablierLockup_WithdrawAmountZero",
  });
  expect(link.getAttribute("href")).toBe("/reference/errors#sablierlockup_withdrawamountzero");
  await press("Cancel");
  await waitFor(() => expect(outcome("Cancel").textContent).toContain("SablierLockup_Unauthorized"));
  expect(outcome("Withdraw all").textContent).toBe("");
  await press("Undo");
  await waitFor(() => expect(outcome("Cancel").textContent).toBe(""));
  expect(outcome("Withdraw all").textContent).toContain("was rejected");
});

it("sends nothing of an amount that it cannot read", async () => {
  await open("token-streaming");
  const field = screen.getByLabelText("Amount, DAI");
  fireEvent.change(field, { target: { value: "1,5" } });
  expect(text()).toContain("Amount: a point before the fraction, such as 1.5.");
  fireEvent.submit(field.closest("form")!);
  fireEvent.change(field, { target: { value: "5000" } });
  await waitFor(() => expect(text()).toContain("The contract will reject it: SablierLockup_Overdraw"));
  expect(log()).toHaveLength(2);
});

it("shows a moment within a day as a day and a time", async () => {
  await open("token-streaming");
  fireEvent.change(screen.getByLabelText("Step of the clock"), { target: { value: "hour" } });
  for (const hour of ["01", "02", "03"]) {
    await press("Forward");
    await waitFor(() => expect(text()).toContain(`Day 10, ${hour}:00:00`));
  }
  expect(text()).toContain("Day 10, 03:00:00 (25 January 2027, 11:00 UTC)");
});

it("plays the steps of an address, and names one that it does not have", async () => {
  await open("token-streaming", "950400~recipient.withdrawMax.recipient~1036800");
  expect(row("Withdrawn")).toBe("1,100 DAI");
  expect(row("Streamed")).toBe("1,200 DAI");
  expect(log()).toHaveLength(3);
  cleanup();
  await open("token-streaming", "950400~recipient.rob");
  expect(screen.getByRole("alert").textContent).toContain("a step that this playground does not know");
  expect(row("Streamed")).toBe("1,000 DAI");
});

it("shows the new words alone on a translated page", async () => {
  const shown = await open("token-streaming");
  const count = log().length;
  const withdrawable = row("Withdrawable now");
  replaceTexts();
  expect(shown.textContent).toContain("Day 10 (");
  await press("Forward");
  await waitFor(() => expect(shown.textContent).toContain("Day 11 ("));
  expect(shown.textContent).not.toContain("Day 10 (");
  expect(row("Withdrawable now")).not.toBe(withdrawable);
  replaceTexts();
  await press("Cancel");
  await newest("Rejected");
  expect(log()).toHaveLength(count + 1);
  replaceTexts();
  await press("Undo");
  await waitFor(() => expect(log()).toHaveLength(count));
  replaceTexts();
  await press("Reset");
  await waitFor(() => expect(row("Withdrawable now")).toBe(withdrawable));
});
