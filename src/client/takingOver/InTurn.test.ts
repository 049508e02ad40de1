// @vitest-environment happy-dom
import { h, hydrate, render } from "preact";
import { useState } from "preact/hooks";
import { describe, expect, it, vi } from "vitest";
import { inTurns } from "./turns";

// As in the browser's bundle.
vi.mock("react", () => import("preact/compat"));
vi.mock("react/jsx-runtime", () => import("preact/jsx-runtime"));
vi.mock("react/jsx-dev-runtime", () => import("preact/jsx-runtime"));
const { InTurn } = (await import("./InTurn.client")) as unknown as {
  InTurn: (props: { children: unknown }) => never;
};

/** A list between two paragraphs, with a button in it that counts. */
function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return h("li", null, h("button", { onClick: () => setCount(count + 1) }, `${name} ${count}`));
}

const page = (part: (children: unknown) => unknown) =>
  h("main", null, [
    h("p", null, "before"),
    part(h("ul", null, h(Counter, { name: "a" }), part(h(Counter, { name: "b" })) as never)) as never,
    h("p", null, "after"),
  ]);

/** Longer than Preact waits until it draws: what would change late has changed. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("InTurn", () => {
  it("takes over the elements that stand there, in its turn, and then is what it was", async () => {
    const container = document.createElement("div");
    render(
      page((children) => children),
      container,
    );
    const { innerHTML } = container;
    container.innerHTML = innerHTML;
    const elements = [...container.querySelectorAll("*")];
    const press = () => container.querySelectorAll("button").forEach((button) => button.click());

    let begun = "";
    await inTurns(() => {
      hydrate(
        page((children) => h(InTurn, { children } as never)),
        container,
      );
      press();
      begun = container.innerHTML;
    });
    await settled();
    expect(begun).toBe(innerHTML);
    expect(container.innerHTML).toBe(innerHTML);
    expect([...container.querySelectorAll("*")]).toEqual(elements);

    press();
    await vi.waitFor(() => expect(container.textContent).toBe("beforea 1b 1after"));
  });

  it("takes over several elements, or none, between the marks of the server", async () => {
    const container = document.createElement("div");
    const innerHTML =
      "<main><!--$s--><p>one</p><!--$s--><ul><li><button>a 0</button></li></ul><p>two</p><!--/$s--><!--/$s-->" +
      "<!--$s--><!--/$s--><p>after</p></main>";
    container.innerHTML = innerHTML;
    const elements = [...container.querySelectorAll("*")];
    await inTurns(() =>
      hydrate(
        h("main", null, [
          h(InTurn, {
            children: [
              h("p", null, "one"),
              h(InTurn, {
                children: [h("ul", null, h(Counter, { name: "a" })), h("p", null, "two")],
              } as never),
            ],
          } as never),
          h(InTurn, { children: null } as never),
          h("p", null, "after"),
        ]),
        container,
      ),
    );
    await settled();
    expect(container.innerHTML).toBe(innerHTML);
    expect([...container.querySelectorAll("*")]).toEqual(elements);
    container.querySelector("button")!.click();
    await vi.waitFor(() => expect(container.textContent).toBe("onea 1twoafter"));
  });

  it("is drawn at once where nothing is taken over", () => {
    const container = document.createElement("div");
    render(
      page((children) => h(InTurn, { children } as never)),
      container,
    );
    expect(container.textContent).toBe("beforea 0b 0after");
  });
});
