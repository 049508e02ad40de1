import { act, cleanup, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";

// The module asks Docusaurus where it runs.
vi.doMock("./serverHtml", () => ({
  composeServerHtmlId: (name: string) => name,
  readServerHtml: (id: string) => document.querySelector(`[data-server-html="${id}"]`)?.innerHTML,
}));
const { formLater } = await import("./formLater");

const sent = vi.fn();

function Form(): ReactNode {
  const [text, setText] = useState("");
  const [kind, setKind] = useState("a");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(`${kind} ${text}`);
      }}
    >
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <select aria-label="Kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <button type="submit">Send {text}</button>
    </form>
  );
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.innerHTML = "";
  sent.mockClear();
});

let forms = 0;

/** Renders the form on a server, and hydrates its page; `arrive` ends the loading of the form. */
function openPage() {
  // The HTML of a server is found by this name.
  const what = `The form ${++forms}`;
  const OnServer = formLater({ what, onServer: Form, load: () => Promise.reject(new Error("No browser")) });
  const page = document.createElement("div");
  page.innerHTML = renderToString(<OnServer />);
  document.body.append(page);
  let finish: { arrive: () => void; fail: () => void };
  const load = () =>
    new Promise<typeof Form>((resolve, reject) => {
      finish = { arrive: () => resolve(Form), fail: () => reject(new Error("No connection")) };
    });
  const Later = formLater({ what, onServer: undefined, load });
  act(() => {
    root = hydrateRoot(page, <Later />);
  });
  return { arrive: () => act(async () => finish.arrive()), fail: () => act(async () => finish.fail()) };
}

const field = () => screen.getByLabelText<HTMLInputElement>("Text");
const type = (text: string) => {
  field().focus();
  field().value = text;
};

it("keeps the form of the server, and then what was typed, chosen and focused in it", async () => {
  const { arrive } = openPage();
  const former = field();
  type("abc");
  screen.getByLabelText<HTMLSelectElement>("Kind").value = "b";
  await arrive();
  expect(field()).not.toBe(former);
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole("button").textContent).toBe("Send abc");
  act(() => screen.getByRole("button").click());
  expect(sent.mock.calls).toEqual([["b abc"]]);
});

it("sends what was submitted before the form arrived, once", async () => {
  const { arrive } = openPage();
  type("abc");
  act(() => screen.getByRole("button").click());
  expect(sent).not.toHaveBeenCalled();
  await arrive();
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([["a abc"]]));
});

it("says that the form did not arrive", async () => {
  const { fail } = openPage();
  await fail();
  expect(screen.getByRole("alert").textContent).toMatch(/could not be loaded/);
});
