import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from "react";
import type * as ChainValues from "./chainValues";
import { hasChainInAddress, useChainChoice, useChosenChain } from "./chosenChain";
import styles from "./codeForChain.module.css";

export interface CodeForChainProps {
  /** Code that leaves values of a chain open, or has those of an example. */
  readonly code: string;
  /** Renders the code, with or without the values. */
  children(code: string): ReactNode;
}

const ChainSelect = lazy(() => import("./ChainSelect"));

const NONE: readonly number[] = [];

/** The values of all chains, which are loaded where a chain is chosen, or named by the address. */
function useChainValues(id: number | undefined): typeof ChainValues | undefined {
  const [values, setValues] = useState<typeof ChainValues>();
  useEffect(() => {
    if (id === undefined && !hasChainInAddress()) return;
    // Without a connection the code stays as the page has it.
    import("./chainValues").then(setValues, () => undefined);
  }, [id]);
  useChainChoice(values?.chainIds ?? NONE);
  return values;
}

/**
 * Shows code with the values of the reader's chain in it, and below it a line: which chain that is, what it has no value
 * for, and a button to choose. The line is there from the start, so nothing moves when a chain is chosen.
 * Without JavaScript the code is as the page has it, and the line is not shown.
 */
export function CodeForChain({ code, children }: CodeForChainProps): ReactNode {
  const id = useChosenChain();
  const values = useChainValues(id);
  const chain = values?.chains.find((one) => one.id === id);
  const filled = chain && values?.fillChain(code, chain);
  return (
    <div className={styles.block}>
      {children(filled?.code ?? code)}
      <ChainLine name={chain?.name} notes={filled?.notes ?? []} />
    </div>
  );
}

function ChainLine({
  name,
  notes,
}: {
  readonly name: string | undefined;
  readonly notes: readonly string[];
}) {
  const field = useId();
  const [isChoosing, setChoosing] = useState(false);
  const state = name === undefined ? "For the chain of the example." : notes.join(" ") || `For ${name}.`;
  const line = (
    <>
      <span role="status">{state}</span>
      <button type="button" className={styles.button} onClick={() => setChoosing(true)}>
        {name === undefined ? "Choose your chain" : "Change"}
      </button>
    </>
  );
  return (
    <p className={`${styles.line} screen-only`}>
      {isChoosing ? (
        <Suspense fallback={line}>
          <label htmlFor={field}>Your chain</label>
          <ChainSelect id={field} autoFocus onChoice={() => setChoosing(false)} />
        </Suspense>
      ) : (
        line
      )}
    </p>
  );
}
