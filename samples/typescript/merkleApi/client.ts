// #region client
/** A deployment of the Merkle API, and the token it was given. */
export interface Deployment {
  url: string;
  token: string;
}

/** What a campaign's contract needs. */
export interface Created {
  /** Merkle root, for the campaign's terms. */
  root: string;
  /** IPFS CID of the list, for the campaign's terms. */
  cid: string;
  /** Sum of all amounts, base units of the token. */
  total: string;
  /** Number of recipients. */
  recipients: string;
}

/** What a recipient needs to claim. */
export interface Eligibility {
  index: number;
  /** Base units of the token. */
  amount: string;
  address: string;
  proof: string[];
}

async function call({ url, token }: Deployment, path: string, init: RequestInit = {}) {
  const response = await fetch(`${url}${path}`, { ...init, headers: { Authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
// #endregion client

// #region create
/**
 * Sends a CSV file and gets root and CID of the campaign.
 * @param decimals decimals of the token
 * @throws Error with the lines that are wrong, or with the server's message
 */
export async function create(api: Deployment, csv: Blob, decimals: number): Promise<Created> {
  const body = new FormData();
  body.append("data", csv, "recipients.csv");
  const answer = await call(api, `/api/create?decimals=${decimals}`, { method: "POST", body });

  const errors = answer.body.errors as { row: number; message: string }[] | undefined;
  if (errors) throw new Error(errors.map(({ row, message }) => `Line ${row}: ${message}`).join("\n"));
  // A refused request can come with status 200: only the CID shows that the list was accepted.
  if (!answer.body.cid) throw new Error(String(answer.body.message));
  return answer.body as unknown as Created;
}
// #endregion create

// #region eligibility
/**
 * Asks for the proof of an address.
 * @returns nothing when the address is not in the list
 * @throws Error when the token is wrong or the file cannot be read
 */
export async function eligibility(
  api: Deployment,
  cid: string,
  address: string,
): Promise<Eligibility | undefined> {
  const query = new URLSearchParams({ address, cid });
  const { status, body } = await call(api, `/api/eligibility?${query}`);
  if (status === 400) return undefined;
  if (status !== 200) throw new Error(String(body.message));
  return body as unknown as Eligibility;
}
// #endregion eligibility

// #region validity
/**
 * Checks that a file on IPFS is the list you mean, before a campaign is deployed with it.
 * @throws Error when the file differs from what you expect, or is no list
 */
export async function check(api: Deployment, expected: Created): Promise<void> {
  const { status, body } = await call(api, `/api/validity?${new URLSearchParams({ cid: expected.cid })}`);
  if (status !== 200) throw new Error(String(body.message));
  for (const key of ["root", "total", "recipients"] as const) {
    if (body[key] !== expected[key]) throw new Error(`${key} is ${String(body[key])}, not ${expected[key]}.`);
  }
}
// #endregion validity
