import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

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
  useEffect(() => {
    const given = read();
    if (given !== undefined) setValue(() => given);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: afterwards the state leads.
  }, []);
  return [value, setValue];
}
