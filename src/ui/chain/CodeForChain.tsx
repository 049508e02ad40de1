import { useEffect, useId, useState, type ComponentType, type ReactNode } from "react";
import type { ChainSelectProps } from "./ChainPicker/ChainSelect";
import type * as ChainValues from "./chainValues";
import { useChainChoice, useChosenChain, useChosenChains } from "./chosenChain";
import styles from "./codeForChain.module.css";

export interface CodeForChainProps {
  /** Code that leaves values of a chain open, or has those of an example. */
  readonly code: string;
  /** Renders the code, with or without the values. */
  children(code: string): ReactNode;
}

const NONE: readonly number[] = [];

/** Returns the values of all chains, which are loaded once the reader or the address names a chain. */
function useChainValues(): typeof ChainValues | undefined {
  const [values, setValues] = useState<typeof ChainValues>();
  const named = useChosenChain();
  useEffect(() => {
    if (named === undefined) return;
    // Without a connection the code stays as the page has it.
    import("./chainValues").then(setValues, () => undefined);
  }, [named]);
  return values;
}

/**
 * Shows code with the values of the reader's chain in it, and below it a line: which chain that is, what it has no value
 * for, and a button to choose. The line is there from the start, so nothing moves when a chain is chosen.
 * Without JavaScript the code is as the page has it, and the line is not shown.
 */
export function CodeForChain({ code, children }: CodeForChainProps): ReactNode {
  const values = useChainValues();
  const known = values?.chainIds ?? NONE;
  const choose = useChainChoice(known);
  const { id, own } = useChosenChains(known);
  const chain = values?.chains.find((chain) => chain.id === id);
  const ownChain = values?.chains.find((candidate) => candidate.id === own);
  const filled = chain && values?.fillChain(code, chain);
  return (
    <div className={styles.block}>
      {children(filled?.code ?? code)}
      <ChainLine
        name={chain?.name}
        notes={filled?.notes ?? []}
        ownName={own === id ? undefined : ownChain?.name}
        onOwn={() => choose(own)}
      />
    </div>
  );
}

interface ChainLineProps {
  readonly name: string | undefined;
  readonly notes: readonly string[];
  /** Name of the chain that the reader chose, if the address of the page names another one. */
  readonly ownName: string | undefined;
  /** Called to return to the chain that the reader chose. */
  readonly onOwn: () => void;
}

function ChainLine({ name, notes, ownName, onOwn }: ChainLineProps): ReactNode {
  const field = useId();
  const [isChoosing, setChoosing] = useState(false);
  const [ChainSelect, setChainSelect] = useState<ComponentType<ChainSelectProps>>();
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    setChoosing(true);
    import("./ChainPicker/ChainSelect").then(
      ({ default: loaded }) => setChainSelect(() => loaded),
      () => setFailed(true),
    );
  };
  const cause = ownName === undefined ? `For ${name}.` : `For ${name}, which the link to this page names.`;
  const known =
    name === undefined
      ? "For the chain of the example."
      : [...(notes.length === 0 || ownName !== undefined ? [cause] : []), ...notes].join(" ");
  const state = hasFailed
    ? "The list of chains could not be loaded. Check your connection and press the button again. If that does not help, load the page again."
    : known;
  const line = (
    <>
      <span role="status">{state}</span>
      {ownName !== undefined && (
        <button type="button" className={styles.button} onClick={onOwn}>
          Use {ownName}, your choice
        </button>
      )}
      <button type="button" className={styles.button} onClick={open}>
        {name === undefined ? "Choose your chain" : "Change"}
      </button>
    </>
  );
  return (
    <p className={`${styles.line} screen-only`}>
      {isChoosing && ChainSelect ? (
        <>
          <label htmlFor={field}>Your chain</label>
          <ChainSelect id={field} autoFocus onChoice={() => setChoosing(false)} />
        </>
      ) : (
        line
      )}
    </p>
  );
}
