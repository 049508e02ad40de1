import { useEffect, useState } from "react";

type Names = Readonly<Record<string, string>>;
const NONE: Names = {};

/**
 * Returns the names of known contracts by their address in small letters. They are loaded when they are wanted, because
 * there are many of them. Empty until then. Browser only.
 */
export function useContractNames(isWanted: boolean): Names {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    if (!isWanted) return;
    import("@generated/protocol-data/default/contractNames.json").then(
      ({ default: loaded }) => setNames(loaded),
      // Without them, the page does not notice that an address is a factory's or a token's.
      () => undefined,
    );
  }, [isWanted]);
  return names;
}
