/** The file with the compiled contracts of Sablier, which every playground and every trial of a batch runs. */
export const CONTRACTS = new URL("@generated/playground/default/contracts.json", import.meta.url).href;

/** The size of the file where the host does not send it: browsers see no length of what comes compressed. */
export const USUAL_BYTES = 480_000;

/**
 * Fetches a file of contracts.
 *
 * @param onProgress receives the number of bytes that have come
 * @throws Error whose message says why there is none
 */
export async function loadContracts<Contracts>(
  address: string,
  onProgress: (bytes: number) => void,
): Promise<Contracts> {
  const response = await fetch(address).catch(() => undefined);
  if (response === undefined) throw new Error("the contracts could not be loaded, as the connection failed");
  if (!response.ok)
    throw new Error(
      `the contracts could not be loaded: the server answered ${response.status}. If the site has changed since you opened this page, only loading it again helps`,
    );
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    onProgress(length);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as Contracts;
}
