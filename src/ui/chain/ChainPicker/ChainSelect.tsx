import { type ReactNode } from "react";
import { styles as form } from "@site/src/ui/elements/Form";
import { chainIds, chains } from "../chainValues";
import { useChainChoice, useChosenChain } from "../chosenChain";

export interface ChainSelectProps {
  readonly id: string;
  /** Whether the field takes the focus when it is there. */
  readonly autoFocus?: boolean;
  /** Called after a choice. */
  onChoice?(): void;
}

const renderOptions = (isTestnet: boolean) =>
  chains
    .filter((chain) => chain.isTestnet === isTestnet)
    .map((chain) => (
      <option key={chain.id} value={chain.id}>
        {chain.name}
      </option>
    ));

/** The field of the reader's chain, with all chains that have a contract. Without JavaScript it does nothing. */
export default function ChainSelect({ id, autoFocus, onChoice }: ChainSelectProps): ReactNode {
  const chosen = useChosenChain(chainIds);
  const choose = useChainChoice(chainIds);
  return (
    <span className={form.field}>
      <select
        id={id}
        ref={(field) => {
          if (autoFocus) field?.focus();
        }}
        value={chosen ?? ""}
        // A browser that restores the field by itself would show another chain than the page.
        autoComplete="off"
        onChange={({ target }) => {
          choose(target.value === "" ? undefined : Number(target.value));
          onChoice?.();
        }}
      >
        <option value="">None chosen</option>
        <optgroup label="Mainnets">{renderOptions(false)}</optgroup>
        <optgroup label="Testnets">{renderOptions(true)}</optgroup>
      </select>
    </span>
  );
}
