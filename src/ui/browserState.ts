import { type Dispatch, type SetStateAction, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns what the browser alone knows, and the server's word for it: that is while the server's HTML is hydrated, too.
 * Where both are the same nothing is rendered again, so a field that a reader has begun to fill keeps what it holds.
 *
 * @param read gives the same value as long as nothing has changed
 */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer);

/** Reads once, however often it is asked. */
function cacheRead<Value>(read: () => Value): () => Value {
  let given: { readonly value: Value } | undefined;
  return () => (given ??= { value: read() }).value;
}

/**
 * State that begins as the browser says, which the server cannot know: by the page's address, or a setting of the reader.
 *
 * @param initial what the server renders, and what is there before the browser says otherwise
 * @param read called once, when the component is on the page; nothing leaves the initial state as it is
 */
export function useBrowserState<Value>(
  initial: Value,
  read: () => Value | undefined,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(initial);
  const [isRead, setRead] = useState(false);
  const [readOnce] = useState(() => cacheRead(read));
  const given = useBrowserValue(readOnce, undefined);
  if (given !== undefined && !isRead) {
    setRead(true);
    setValue(() => given);
  }
  return [value, setValue];
}
