/** A tool as lists of tools show it. */
export interface Tool {
  /** The folder below `src/tools` that has its code. */
  readonly folder: string;
  /** Its name, as the heading above it says. */
  readonly name: string;
  /** What a reader does with it: the end of the sentence "With this tool, you …", as an imperative. */
  readonly task: string;
  /** The address that opens it. */
  readonly address: string;
}

/**
 * The tools of this site, the most used first. The page on tools, the home page, the start of the search and the page for
 * unknown addresses show this list.
 */
export const tools: readonly Tool[] = [
  {
    folder: "desk",
    name: "Desk",
    task: "See and withdraw the streams of one wallet, without the app",
    address: "/desk",
  },
  {
    folder: "desk",
    name: "Claim",
    task: "Prepare the claim of an airdrop from its list",
    address: "/desk/claim",
  },
  {
    folder: "finder",
    name: "Stream finder",
    task: "Find out what an ID, a link or an NFT refers to",
    address: "/#where-is-my-stream",
  },
  {
    folder: "decoder",
    name: "Error decoder",
    task: "Find out why a transaction failed",
    address: "/reference/errors#decoder",
  },
  {
    folder: "batch",
    name: "Batch builder",
    task: "Make one Safe transaction from a list of people or streams",
    address: "/guides/batch",
  },
  {
    folder: "batch",
    name: "Batch reader",
    task: "Check a proposed batch before you sign it",
    address: "/guides/batch#read",
  },
  {
    folder: "csv",
    name: "CSV checker",
    task: "Find and correct mistakes in a list of recipients",
    address: "/apps/guides/csv-support#check",
  },
  {
    folder: "playground",
    name: "Playground",
    task: "Create a stream in your browser and try every call",
    address: "/playground",
  },
  {
    folder: "rates",
    name: "Rate calculator",
    task: "Compute the rate per second of a Flow stream",
    address: "/guides/flow/examples/flow-calculate-rps#calculator",
  },
  {
    folder: "explorer",
    name: "Query explorer",
    task: "Send a GraphQL query to an indexer",
    address: "/api/overview#explorer",
  },
  {
    folder: "links",
    name: "Link builder",
    task: "Build a link into the app",
    address: "/apps/guides/url-schemes#build",
  },
  {
    folder: "assistants",
    name: "Assistants' server",
    task: "Let your coding assistant use this documentation",
    address: "/api/assistants",
  },
];
