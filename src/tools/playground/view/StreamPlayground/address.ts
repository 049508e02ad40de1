/** What an address says of a playground: the text of the steps, to be read when the scenario is known. */
export interface Linked {
  steps: string;
}

/** Reads `?playground=<scenario>&steps=…`; undefined when the address names no playground, or another one. */
export function readAddress(search: string, scenario: string): Linked | undefined {
  const query = new URLSearchParams(search);
  return query.get("playground") === scenario ? { steps: query.get("steps") ?? "" } : undefined;
}

/** The address of a page with a playground at these steps instead of whatever playground it named. */
export function addressOf(page: URL, scenario: string, steps: string): URL {
  const address = new URL(page);
  address.searchParams.delete("playground");
  address.searchParams.delete("steps");
  // Written by hand: `URLSearchParams` would escape the signs between the steps, and the address could not be read.
  const own = `playground=${scenario}${steps === "" ? "" : `&steps=${steps}`}`;
  address.search = [address.searchParams.toString(), own].filter(Boolean).join("&");
  address.hash = `playground-${scenario}`;
  return address;
}
