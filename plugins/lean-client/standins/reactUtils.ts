import { useMemo } from "react";

export { ReactContextError, useEvent, usePrevious } from "@docusaurus/theme-common";

/**
 * The same object for as long as its properties are the same. Upstream sorts their names by the rules of a language,
 * which every page of the documentation needs for nothing else, and which takes a phone 40 ms to load.
 */
export function useShallowMemoObject<O extends object>(object: O): O {
  const properties = Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- names and values are what it depends on
  return useMemo(() => object, properties.flat());
}
