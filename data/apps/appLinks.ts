/** Links into the app that the page on URL schemes shows; each reads and writes back to itself (src/protocol/links/appLinks). */
export const exampleLinks: readonly { readonly goal: string; readonly url: string }[] = [
  { goal: "Lockup v4.0 stream 12 on Ethereum", url: "https://app.sablier.com/vesting/stream/LK3-1-12" },
  {
    goal: "History of Lockup v1.2 linear stream 29 on Polygon",
    url: "https://app.sablier.com/vesting/stream/LL3-137-29/history",
  },
  {
    goal: "A stream by contract address: Lockup Linear v1.0 on Ethereum",
    url: "https://app.sablier.com/vesting/stream/0xb10daee1fcf62243ae27776d7a92d39dc8740f95-1-6",
  },
  {
    goal: "Flow v3.0 stream 100 on Base; the wallet is asked to switch to Base",
    url: "https://app.sablier.com/payments/stream/FL4-8453-100?cc=8453",
  },
  {
    goal: "All vesting streams of a sender on Ethereum",
    url: "https://app.sablier.com/vesting/search/ethereum?s=vitalik.eth",
  },
  {
    goal: "Two streams by ID",
    url: "https://app.sablier.com/vesting/search/ethereum?i=LK3-1-12,LL3-1-29",
  },
  { goal: "Payments on Base, page 2", url: "https://app.sablier.com/payments/search?c=8453&p=2" },
  {
    goal: "What I receive and is streaming",
    url: "https://app.sablier.com/vesting?t=recipient&f=streaming",
  },
  {
    goal: "A campaign on Sepolia",
    url: "https://app.sablier.com/airdrops/campaign/0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc-11155111",
  },
  {
    goal: "Running campaigns on Ethereum with “drop” in their name",
    url: "https://app.sablier.com/airdrops/search?c=1&o=true&n=drop",
  },
];

/** Links of the form before May 2026, and where they lead now. */
export const oldLinks: readonly { readonly old: string; readonly now: string }[] = [
  {
    old: "https://app.sablier.com/stream/LL3-137-29",
    now: "https://app.sablier.com/vesting/stream/LL3-137-29",
  },
  {
    old: "https://app.sablier.com/stream/FL-8453-7",
    now: "https://app.sablier.com/payments/stream/FL-8453-7",
  },
  {
    old: "https://app.sablier.com/airstream/0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc-11155111",
    now: "https://app.sablier.com/airdrops/campaign/0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc-11155111",
  },
  {
    old: "https://app.sablier.com/?t=search&c=1&s=vitalik.eth",
    now: "https://app.sablier.com/vesting/search/ethereum?s=vitalik.eth",
  },
  {
    old: "https://app.sablier.com/?t=search&c=137&r=vitalik.eth",
    now: "https://app.sablier.com/vesting/search/polygon?r=vitalik.eth",
  },
  {
    old: "https://app.sablier.com/vesting/?t=search&c=42161&r=vitalik.eth",
    now: "https://app.sablier.com/vesting/search/arbitrum?r=vitalik.eth",
  },
  {
    old: "https://app.sablier.com/airdrops?t=search&c=1&m=vitalik.eth",
    now: "https://app.sablier.com/airdrops/search?c=1&m=vitalik.eth",
  },
];
