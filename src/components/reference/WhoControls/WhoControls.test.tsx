import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

// The parts themselves, which a page has from the server or loads.
vi.doMock("./parts", () => import("./Answer"));
const { WhoControls } = await import("./WhoControls");

afterEach(cleanup);

function open(who: string): HTMLElement {
  window.history.replaceState(null, "", `/concepts/governance?who=${who}#yours`);
  render(<WhoControls />);
  return screen.getByRole("form", { name: "Who controls a release" });
}

it("leads from each address to the chain's explorer", () => {
  const addresses = [...open("lockup-v4.0@8453").querySelectorAll("[role=status] a[href*='/address/']")];
  expect(addresses).toHaveLength(3);
  for (const link of addresses)
    expect(link.getAttribute("href")).toMatch(/^https:\/\/basescan\.org\/address\/0x[0-9a-fA-F]{40}$/u);
});

it("says who can do what to a stream or to an airdrop, and how to check it", () => {
  const tool = open("airdrops-v3.0@8453");
  expect(screen.getByLabelText<HTMLSelectElement>("Release").value).toBe("airdrops-v3.0");
  expect(screen.getByLabelText<HTMLSelectElement>("Chain").value).toBe("8453");
  expect(screen.getAllByText(/^SablierFactoryMerkle/u)).toHaveLength(5);
  expect(tool.textContent).toContain("clawback takes tokens back, in its windows");
  expect(tool.textContent).toContain('cast call <campaign> "minFeeUSD()(uint256)"');
  // The control: a stream has no campaign, and its admin lowers no fee of one.
  fireEvent.change(screen.getByLabelText("Release"), { target: { value: "flow-v3.0" } });
  expect(tool.textContent).toContain("SablierFlow");
  expect(tool.textContent).not.toContain("clawback");
  expect(tool.textContent).not.toContain("lowerMinFeeUSD");
  expect(window.location.search + window.location.hash).toBe("?who=flow-v3.0@8453#yours");
});
