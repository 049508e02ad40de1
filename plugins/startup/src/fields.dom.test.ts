import { afterEach, describe, expect, it, vi } from "vitest";

/** Ends with the test. The body stays, because Testing Library asks the first body that a thread has had. */
let listening: AbortController;

/** Returns a page with a field, and the module as that page has it. */
async function pageWith<Field extends HTMLElement>(markup: string) {
  vi.resetModules();
  document.body.innerHTML = markup;
  const fields = await import("./fields");
  const record = (event: Event) => void fields.recordField(event);
  listening = new AbortController();
  document.body.addEventListener("input", record, { signal: listening.signal });
  return { ...fields, field: document.body.firstElementChild as Field };
}

const input = () => new Event("input", { bubbles: true });

afterEach(() => listening.abort());

describe("fields", () => {
  it("are told once more what was typed, with the caret where it was", async () => {
    const { field, replayFields } = await pageWith<HTMLInputElement>("<input />");
    field.value = "0.25";
    field.setSelectionRange(1, 1);
    field.dispatchEvent(input());
    const heard: string[] = [];
    field.addEventListener("input", () => heard.push(field.value));
    replayFields();
    expect(heard).toEqual(["0.25"]);
    expect(field.selectionEnd).toBe(1);
  });

  it("are told that a text was deleted", async () => {
    const { field, replayFields } = await pageWith<HTMLInputElement>('<input value="100" />');
    field.value = "";
    field.dispatchEvent(input());
    const heard: string[] = [];
    field.addEventListener("input", () => heard.push(field.value));
    replayFields();
    expect(heard).toEqual([""]);
  });

  it("are told of a file that was chosen, which no script may set", async () => {
    const { field, replayFields } = await pageWith<HTMLInputElement>('<input type="file" /><input />');
    Object.defineProperty(field, "value", {
      get: () => "C:\\fakepath\\list.csv",
      set: () => {
        throw new DOMException("This input element accepts a filename.", "InvalidStateError");
      },
    });
    field.dispatchEvent(input());
    const next = field.nextElementSibling as HTMLInputElement;
    next.value = "typed";
    next.dispatchEvent(input());
    const heard: string[] = [];
    field.addEventListener("change", () => heard.push(field.value));
    next.addEventListener("input", () => heard.push(next.value));
    replayFields();
    expect(heard).toEqual(["C:\\fakepath\\list.csv", "typed"]);
  });

  it("are ticked again and chosen again", async () => {
    const box = await pageWith<HTMLInputElement>('<input type="checkbox" />');
    box.field.checked = true;
    box.field.dispatchEvent(input());
    const ticked: boolean[] = [];
    box.field.addEventListener("click", () => ticked.push(box.field.checked));
    box.replayFields();
    expect(ticked).toEqual([true]);

    const list = await pageWith<HTMLSelectElement>(
      "<select><option>hours</option><option>days</option></select>",
    );
    list.field.value = "days";
    list.field.dispatchEvent(input());
    const chosen: string[] = [];
    list.field.addEventListener("change", () => chosen.push(list.field.value));
    list.replayFields();
    expect(chosen).toEqual(["days"]);
  });

  it("that are gone are left alone, as is what is no field", async () => {
    const { field, recordField, replayFields } = await pageWith<HTMLInputElement>("<input />");
    field.value = "7";
    field.dispatchEvent(input());
    field.remove();
    const heard = vi.fn();
    field.addEventListener("input", heard);
    replayFields();
    expect(heard).not.toHaveBeenCalled();
    expect(recordField(new Event("input"))).toBe(false);
  });
});
