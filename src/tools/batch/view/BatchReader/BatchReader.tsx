import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type DragEvent,
  type FormEvent,
  type ReactNode,
} from "react";
import chainList from "@generated/protocol-data/default/chains.json";
import { styles as form, verbatim } from "@site/src/ui/elements/Form";
import { loadLater } from "@site/src/ui/loading/loadLater";
import { useChosenChain } from "@site/src/ui/chain/chosenChain";
import { readOneFile } from "../BatchBuilder/fields/readList";
import { BatchStatus } from "../BatchBuilder/answer/BatchStatus";
import { useBatch, findReaderZone } from "../useBatch";

const ReadBatch = loadLater({
  what: "The explanation",
  load: async () => (await import("./ReadBatch")).ReadBatch,
});

const chainIds = chainList.chains.map(({ id }) => id);
/** An address, with the short name of its chain as Safe writes it, or without. */
const ADDRESS = /^(?:[a-z0-9-]{1,20}:)?0x[0-9a-f]{40}$/iu;

const FILE = {
  several: "Their transactions are signed one by one, so drop one of them.",
  large: "a batch is shorter. Choose the file that the Transaction Builder saved.",
  wanted: "Choose the JSON file that the Transaction Builder saved.",
  kept: "The text above stays.",
};

/** What the reader of a batch has filled in. */
interface Typed {
  readonly text: string;
  readonly safe: string;
  readonly decimals: string;
  readonly agreed: string;
  /** The chain that was chosen here; nothing while the form follows the site. */
  readonly chain?: number;
}

/**
 * Says what each call of a batch does that someone else made: a file of Safe's Transaction Builder, or calldata. Reads
 * it in the browser and sends it nowhere. Without JavaScript it is replaced by a sentence.
 */
export function BatchReader(): ReactNode {
  const id = useId();
  const siteChain = useChosenChain(chainIds);
  const [typed, setTyped] = useState<Typed>({ text: "", safe: "", decimals: "", agreed: "" });
  const { text, safe, decimals, agreed } = typed;
  const chainId = typed.chain ?? siteChain ?? 1;
  const isNoSafe = safe.trim() !== "" && !ADDRESS.test(safe.trim());
  const [fileProblem, setFileProblem] = useState("");
  const { state, ask, clear } = useBatch();

  const read = (now: Typed) => {
    if (now.text.trim() === "") return clear();
    const known = /^(?:\d|1[0-8])$/u.test(now.decimals.trim()) ? { decimals: Number(now.decimals) } : {};
    const account = ADDRESS.test(now.safe.trim()) ? { safe: now.safe.trim() } : {};
    const chain = now.chain ?? chainId;
    const question = { kind: "read", text: now.text, chainId: chain, agreed: now.agreed } as const;
    void ask({ ...question, zone: findReaderZone(), ...known, ...account });
  };
  const change = (part: Partial<Typed>) => {
    if (part.text !== undefined) setFileProblem("");
    setTyped((before) => ({ ...before, ...part }));
    read({ ...typed, ...part });
  };
  const takeFiles = async (files: ArrayLike<File>) => {
    const file = await readOneFile(files, FILE);
    if ("text" in file) change({ text: file.text });
    else setFileProblem(file.sentence);
  };
  // An answer for one chain must not stay beside the name of another one.
  const readAgain = useEffectEvent(() => read(typed));
  useEffect(() => readAgain(), [siteChain]);
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    void takeFiles(event.dataTransfer.files);
  };
  return (
    <form
      className={form.panel}
      aria-label="Read a batch"
      data-tool=""
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        read(typed);
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={drop}
    >
      <p className={form.without}>
        The reader needs JavaScript. It runs in your browser and sends nothing anywhere.
      </p>
      <div className={form.field}>
        <label htmlFor={`${id}text`}>Data of the transaction, or the file</label>
        <textarea
          id={`${id}text`}
          className={form.list}
          rows={5}
          {...verbatim}
          placeholder="0x8d80ff0a…"
          value={text}
          onChange={({ target }) => change({ text: target.value })}
          aria-describedby={`${id}hint`}
        />
        <span className={form.hint} id={`${id}hint`}>
          From Safe: the data of the transaction that you are asked to sign, which begins with <code>0x</code>
          . From the proposer: the JSON of the Transaction Builder, pasted or dropped here. You can rely on
          the decoded calls. The reader does not check signatures, the state of a stream or what an unknown
          contract does.
        </span>
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}safe`}>Your Safe</label>
        <input
          id={`${id}safe`}
          {...verbatim}
          maxLength={64}
          placeholder="0x…"
          value={safe}
          aria-invalid={isNoSafe}
          onChange={({ target }) => change({ safe: target.value })}
          aria-describedby={`${id}safehint`}
        />
        <span className={form.hint} id={`${id}safehint`}>
          {isNoSafe
            ? "This is not an address. It has 40 hexadecimal digits after 0x."
            : "Copy it from your wallet, not from the file. The reader shows who else a batch pays or gives rights to."}
        </span>
      </div>
      <div className={form.fields}>
        <div className={form.field}>
          <label htmlFor={`${id}chain`}>Chain</label>
          <select
            id={`${id}chain`}
            value={chainId}
            onChange={({ target }) => change({ chain: Number(target.value) })}
          >
            {chainList.chains.map((chain) => (
              <option key={chain.id} value={chain.id}>
                {chain.name}
              </option>
            ))}
          </select>
          <span className={form.hint}>
            The chain of your Safe. A file names its own, and the reader compares the two.
          </span>
        </div>
        <div className={form.field}>
          <label htmlFor={`${id}decimals`}>Token decimals</label>
          <input
            id={`${id}decimals`}
            inputMode="numeric"
            {...verbatim}
            maxLength={2}
            value={decimals}
            onChange={({ target }) => change({ decimals: target.value })}
            aria-describedby={`${id}decimalshint`}
          />
          <span className={form.hint} id={`${id}decimalshint`}>
            Needed for a token that the reader does not know: 0 to 18, as its decimals() returns.
          </span>
        </div>
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}agreed`}>What was agreed (optional)</label>
        <textarea
          id={`${id}agreed`}
          className={form.list}
          rows={3}
          {...verbatim}
          placeholder="address,amount"
          value={agreed}
          onChange={({ target }) => change({ agreed: target.value })}
          aria-describedby={`${id}agreedhint`}
        />
        <span className={form.hint} id={`${id}agreedhint`}>
          Paste your own list of recipients and amounts, or the file or the link of the builder. Only this
          comparison finds one changed digit of an address.
        </span>
      </div>
      <div className={form.line}>
        <button type="submit" className={form.primary}>
          Explain the batch
        </button>
      </div>
      <BatchStatus
        state={
          fileProblem === "" ? state : { kind: "done", answer: { kind: "refused", sentence: fileProblem } }
        }
      />
      {state.kind === "done" && state.answer.kind === "read" && <ReadBatch reading={state.answer} />}
    </form>
  );
}
