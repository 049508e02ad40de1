// #region request
/**
 * Sends a query to an indexer and returns its data.
 * @param url an address of the endpoints page
 * @param key your key for The Graph; leave it out for testing addresses and Envio
 * @throws Error when the server refuses, or the query is wrong
 */
export async function request<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  key?: string,
): Promise<Data> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok) throw new Error(`The indexer answered ${response.status}.`);
  // A wrong query, or a key that fails, is answered with status 200 and a list of errors.
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  if (errors?.length) throw new Error(errors.map((error) => error.message).join("\n"));
  if (!data) throw new Error("The indexer answered without data.");
  return data;
}
// #endregion request

// #region first
/** The newest block that an indexer knows. For production at The Graph, `key` is yours: `process.env.API_KEY`. */
export async function newestBlock(url: string, key?: string): Promise<number> {
  const query = "{ _meta { block { number } } }";
  const { _meta } = await request<{ _meta: { block: { number: number } } }>(url, query, {}, key);
  return _meta.block.number;
}
// #endregion first
