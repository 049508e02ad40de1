/** One dated statement about the project or its apps. */
export interface StatusStatement {
  /** What a reader wants to do, or asks about. */
  readonly subject: string;
  /** What holds, in one or two sentences. */
  readonly text: string;
  /** Day of the source, ISO 8601. */
  readonly asOf: string;
  readonly source: { readonly label: string; readonly url: string };
}

const docsRepository = "https://github.com/sablier-labs/docs";
const contractsRepository = "https://github.com/sablier-labs/evm-monorepo";

/**
 * The state of the project, once for the entire site. Each line has the day of its source, because a page that says
 * "now" without a date becomes wrong with time. Change it here and every notice follows.
 */
export const projectStatus = {
  /** The month that the summary describes. */
  asOf: "2026-06-01",
  summary: {
    /** One line, where a page is not about this. */
    brief: "You can no longer create EVM streams in app.sablier.com, but the contracts are open to everyone.",
    create:
      "app.sablier.com no longer creates EVM streams. The contracts are permissionless: anyone can create streams with them directly, through a block explorer, a script or their own interface.",
    keep: "You can still withdraw and claim in the app. According to the project, it will stay available for claiming until June 2028. The contracts do not depend on it.",
  },
  statements: [
    {
      subject: "Create a stream in the app",
      text: "This is closed for EVM streams. The notice names only streams and does not say whether airdrop campaigns can still be created there.",
      asOf: "2026-06-01",
      source: {
        label: "notice in the project's documentation",
        url: `${docsRepository}/blob/main/docs/guides/02-claim-with-ai-skills.mdx`,
      },
    },
    {
      subject: "Withdraw and claim in the app",
      text: "The EVM app is not deprecated. According to the project, it will stay available for claiming until June 2028.",
      asOf: "2026-06-01",
      source: {
        label: "notice in the project's documentation",
        url: `${docsRepository}/blob/main/docs/guides/02-claim-with-ai-skills.mdx`,
      },
    },
    {
      subject: "Create, withdraw or claim through the contracts",
      text: "This is open to everyone and has no end date. Lockup, Flow and the airdrop contracts cannot be paused and are not upgradeable.",
      asOf: "2026-03-31",
      source: { label: "contract source of the current releases", url: contractsRepository },
    },
    {
      subject: "Deploy on a new chain",
      text: "The project no longer accepts requests for new deployments.",
      asOf: "2026-04-29",
      source: { label: "the project's documentation, maintenance notice", url: docsRepository },
    },
    {
      subject: "Solana",
      text: "The programs on Solana are in maintenance mode, without new streams or campaigns. solana.sablier.com serves existing ones and is being deprecated.",
      asOf: "2026-06-03",
      source: {
        label: "notice in the project's documentation",
        url: `${docsRepository}/tree/main/docs/solana`,
      },
    },
    {
      subject: "Contract source",
      text: "The repository is marked as no longer maintained and takes no pull requests, so that its source stays identical to what is verified onchain.",
      asOf: "2026-05-28",
      source: { label: "README of the contracts", url: `${contractsRepository}#readme` },
    },
    {
      subject: "Bug bounty",
      text: "The bug bounty has ended. Vulnerability reports go to contact@sablier.com and are not rewarded.",
      asOf: "2026-05-01",
      source: { label: "SECURITY.md of the contracts", url: `${contractsRepository}/blob/main/SECURITY.md` },
    },
  ] satisfies StatusStatement[],
} as const;
