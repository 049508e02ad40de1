import { useEffect, useState } from "react";
import { isZone } from "@site/src/protocol/text/moments";
import { useBrowserState } from "@site/src/ui/browserState";
import { keepTypedForm, readTypedForm } from "@site/src/ui/forms/typedForm";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import type { LinkEffect } from "@site/src/ui/elements/Form";
import { useChosenChain } from "@site/src/ui/chain/chosenChain";
import {
  type BatchForm,
  readHash,
  INITIAL_FORM,
  type LinkedForm,
  toHash,
} from "@site/src/tools/batch/model/form/form";
import { findKnownToken } from "@site/src/tools/batch/model/plan/form/knownTokens";
import { findTemplate } from "../kinds";
import { LABELS } from "./fields/labels";

/** Name under which the form is kept until the tab is closed. */
const TOOL = "batch";

const getHeader = (template: string) => `${findTemplate(template).columns.join()}\n`;

/** What the form holds at first. */
const EMPTY: BatchForm = { ...INITIAL_FORM, rows: getHeader(INITIAL_FORM.template) };

/** The list that the form begins with for a reader who comes to vest tokens, by a link that ends in `#vest`. */
const VESTING = { template: "lockup/range/cliff", rows: getHeader("lockup/range/cliff") };

/** A form, and where it comes from. */
export interface Start {
  readonly form: BatchForm;
  readonly link?: LinkEffect;
  /** Whether the reader tried exactly this form before, in this tab. */
  readonly isTried: boolean;
}

/** Names what a link sets, as `Safe` or `8 rows`. */
function listNames(fields: readonly (keyof BatchForm)[], { rows }: BatchForm): string[] {
  const count = Math.max(0, rows.split("\n").filter((line) => line.trim() !== "").length - 1);
  return fields.map((field) =>
    field === "rows" ? `${count} ${count === 1 ? "row" : "rows"}` : LABELS[field],
  );
}

/** Checks whether the rows of a form are empty, or its header only. */
const isBlank = ({ template, rows }: BatchForm): boolean =>
  rows.trim() === "" || rows.trim() === getHeader(template).trim();

/** Says what a link names that no choice of the form has; the form would show something else than it holds. */
function findLinkFault(
  { template, chainId, zone }: BatchForm,
  chains: readonly number[],
): string | undefined {
  const names =
    findTemplate(template).id !== template
      ? "a list"
      : !chains.includes(chainId)
        ? "a chain"
        : isZone(zone)
          ? undefined
          : "a time zone";
  return names && `This link names ${names} that this page does not have, so nothing was filled in.`;
}

/** Reads the address like {@link readHash}, and refuses choices that the form does not have. */
function readLinked(hash: string, chains: readonly number[]): LinkedForm {
  const linked = readHash(hash);
  const sentence = linked.kind === "form" ? findLinkFault(linked.form, chains) : undefined;
  return sentence === undefined ? linked : { kind: "refused", sentence };
}

/** Returns the form that the page opens with: the reader's own of this tab, or the one of a link. Browser only. */
function readStart(chains: readonly number[]): Start {
  const { hash } = window.location;
  const kept = readTypedForm(TOOL, EMPTY);
  const isToVest = hash === "#vest";
  const typed =
    isToVest && kept && isBlank(kept.form) ? { ...kept, form: { ...kept.form, ...VESTING } } : kept;
  const linked = readLinked(hash, chains);
  const isOwn = typed !== undefined && (linked.kind === "none" || typed.address === hash);
  if (isOwn) return { form: typed.form, isTried: typed.isTried };
  if (linked.kind === "form") {
    const { form, fields } = linked;
    return { form, link: { kind: "filled", fields: listNames(fields, form) }, isTried: false };
  }
  const form = typed?.form ?? (isToVest ? { ...EMPTY, ...VESTING } : EMPTY);
  if (linked.kind === "none") return { form, isTried: false };
  return { form, link: { kind: "refused", sentence: linked.sentence }, isTried: false };
}

/** Returns the rows after a change of the template: the reader's own stay, an example or a header becomes that of the next. */
function listRows(next: string, before: BatchForm): string {
  const { template, rows } = before;
  if (rows === findTemplate(template).text) return findTemplate(next).text;
  return isBlank(before) ? getHeader(next) : rows;
}

/** Fills in the name and the decimals of a well-known token, unless the reader has said something else of it. */
function fillKnownToken(next: BatchForm, before: BatchForm): BatchForm {
  if (next.token === before.token && next.chainId === before.chainId) return next;
  const [known, former] = [next, before].map(({ chainId, token }) => findKnownToken(chainId, token));
  const isUntouched = (field: "symbol" | "decimals") =>
    next[field].trim() === "" || (former !== undefined && next[field] === String(former[field]));
  return {
    ...next,
    ...(isUntouched("symbol") && { symbol: known?.symbol ?? "" }),
    ...(isUntouched("decimals") && { decimals: known ? String(known.decimals) : "" }),
  };
}

/** Returns a form after a change of some fields. */
function changeForm(before: BatchForm, part: Partial<BatchForm>): BatchForm {
  const next = fillKnownToken({ ...before, ...part }, before);
  const isDated = part.rows !== undefined || part.zone !== undefined || part.startAt !== undefined;
  return {
    ...next,
    ...(part.template && { rows: listRows(part.template, before) }),
    // Other dates are asked about again.
    ...(isDated && { isPastMeant: false }),
  };
}

/**
 * Returns the form of the builder. It survives a reload and a visit to another page until the tab is closed, and it
 * follows the chain that the reader chooses for the site.
 *
 * @param chains IDs of the chains that can be chosen
 */
export function useBatchForm(chains: readonly number[]) {
  const [start, setStart] = useBrowserState<Start>({ form: EMPTY, isTried: false }, () => readStart(chains));
  const { form } = start;
  const keep = (next: BatchForm, isTried: boolean) =>
    keepTypedForm(TOOL, { form: next, address: window.location.hash, isTried });

  const change = (part: Partial<BatchForm>) => {
    setStart((before) => {
      const next = changeForm(before.form, part);
      keep(next, false);
      return { ...before, form: next, isTried: false };
    });
  };
  const remember = (tried: BatchForm = form) => {
    const hash = toHash(tried);
    if (hash !== "") replaceAddress(window.location.pathname + window.location.search + hash);
    keep(tried, true);
  };
  /** Puts the rows that the builder has tried instead of the reader's. */
  const takeTried = (rows: string) => {
    const next = { ...form, rows };
    setStart((before) => ({ ...before, form: next }));
    remember(next);
  };

  const chosen = useChosenChain(chains);
  const [followed, setFollowed] = useState<number>();
  if (chosen !== undefined && chosen !== followed) {
    setFollowed(chosen);
    // The chain of a link, or of a form that was begun, stays until the reader chooses another one.
    const isUntouched = start.link === undefined && form.safe === "" && form.token === "";
    if (form.chainId !== chosen && (followed !== undefined || isUntouched)) {
      setStart((before) => ({
        ...before,
        form: changeForm(before.form, { chainId: chosen }),
        isTried: false,
      }));
    }
  }

  // A link that is opened on the page itself loads nothing.
  useEffect(() => {
    const reread = () => {
      const { hash } = window.location;
      const isToVest = hash === "#vest";
      if (!isToVest && readHash(hash).kind === "none") return;
      const next = readStart(chains);
      // The reader's own form is there already, unless a link has taken its place.
      setStart((before) => (isToVest || next.link || before.link ? next : before));
    };
    window.addEventListener("hashchange", reread);
    return () => window.removeEventListener("hashchange", reread);
  }, [setStart, chains]);
  return { ...start, change, remember, takeTried };
}
