import { useLayoutEffect, useMemo, useRef, type ComponentType, type ReactNode } from "react";
import { isField, type Field } from "../fields";
import { isTicked, replayField, readField, type FieldValue } from "../forms/replayField";
import { loadLater } from "../loading/loadLater";
import { readServerHtml, composeServerHtmlId } from "./serverHtml";

interface Options {
  /** Names the form at the beginning of a sentence, such as `The desk`. */
  readonly what: string;
  /** The form in the server's bundle, where it is rendered: `IS_SERVER_BUNDLE ? require(…) : undefined`. */
  readonly onServer: ComponentType | undefined;
  /** Loads it in the browser. */
  readonly load: () => Promise<ComponentType>;
}

/** What a reader did to a field of the server's form. */
interface Typed {
  /** The field's position among the fields of the form. */
  readonly position: number;
  readonly value: FieldValue;
  readonly files: FileList | null;
  readonly hasChanged: boolean;
  readonly hasFocus: boolean;
  /** Where the caret is; null in fields without a caret. */
  readonly caret: number | null;
}

const listFields = (element: HTMLElement | null): Field[] =>
  [...(element?.querySelectorAll("*") ?? [])].filter(isField);

/** Checks whether a field holds a text that is typed. */
const isText = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  !(field instanceof HTMLSelectElement) && !["file", "checkbox", "radio"].includes(field.type);

/** Returns what a field holds before its reader does anything, as the server wrote it. */
function getInitial(field: Field): FieldValue {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
  }
  return isTicked(field) ? field.defaultChecked : field.defaultValue;
}

/** Lists the fields that a reader has changed, and the one that has the focus. */
function readTyped(form: HTMLElement | null): readonly Typed[] {
  return listFields(form)
    .map((field, position) => ({
      position,
      value: readField(field),
      files: field instanceof HTMLInputElement ? field.files : null,
      hasChanged: readField(field) !== getInitial(field),
      hasFocus: document.activeElement === field,
      caret: isText(field) ? field.selectionEnd : null,
    }))
    .filter(({ hasChanged, hasFocus }) => hasChanged || hasFocus);
}

/** Repeats in a form what a reader did in the server's form. */
function replayTyped(form: HTMLElement | null, typed: readonly Typed[]): void {
  const fields = listFields(form);
  for (const { position, value, files, hasChanged, hasFocus, caret } of typed) {
    const field = fields[position];
    if (!field) continue;
    if (hasFocus) field.focus({ preventScroll: true });
    if (files && files.length > 0) (field as HTMLInputElement).files = files;
    if (hasChanged) replayField(field, value);
    if (caret !== null && isText(field)) field.setSelectionRange(caret, caret);
  }
}

/**
 * Makes of a form one that the server renders and the browser loads when its page is shown. A link to the page
 * prefetches the scripts of the page itself, and the form is not part of them. Until it is loaded, the page keeps the
 * HTML of the server, so nothing moves. What a reader has typed by then, the focus, and a press of Enter go into the form.
 * If the form does not arrive, a sentence says so. Without JavaScript the HTML of the server remains.
 */
export function formLater({ what, onServer: OnServer, load }: Options): () => ReactNode {
  const id = composeServerHtmlId(what);
  const attributes = { "data-server-html": id, style: { display: "contents" } };
  let typed: readonly Typed[] = [];
  let isSubmitted = false;

  /** The form as the server has rendered it. */
  function ServerForm(): ReactNode {
    const form = useRef<HTMLDivElement>(null);
    const html = useMemo(() => readServerHtml(id), []);
    // Runs while the form is still in the page, with its focus.
    useLayoutEffect(
      () => () => {
        typed = readTyped(form.current);
      },
      [],
    );
    return (
      <div
        ref={form}
        {...attributes}
        // Without this, the browser would load the page again.
        onSubmit={(event) => {
          event.preventDefault();
          isSubmitted = true;
        }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html ?? "" }}
      />
    );
  }

  const Loaded = loadLater({
    what,
    waiting: <ServerForm />,
    load: async () => {
      const Form = await load();
      return function LoadedForm() {
        const form = useRef<HTMLDivElement>(null);
        useLayoutEffect(() => {
          replayTyped(form.current, typed);
          typed = [];
          if (!isSubmitted) return;
          isSubmitted = false;
          // React renders what was typed before the next task.
          setTimeout(() => form.current?.querySelector<HTMLButtonElement>("[type=submit]")?.click());
        }, []);
        return (
          <div ref={form} style={attributes.style}>
            <Form />
          </div>
        );
      };
    },
  });

  return function FormLater() {
    if (!OnServer) return <Loaded />;
    return (
      <div {...attributes}>
        <OnServer />
      </div>
    );
  };
}
