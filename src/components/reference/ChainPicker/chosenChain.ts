import { useStorageSlot } from "@docusaurus/theme-common";
import { useEffect } from "react";
import { replaceAddress } from "@site/src/client/navigation/replaceAddress";

/** Where the choice is stored: the chain's id. */
const SLOT = "chain";

/** The name of the query parameter that carries a chain's id into the choice. */
const PARAMETER = "chain";

/**
 * The id of the chain that the reader works on, stored on this device and the same in all its tabs: undefined without a
 * choice, in the static HTML, and where storage is blocked.
 */
export function useChosenChain(): number | undefined {
  const [stored] = useStorageSlot(SLOT);
  return stored ? Number(stored) : undefined;
}

/** Whether the address names a chain, which is chosen then where it is known. */
export const hasChainInAddress = () => new URLSearchParams(window.location.search).has(PARAMETER);

/**
 * Changes the choice, in the address too. An address that names a chain, `?chain=8453`, chooses it when the page is opened.
 *
 * @param known the ids that can be chosen
 */
export function useChainChoice(known: readonly number[]): (id: number | undefined) => void {
  const [, slot] = useStorageSlot(SLOT);
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get(PARAMETER) ?? "";
    if (known.some((id) => String(id) === given)) slot.set(given);
  }, [known, slot]);
  return (id) => {
    const url = new URL(window.location.href);
    if (id === undefined) {
      slot.del();
      url.searchParams.delete(PARAMETER);
    } else {
      slot.set(String(id));
      url.searchParams.set(PARAMETER, String(id));
    }
    replaceAddress(url);
  };
}
