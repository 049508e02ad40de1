const awaited = new Set<Promise<unknown>>();

/** Holds the page that a link leads to back until something that it draws with is there, or will not come. */
export function holdNextPage(needed: Promise<unknown>): void {
  awaited.add(needed.catch(() => undefined));
}

/** Resolves when nothing holds the next page back. */
export async function nextPageComplete(): Promise<void> {
  await Promise.all(awaited);
}
