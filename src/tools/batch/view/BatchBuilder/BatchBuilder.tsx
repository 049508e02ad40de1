import { useEffect, useId, useState, type DragEvent, type FormEvent, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import chainList from "@generated/protocol-data/default/chains.json";
import { clsx } from "clsx";
import type { Answer } from "@site/src/tools/batch/worker/protocol";
import { LinkNotice, styles as form } from "@site/src/ui/elements/Form";
import { loadLater } from "@site/src/ui/loading/loadLater";
import { type BatchForm, toHash } from "@site/src/tools/batch/model/form/form";
import { findTemplate } from "../kinds";
import { useBatch, findReaderZone } from "../useBatch";
import { BatchFields } from "./fields/BatchFields";
import { BatchStatus } from "./answer/BatchStatus";
import { type Choices, readSources } from "./fields/ColumnChoice";
import type { CorrectionNotice } from "./fields/CorrectedRows";
import { readList } from "./fields/readList";
import { Rows } from "./fields/Rows";
import { useBatchForm } from "./useBatchForm";

// What only an answer needs: tables, files, words.
const BuiltBatches = loadLater({
  what: "The batch",
  load: async () => (await import("./answer/BuiltBatches")).BuiltBatches,
});

const chains = chainList.chains.filter(({ isCurrent }) => isCurrent).map(({ id }) => id);

/** Accounts that nobody mistakes for their own. */
const EXAMPLE = {
  safe: "0x1111111111111111111111111111111111111111",
  token: "0x3333333333333333333333333333333333333333",
  oracle: "0x2222222222222222222222222222222222222222",
  price: "3000",
  symbol: "EXAMPLE",
  decimals: "6",
};

/** Returns the first line of some rows, which names their columns. */
const readHeader = (rows: string): string => rows.trimStart().split(/[\r\n]/u, 1)[0]!;

/**
 * Makes a batch of transactions of a list of people or streams, tries it on the released contracts in the page, and hands it over
 * as a file for a Safe, as calldata and as scripts. The address carries the form after `#`, which browsers send
 * nowhere. Without JavaScript a sentence names the guides that do the same by hand.
 */
export function BatchBuilder(): ReactNode {
  const id = useId();
  const { form: input, link, isTried, change: edit, remember, takeTried } = useBatchForm(chains);
  /** Columns that the reader has pointed at, for as long as the rows have this header. */
  const [choices, setChoices] = useState<Choices>({});
  const [correction, setCorrection] = useState<CorrectionNotice>();
  const [isDropping, setDropping] = useState(false);
  const [fileProblem, setFileProblem] = useState("");
  const { state, ask, clear } = useBatch();
  const answer = state.kind === "done" ? state.answer : undefined;
  const problems = answer?.kind === "unbuilt" ? answer : undefined;

  const show = (given: Answer) => {
    const corrected = "corrected" in given ? given.corrected : undefined;
    if (!corrected) return;
    setCorrection({ ...corrected, before: input.rows });
    setChoices({});
    takeTried(corrected.text);
  };
  const build = () => {
    remember();
    const now = Date.now();
    const columns = readSources(choices);
    void ask({ kind: "build", form: input, zone: findReaderZone(), now, ...(columns && { columns }) }, show);
  };
  // What the reader tried before in this tab is tried again. A form that came by a link waits for the reader.
  useEffect(() => {
    if (isTried) build();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each form that was tried before.
  }, [isTried]);

  const change = (part: Partial<BatchForm>) => {
    setFileProblem("");
    const { template = input.template, rows = input.rows } = part;
    if (template !== input.template || readHeader(rows) !== readHeader(input.rows)) setChoices({});
    if (template !== input.template || rows !== input.rows) setCorrection(undefined);
    edit(part);
    clear();
  };
  // Fields that the reader has filled in stay; the rows are what the example shows.
  const fillIn = () => {
    const empty = Object.entries(EXAMPLE).filter(([field]) => input[field as keyof typeof EXAMPLE] === "");
    const isEmpty = empty.length === Object.keys(EXAMPLE).length;
    const fields = isEmpty
      ? EXAMPLE
      : Object.fromEntries(empty.filter(([field]) => !/symbol|decimals/u.test(field)));
    change({ ...fields, rows: findTemplate(input.template).text });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === "running") clear();
    else build();
  };
  const takeFiles = async (files: ArrayLike<File> | null | undefined) => {
    if (!files || files.length === 0) return;
    const list = await readList(files);
    if ("rows" in list) change({ rows: list.rows });
    else setFileProblem(list.sentence);
  };
  const drop = (event: DragEvent) => {
    setDropping(false);
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    void takeFiles(event.dataTransfer.files);
  };

  return (
    <form
      className={clsx(form.panel, isDropping && form.dropping)}
      aria-label="Build a batch"
      data-tool=""
      // The browser must not restore a choice that the form does not hold.
      autoComplete="off"
      onSubmit={send}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <p className={form.without}>
        The builder turns a list of people or streams into a batch of transactions and tests it on the
        contracts. It needs JavaScript. To do it by hand, see{" "}
        <Link to="/guides/lockup/safe">Vest tokens from a Safe</Link> and{" "}
        <Link to="/guides/flow/examples/pay-a-team">Pay a team</Link>.
      </p>
      <LinkNotice link={link} />
      <BatchFields id={id} input={input} problems={problems?.fields ?? []} onChange={change} />
      <Rows
        id={id}
        input={input}
        problems={problems}
        onChange={change}
        fileProblem={fileProblem}
        choices={choices}
        onChoices={setChoices}
        correction={correction}
        onFiles={(files) => void takeFiles(files)}
      />
      <div className={form.line}>
        <button type="submit" className={form.primary}>
          <span key={state.kind === "running" ? "Cancel" : "Try it on the contracts"}>
            {state.kind === "running" ? "Cancel" : "Try it on the contracts"}
          </span>
        </button>
        {input.rows !== findTemplate(input.template).text && (
          <button type="button" className={form.action} onClick={fillIn}>
            Fill in an example
          </button>
        )}
        {state.kind === "running" && (
          <progress className={form.progress} aria-label={state.doing} value={state.share} max={1} />
        )}
      </div>
      <BatchStatus state={state} />
      {answer?.kind === "built" && <BuiltBatches built={answer} link={toHash(input)} />}
    </form>
  );
}
