/** The chain names and ids in a filter: parts between commas, lower case, without the space around them. */
export function parts(query: string): string[] {
  return query
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/**
 * Whether a filter leaves a chain in: no filter does, and otherwise one of its parts must be in the name or begin the
 * id. "op, 84" leaves OP Mainnet, OP Sepolia, Base (8453) and Base Sepolia (84532).
 */
export function matches(chain: { readonly id: number; readonly name: string }, query: string): boolean {
  const wanted = parts(query);
  return (
    wanted.length === 0 ||
    wanted.some((part) =>
      /^\d+$/.test(part) ? String(chain.id).startsWith(part) : chain.name.toLowerCase().includes(part),
    )
  );
}
