import { type Dispatch, type SetStateAction, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the browser may be asked: false on the server and while its HTML is hydrated, true before the next paint. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * State that begins as the browser says, which the server cannot know: by the page's address, or a setting of the reader.
 *
 * @param initial what the static HTML shows, and hydration with it
 * @param read what the browser says, asked once after hydration; undefined leaves the initial value
 */
export function useBrowserState<Value>(
  initial: Value,
  read: () => Value | undefined,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(initial);
  const [isRead, setRead] = useState(false);
  if (useIsHydrated() && !isRead) {
    setRead(true);
    const given = read();
    if (given !== undefined) setValue(() => given);
  }
  return [value, setValue];
}
