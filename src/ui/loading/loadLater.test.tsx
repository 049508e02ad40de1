import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { loadLater } from "./loadLater";

interface PartProps {
  readonly name: string;
}
const Part = ({ name }: PartProps) => <p>Hello, {name}.</p>;
const SENTENCE = /^The part could not be loaded\. Either the connection failed/u;

/** Returns a part whose first loads fail, as they do without a connection, and how often it was loaded. */
function partThatFails(times: number) {
  const load = vi.fn<() => Promise<ComponentType<PartProps>>>().mockResolvedValue(Part);
  for (let failure = 0; failure < times; failure++) load.mockRejectedValueOnce(new Error("Loading chunk"));
  return { load, Later: loadLater({ what: "The part", load, waiting: <p>Loading.</p> }) };
}

afterEach(cleanup);

it("shows what is loaded, and loads it once", async () => {
  const { load, Later } = partThatFails(0);
  const { rerender } = render(<Later name="Ann" />);
  expect(screen.getByText("Loading.")).toBeTruthy();
  expect(await screen.findByText("Hello, Ann.")).toBeTruthy();
  rerender(<Later key="new" name="Bo" />);
  expect(screen.getByText("Hello, Bo.")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it("says that a part did not arrive, and loads it again at a press", async () => {
  const { Later } = partThatFails(2);
  render(<Later name="Ann" />);
  for (const _ of [1, 2]) {
    expect((await screen.findByRole("alert")).textContent).toMatch(SENTENCE);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  }
  expect(await screen.findByText("Hello, Ann.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("loads a part again that is shown a second time", async () => {
  const { Later } = partThatFails(1);
  const { rerender } = render(<Later key="first" name="Ann" />);
  await screen.findByRole("alert");
  rerender(<Later key="second" name="Ann" />);
  expect(await screen.findByText("Hello, Ann.")).toBeTruthy();
});

it("forgets a failure that arrives after the part is gone", async () => {
  const { Later } = partThatFails(1);
  const { rerender } = render(<Later name="Ann" />);
  rerender(<p>Something else.</p>);
  await Promise.resolve();
  rerender(<Later name="Ann" />);
  expect(await screen.findByText("Hello, Ann.")).toBeTruthy();
});
