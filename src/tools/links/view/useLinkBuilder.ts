import { useState } from "react";
import chainList from "@generated/protocol-data/default/chains.json";
import { compose, LegacyLinkError, parse } from "@site/src/protocol/links/appLinks/appLinks";
import { kinds, composeLink, readValues, type Values } from "./fields";

const chainSlugs = Object.fromEntries(chainList.chains.map(({ id, chainSlug }) => [id, chainSlug]));

/** What was made of a pasted link. */
interface Note {
  /** Sentences, the first of which says how it was read. */
  readonly sentences: readonly string[];
  /** It could not be read, so that nothing below belongs to it. */
  readonly isUnread?: true;
  readonly isLegacy?: boolean;
}

const findKind = (id: string) => kinds.find((kind) => kind.id === id) ?? kinds[0]!;

/** Returns the link that these values make, or what is wrong with them. */
function composeLinkFrom(kind: string, values: Values): { link: string; problem: string } {
  try {
    return { link: compose(composeLink(kind, values)), problem: "" };
  } catch (error) {
    return { link: "", problem: (error as Error).message };
  }
}

/** Reads a pasted link: what is said of it, and its parts where it has any. */
function take(text: string): { note?: Note; filled?: ReturnType<typeof readValues> } {
  if (text.trim() === "") return {};
  try {
    const read = parse(text, chainSlugs);
    const filled = readValues(read);
    const first = read.isOld
      ? "This link has the form from before May 2026. Its current form is below."
      : filled
        ? "The fields below contain its parts."
        : `This page has no parameters: ${compose(read)}`;
    return { note: { sentences: [first, ...read.hints] }, filled };
  } catch (error) {
    const { message } = error as Error;
    return { note: { sentences: [message], isUnread: true, isLegacy: error instanceof LegacyLinkError } };
  }
}

/** Returns a link in the making: its kind and its parts, the link that was pasted, and what was made of it. */
export function useLinkBuilder() {
  const [kindId, setKindId] = useState(kinds[0]!.id);
  const [values, setValues] = useState<Values>(kinds[0]!.example);
  const [pasted, setPasted] = useState("");
  const [note, setNote] = useState<Note>();
  const kind = findKind(kindId);
  return {
    kind,
    values,
    pasted,
    note,
    ...composeLinkFrom(kind.id, values),
    choose: (id: string): void => {
      const chosen = findKind(id);
      setKindId(chosen.id);
      setValues(chosen.example);
      // The fields no longer hold what was pasted.
      setPasted("");
      setNote(undefined);
    },
    paste: (text: string): void => {
      const { note: said, filled } = take(text);
      setPasted(text);
      setNote(said);
      if (!filled) return;
      setKindId(filled.kind);
      setValues(filled.values);
    },
    change: (name: string, value: string): void => {
      setValues((before) => ({ ...before, [name]: value }));
      // Whoever goes on to build has given up what could not be read.
      if (note?.isUnread) setNote(undefined);
    },
  };
}

export type LinkBuilding = ReturnType<typeof useLinkBuilder>;
