/** What identifies a host to the search client. */
export interface Host {
  readonly url: string;
  readonly port?: number;
}

/**
 * Returns a cache of which hosts failed, for the search client. The client's own looks states up under another key than
 * it stores them, so that it never finds one and asks a failed host again at once (algoliasearch 5.19 to 5.64). This
 * one is keyed by the host alone: the client then skips a failed host for the two minutes that it means to. It lasts as
 * long as the page: a reload asks all hosts.
 */
export function hostStates() {
  const states = new Map<string, unknown>();
  const getName = (key: object | string) => {
    const { url, port } = key as Host;
    return `${url}:${port ?? ""}`;
  };
  return {
    async get<T>(key: object | string, missing: () => Promise<T>): Promise<T> {
      return (states.get(getName(key)) as T | undefined) ?? missing();
    },
    async set<T>(key: object | string, value: T): Promise<T> {
      states.set(getName(key), value);
      return value;
    },
    async delete(key: object | string): Promise<void> {
      states.delete(getName(key));
    },
    async clear(): Promise<void> {
      states.clear();
    },
  };
}
