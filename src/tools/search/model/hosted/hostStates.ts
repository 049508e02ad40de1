/**
 * Returns a cache of which hosts failed, for the search client. The client's own looks states up under another key than
 * it stores them, so that it never finds one and asks a failed host again at once (algoliasearch 5.19 to 5.64). This
 * one is keyed by the host alone: the client then skips a failed host for the two minutes that it means to. It lasts as
 * long as the page: a reload asks all hosts.
 */
export function createHostStates() {
  const states = new Map<string, unknown>();
  const getName = (key: object | string) => JSON.stringify(key, ["url", "port"]);
  return {
    get: async <T>(key: object | string, missing: () => Promise<T>) =>
      (states.get(getName(key)) as T | undefined) ?? missing(),
    async set<T>(key: object | string, value: T): Promise<T> {
      states.set(getName(key), value);
      return value;
    },
    // The client calls neither.
    delete: async () => {},
    clear: async () => {},
  };
}
