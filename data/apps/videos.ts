/** A video of the project on YouTube, and where this site says the same in writing. */
export interface Video {
  /** YouTube's id. */
  readonly id: string;
  readonly title: string;
  /** In one sentence, what a viewer sees. */
  readonly shows: string;
  /** The written counterpart on this site. */
  readonly page: { readonly title: string; readonly to: string };
  /** As YouTube shows it, "m:ss". Left out until someone has read it there: it is in none of our sources. */
  readonly length?: `${number}:${number}`;
  /** It shows a part of the app that is closed for new streams, see data/site/status.ts. */
  readonly closed?: true;
}

export interface VideoGroup {
  readonly id: string;
  readonly title: string;
  readonly videos: readonly Video[];
}

const pages = {
  what: { title: "What is Sablier?", to: "/concepts/what-is-sablier" },
  chains: { title: "Chains", to: "/concepts/chains" },
  vesting: { title: "Vesting in the app", to: "/apps/features/vesting" },
  payments: { title: "Payments in the app", to: "/apps/features/payments" },
  airdrops: { title: "Airdrops in the app", to: "/apps/features/airdrops" },
  csv: { title: "CSV files", to: "/apps/guides/csv-support" },
  shapes: { title: "Stream shapes", to: "/concepts/lockup/stream-shapes" },
  nft: { title: "Stream NFTs", to: "/concepts/nft" },
  cancelability: { title: "Cancelability", to: "/concepts/cancelability" },
} as const;

export const intro: Video = {
  id: "0XvJ112Jf1k",
  title: "Introducing Sablier",
  shows: "The product in a short film.",
  page: pages.what,
};

export const videos: readonly VideoGroup[] = [
  {
    id: "vesting",
    title: "Vesting",
    videos: [
      {
        id: "XIcYied15BM",
        title: "Withdraw from a vesting stream",
        shows: "A recipient opens a stream and takes out what has vested.",
        page: pages.vesting,
      },
      {
        id: "fRlUAMx2YFA",
        title: "Cancel several streams at once",
        shows: "A sender selects streams and cancels them in one transaction.",
        page: pages.cancelability,
      },
      {
        id: "37CZzlnOSRI",
        title: "Shapes and settings",
        shows: "What the curves of the gallery look like, and what their settings do.",
        page: pages.shapes,
      },
      {
        id: "S_TTU3VyKOU",
        title: "Trade vesting streams on OpenSea",
        shows: "A stream is sold as an NFT.",
        page: pages.nft,
      },
      {
        id: "0rgYaZhA0is",
        title: "Create a vesting stream",
        shows: "The form for one stream, step by step.",
        page: pages.vesting,
        closed: true,
      },
      {
        id: "oqjx2muvcX4",
        title: "Create vesting streams from a CSV file",
        shows: "Many recipients from one upload.",
        page: pages.csv,
        closed: true,
      },
      {
        id: "z94OHVk-BXU",
        title: "Create a vesting stream with a Safe multisig",
        shows: "The app inside Safe, and the signatures of the owners.",
        page: pages.vesting,
        closed: true,
      },
    ],
  },
  {
    id: "payments",
    title: "Payments",
    videos: [
      {
        id: "u8cGre6WW3E",
        title: "Withdraw from payment streams",
        shows: "A recipient takes out what is covered.",
        page: pages.payments,
      },
      {
        id: "lVSuWR-xC98",
        title: "Top up a payment stream",
        shows: "A deposit into a running stream.",
        page: pages.payments,
      },
      {
        id: "uzZH9UUjtZI",
        title: "Manage several payment streams",
        shows: "Selecting streams and acting on all of them.",
        page: pages.payments,
      },
      {
        id: "ffqGPQz8oQY",
        title: "Pay a team automatically",
        shows: "Payroll by streams.",
        page: pages.payments,
      },
      {
        id: "z8LFPedx8Kk",
        title: "Create payment streams",
        shows: "The form for open-ended streams.",
        page: pages.payments,
        closed: true,
      },
    ],
  },
  {
    id: "airdrops",
    title: "Airdrops",
    videos: [
      {
        id: "vTwqteJ9oAI",
        title: "Claim an instant airdrop",
        shows: "A claimer checks an address and receives the tokens.",
        page: pages.airdrops,
      },
      {
        id: "vZTDZV8VaaA",
        title: "Claim a vested airdrop",
        shows: "A claim that creates a stream, and where to find it.",
        page: pages.airdrops,
      },
      {
        id: "cgEFYDtL3RU",
        title: "Create an instant airdrop campaign",
        shows: "From the list of recipients to the deployed campaign.",
        page: pages.airdrops,
      },
      {
        id: "xDTLGGewjNU",
        title: "Create a vested airdrop campaign",
        shows: "The same, with a vesting schedule.",
        page: pages.airdrops,
      },
    ],
  },
  {
    id: "others",
    title: "With other tools",
    videos: [
      {
        id: "t92yJmT3HkY",
        title: "Withdraw with Fireblocks",
        shows: "A withdrawal from a vesting stream through a custodian.",
        page: pages.vesting,
      },
      {
        id: "40UZyctH5tY",
        title: "Create a vesting stream with Fireblocks",
        shows: "The form, signed by a custodian.",
        page: pages.vesting,
        closed: true,
      },
      {
        id: "3mWXLR8qtOs",
        title: "A ZKsync proposal with a vesting stream",
        shows: "A governance proposal that creates a stream.",
        page: pages.vesting,
      },
      {
        id: "izl9mlsXhpI",
        title: "CreateMyToken and Sablier",
        shows: "Launching a token and vesting it.",
        page: pages.vesting,
        closed: true,
      },
    ],
  },
  {
    id: "solana",
    title: "Solana",
    videos: [
      {
        id: "hKQ3eXdVk7k",
        title: "Claim an airdrop on Solana",
        shows: "A claim at solana.sablier.com.",
        page: pages.chains,
      },
      {
        id: "xL4_yncbHYk",
        title: "Withdraw from a stream on Solana",
        shows: "A withdrawal at solana.sablier.com.",
        page: pages.chains,
      },
    ],
  },
];
