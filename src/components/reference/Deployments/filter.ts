/** The chain names and ids in a filter: parts between commas, lower case, without the space around them. */
export function parts(query: string): string[] {
  return query
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** What readers and other tools call a chain besides its name, by chain id. */
const OTHER_NAMES: Readonly<Record<number, string>> = {
  1: "ethereum mainnet, eth, mainnet",
  10: "optimism mainnet",
  56: "binance smart chain, bsc",
  100: "xdai",
  137: "matic",
  42161: "arbitrum one",
  43114: "avalanche c-chain",
  11155420: "optimism sepolia",
};

/**
 * Whether a filter leaves a chain in: no filter does, and otherwise one of its parts must be in the name, begin one
 * of its other names, or begin the id. "op, 84" leaves OP Mainnet, OP Sepolia, Base (8453) and Base Sepolia (84532).
 */
export function matches(chain: { readonly id: number; readonly name: string }, query: string): boolean {
  const wanted = parts(query);
  return (
    wanted.length === 0 ||
    wanted.some((part) =>
      /^\d+$/.test(part)
        ? String(chain.id).startsWith(part)
        : chain.name.toLowerCase().includes(part) ||
          parts(OTHER_NAMES[chain.id] ?? "").some((name) => name.startsWith(part)),
    )
  );
}
