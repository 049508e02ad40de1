import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { loadModuleLater } from "./moduleLater";

afterEach(cleanup);

/** A component that says what a module says, once it is needed. */
function makeReader(load: () => Promise<{ says: string }>) {
  const later = loadModuleLater(load);
  return function Reader({ isNeeded = true }: { readonly isNeeded?: boolean }) {
    const { module, hasFailed, retry } = later.useModule(isNeeded);
    return (
      <>
        <p>{module?.says ?? (hasFailed ? "failed" : "waiting")}</p>
        <button onClick={retry}>Again</button>
      </>
    );
  };
}

it("loads a module when it is needed, once, and has it at once from then on", async () => {
  const load = vi.fn(async () => ({ says: "read" }));
  const Reader = makeReader(load);
  const { rerender, unmount } = render(<Reader isNeeded={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Reader />);
  await screen.findByText("read");
  unmount();
  render(<Reader />);
  expect(screen.getByText("read")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it("says that a module did not arrive, and loads it again", async () => {
  const load = vi.fn(async () => ({ says: "read" })).mockRejectedValueOnce(new Error("offline"));
  const Reader = makeReader(load);
  render(<Reader />);
  await screen.findByText("failed");
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("read")).toBeDefined();
});
