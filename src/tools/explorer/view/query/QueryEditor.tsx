import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { EditorState, Prec } from "@codemirror/state";
import { EditorView, keymap, tooltips } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { graphql, showInDocsCommand, updateSchema } from "cm6-graphql";
import type { GraphQLSchema } from "graphql";

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword], color: "var(--sb-code-keyword)" },
  { tag: tags.propertyName, color: "var(--sb-code-function)" },
  { tag: tags.attributeName, color: "var(--sb-code-type)" },
  { tag: tags.variableName, color: "var(--sb-code-variable)" },
  { tag: tags.string, color: "var(--sb-code-string)" },
  { tag: [tags.integer, tags.float, tags.bool, tags.null], color: "var(--sb-code-number)" },
  { tag: tags.lineComment, color: "var(--sb-code-comment)" },
  { tag: [tags.paren, tags.brace, tags.separator, tags.punctuation], color: "var(--sb-code-punctuation)" },
]);

const look = EditorView.theme({
  "&": { height: "100%", color: "var(--sb-code-text)", backgroundColor: "var(--sb-surface-raised)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--ifm-font-family-monospace)", lineHeight: "1.55" },
  ".cm-content": { padding: "10px 4px", caretColor: "var(--sb-text-strong)" },
  ".cm-matchingBracket": { backgroundColor: "var(--sb-code-highlight) !important" },
  ".cm-tooltip": {
    border: "1px solid var(--sb-border-strong)",
    borderRadius: "var(--sb-radius-small)",
    color: "var(--sb-text)",
    backgroundColor: "var(--sb-surface-raised)",
    boxShadow: "var(--sb-shadow)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    maxWidth: "min(80vw, 34rem)",
    fontFamily: "var(--ifm-font-family-monospace)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    color: "var(--sb-text-strong) !important",
    backgroundColor: "var(--sb-accent-soft) !important",
  },
  ".cm-completionDetail": { color: "var(--sb-text-muted)", fontStyle: "normal" },
  ".cm-completionMatchedText": { color: "var(--sb-link)" },
  ".cm-completionInfo": { maxWidth: "20rem", padding: "6px 10px", fontSize: "0.8125rem" },
  ".cm-diagnostic": { fontFamily: "var(--ifm-font-family-base)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--sb-danger)" },
  ".cm-panels": { color: "var(--sb-text)", backgroundColor: "var(--sb-surface)" },
  ".cm-panel.cm-panel-lint ul [aria-selected]": { backgroundColor: "var(--sb-accent-soft)" },
});

/** Shows the documentation of the word at the cursor: the command knows a word only from within, not at its end. */
function showDocsOfWord({ state }: EditorView): boolean {
  const word = state.wordAt(state.selection.main.head);
  const inside = word ? state.update({ selection: { anchor: word.from } }).state : state;
  // The command reads nothing of a view but its state.
  return showInDocsCommand({ state: inside } as EditorView);
}

interface QueryEditorProps {
  readonly value: string;
  readonly schema: GraphQLSchema;
  /** Id of the text that says which keys do what. */
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
  /** The reader asks what a field is: names of the type that has it, and of the field. */
  readonly onShowInDocs: (type: string, field: string | undefined) => void;
}

/**
 * An editor for GraphQL that completes and checks against a schema. Tab leaves it; Ctrl or Cmd with Enter runs the
 * query, with I it shows the documentation of the field at the cursor.
 */
export function QueryEditor(props: QueryEditorProps): ReactNode {
  const { value, schema, describedBy } = props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  /** Values that the editor has sent to the page and the page has not rendered yet: typing is faster than rendering. */
  const sentValues = useRef<string[]>([]);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const first = latest.current;
    const editor = new EditorView({
      parent: container.current!,
      state: EditorState.create({
        doc: first.value,
        extensions: [
          Prec.highest(
            keymap.of([
              { key: "Mod-Enter", run: () => (latest.current.onRun(), true) },
              { key: "Mod-i", run: showDocsOfWord, preventDefault: true },
            ]),
          ),
          keymap.of([
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
          ]),
          history(),
          closeBrackets(),
          bracketMatching(),
          autocompletion(),
          // Outside of the editor, whose edges would cut them.
          tooltips({ parent: document.body }),
          syntaxHighlighting(colours),
          graphql(first.schema, {
            onShowInDocs: (field, type, parent) =>
              latest.current.onShowInDocs((parent ?? type ?? "Query").replace(/[[\]!]/g, ""), field),
          }),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            "aria-label": "Query",
            "aria-describedby": describedBy,
            // Takes the focus anyway; this says so to what looks for a way to scroll it by keyboard.
            tabindex: "0",
          }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            const text = update.state.doc.toString();
            sentValues.current.push(text);
            latest.current.onChange(text);
          }),
          look,
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [describedBy]);

  useEffect(() => {
    if (view.current) updateSchema(view.current, schema);
  }, [schema]);

  useEffect(() => {
    const editor = view.current;
    const own = sentValues.current.lastIndexOf(value);
    sentValues.current.splice(0, own + 1);
    if (own >= 0) return;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  return <div ref={container} style={{ height: "100%" }} />;
}
