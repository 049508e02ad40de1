import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { decodeFunctionData, encodeAbiParameters } from "viem";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createAddress,
  writeCsv,
  randomRows,
  computeRoot,
  seededRandom,
} from "../../../../protocol/airdrops/claim/fixtures";
import { formatAmount } from "../../../../protocol/text/amount";
import { getClaimAbi } from "../../../../protocol/airdrops/claim/contract/releases";
import {
  createNode,
  CID,
  createLinearCampaign,
  encodeNumber,
} from "../../../../protocol/airdrops/claim/contract/nodeFixture";
import { writeForm } from "./formLink";
import type { ListWorker } from "./search/claim.client";
import { askInWindow } from "@site/tests/standIns/workerInWindow";

const chains = [
  {
    id: 11_155_111,
    name: "Sepolia",
    explorer: { name: "Etherscan", url: "https://sepolia.etherscan.io" },
    nativeToken: { symbol: "ETH" },
  },
  // There is no public node of this chain.
  {
    id: 369_369,
    name: "Denergy",
    explorer: { name: "Blockscout", url: "https://explorer.denergychain.com" },
    nativeToken: { symbol: "WATT" },
  },
];
// Nobody pauses here.
vi.doMock("@site/src/ui/forms/typingPause", () => ({ TYPING_PAUSE: 0 }));
vi.doMock("@generated/protocol-data/default/chains.json", () => ({ default: { chains } }));
const names = { "0x6b175474e89094c44da98b954eedeac495271d0f": "Dai" };
vi.doMock("@generated/protocol-data/default/contractNames.json", () => ({ default: names }));
vi.doMock("@docusaurus/Link", () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.doMock("@site/src/ui/chain/CodeForChain", () => ({ CodeForChain: () => null }));
// The worker runs in the window, because the tests are of what the form asks and shows.
vi.doMock("./search/claim.client", () => ({
  startListWorker: (file: Blob): ListWorker => ({
    search(search, _onShare, onAnswer) {
      askInWindow({ id: 1, file, search }, onAnswer);
      return () => undefined;
    },
    end: () => undefined,
  }),
}));
await import("./search/claim.worker");
// What the form loads later is loaded here, because the tests wait for the form and not for a busy machine.
await import("./FoundClaims");
await import("../../../../protocol/airdrops/claim/contract/node");
const { ClaimDesk } = await import("./ClaimDesk");

const CAMPAIGN = "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc";
const rows = randomRows(seededRandom(3), 12);
const me = rows[4]!;
const root = computeRoot(rows);

function visit(hash = "") {
  const url = `https://docs.example/desk/claim${hash}`;
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
  // A new entry of the history, which the page has not written.
  window.history.replaceState(null, "", url);
}

beforeEach(() => visit());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function enter(label: string, text: string) {
  await userEvent.clear(field(label));
  field(label).focus();
  await userEvent.paste(text);
}
const says = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text, { ignore: "script,[role=alert]" })).toBeTruthy(), {
    timeout: 5_000,
  });

async function fill(changes: Partial<Record<string, string>> = {}) {
  const values = {
    Campaign: `https://app.sablier.com/airdrops/campaign/${CAMPAIGN}-11155111`,
    "Your address": me.recipient,
    "Root of the contract": root,
    "Or paste the list": writeCsv(rows),
    ...changes,
  };
  for (const [label, text] of Object.entries(values)) if (text) await enter(label, text);
}

it("gives the transaction of a row, from the link to the calldata", async () => {
  render(<ClaimDesk />);
  await fill();
  await says(
    "The list of 12 recipients has one row for your address, and its root is the root that you entered.",
  );
  expect(field("Chain").value).toBe("11155111");
  await says(
    /^For the transaction, enter the contract of the campaign in step 1\. .*contract by hand” there\./u,
  );
  await userEvent.selectOptions(field("Contract of the campaign"), "v3.0/LL");
  await says("Explorer’s form");
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent!.replace(/ Copy$/u, ""))).toEqual(
    expect.arrayContaining([
      "payableAmount (ether)",
      "index (uint256)",
      "recipient (address)",
      "amount (uint128)",
      "merkleProof (bytes32[])",
    ]),
  );
  await userEvent.click(screen.getByLabelText("Calldata"));
  const data = screen.getByText(/^0x[0-9a-f]{500,}$/u).textContent as `0x${string}`;
  const { args } = decodeFunctionData({ abi: [getClaimAbi("v3.0", "LL", "claim")], data });
  expect(args?.slice(0, 3).map((value) => String(value).toLowerCase())).toEqual([
    "4",
    me.recipient,
    String(me.amount),
  ]);
});

it("offers the decimals with which the list has the root, and shows no amount until then", async () => {
  render(<ClaimDesk />);
  const scaled = rows.map((row) => ({ ...row, amount: row.amount % 1_000n }));
  const whole = scaled.map((row) => ({ ...row, amount: row.amount * 10n ** 18n }));
  await fill({ "Root of the contract": computeRoot(whole), "Or paste the list": writeCsv(scaled) });
  await says(/^The root fits if the token has 18 decimals\./u);
  expect(screen.queryByText("Amount")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Use 18 decimals" }));
  await says(/its root is the root that you entered\.$/u);
  expect(screen.getByText("Amount")).toBeTruthy();
  expect(document.activeElement!.textContent).toContain("its root is the root that you entered");
});

it("asks for what claimTo needs, and sends the fee", async () => {
  render(<ClaimDesk />);
  await fill();
  await userEvent.selectOptions(field("Contract of the campaign"), "v2.0/VCA");
  await says("The transaction needs: to.");
  expect(screen.queryByLabelText("claim")).toBeNull();
  await enter("To", "0x12");
  await says(/is not an address of 0x/u);
  await enter("To", createAddress(9));
  await enter("Fee in wei", "500000000000000");
  await says("0.0005");
  // Next to the field, and next to the value of the form.
  expect(
    screen.getAllByText(
      /The form takes 0\.0005 ETH \(18 decimals\)\. The call takes 500000000000000 wei \(no decimals\)\.$/u,
    ),
  ).toHaveLength(2);
  await userEvent.click(screen.getByLabelText("File for a Safe"));
  await userEvent.click(screen.getByRole("button", { name: "Save claim-4.json" }));
  const file = screen.getByLabelText<HTMLTextAreaElement>(/If no file arrived/u).value;
  expect(JSON.parse(file)).toMatchObject({
    chainId: "11155111",
    meta: { createdFromSafeAddress: me.recipient },
    transactions: [{ value: "500000000000000" }],
  });
});

it.each([
  [
    "another root",
    { "Root of the contract": `0x${"12".repeat(32)}` },
    /^The list does not belong to this root\./u,
  ],
  ["another address", { "Your address": createAddress(1) }, /^The list has no row for 0x0{39}1\./u],
  ["an address that is cut off", { "Your address": me.recipient.slice(0, -1) }, /has 39 hexadecimal digits/u],
  ["a root that is cut off", { "Root of the contract": "0x12" }, /A root has 0x and 64/u],
  [
    "a list with a wrong line",
    { "Or paste the list": "address,amount\nbob,1" },
    /^Line 2: "bob" is not an address/u,
  ],
  ["a campaign that is none", { Campaign: "0x12" }, /is not an address of 0x/u],
])("says what does not fit, and gives no transaction: %s", async (_, changes, sentence) => {
  render(<ClaimDesk />);
  await fill(changes);
  await says(sentence);
  await userEvent.selectOptions(field("Contract of the campaign"), "v3.0/Instant");
  expect(screen.queryByText("Explorer’s form")).toBeNull();
});

it("keeps the form behind # in the address, and says what a link filled in", async () => {
  visit(writeForm({ campaign: CAMPAIGN, chain: "11155111", contract: "v1.3/LT", root }));
  render(<ClaimDesk />);
  expect((await screen.findByRole("note")).textContent).toContain(
    "It set: Campaign, Chain, Contract of the campaign, Root.",
  );
  expect(field("Contract of the campaign").value).toBe("v1.3/LT");
  // The reader sees the root that someone else chose.
  expect(field("Root of the contract").closest("details")!.open).toBe(true);
  await enter("Your address", me.recipient);
  expect(new URLSearchParams(window.location.hash.slice(1)).get("address")).toBe(me.recipient);
  expect(window.location.search).toBe("");
});

it("asks for the list again after a reload, and shows no root as the contract's", async () => {
  const { unmount } = render(<ClaimDesk />);
  await fill();
  await says(/its root is the root that you entered/u);
  unmount();
  render(<ClaimDesk />);
  await says("The page does not keep the list. Choose the list again.");
  expect(screen.queryByRole("note")).toBeNull();
  expect(field("Root of the contract").value).toBe(root);
  expect(field("Root of the contract").closest("details")!.open).toBe(false);
  await enter("Or paste the list", writeCsv(rows));
  await says(/its root is the root in the link to this page\. Check the campaign in step 1/u);
});

it("shows a proof once: alone at first, then among the values of the transaction", async () => {
  render(<ClaimDesk />);
  await fill();
  await says(
    /^For the transaction, enter the contract of the campaign in step 1\. .*contract by hand” there\./u,
  );
  const proofs = () => screen.getAllByText(/^\["0x[0-9a-f]{64}",/u);
  expect(proofs()).toHaveLength(1);
  await userEvent.selectOptions(field("Contract of the campaign"), "v3.0/LL");
  await says("Explorer’s form");
  expect(proofs()).toHaveLength(1);
});

it("fills in nothing from a link that was cut", async () => {
  visit(writeForm({ campaign: CAMPAIGN, root }).slice(0, -1));
  render(<ClaimDesk />);
  expect((await screen.findByRole("note")).textContent).toContain("This link was cut off or changed");
  expect(field("Campaign").value).toBe("");
});

it("says that a token or a factory is not a campaign", async () => {
  render(<ClaimDesk />);
  await fill({ Campaign: "0x6b175474e89094c44da98b954eedeac495271d0f" });
  await says(
    "This is the contract Dai, not a campaign. Each campaign is a separate contract. Copy its address from the app or the indexer.",
  );
});

it("shows the first button before the campaign is entered, and what it waits for", async () => {
  const request = vi.spyOn(globalThis, "fetch");
  render(<ClaimDesk />);
  const button = screen.getByRole("button", {
    name: "Check the campaign",
    description: /^Enter the campaign and its chain\./u,
  });
  await userEvent.click(button);
  expect(request).not.toHaveBeenCalled();
  expect(field("Root of the contract").closest("details")!.open).toBe(false);
});

describe("a node", () => {
  const asked = vi.fn<typeof fetch>();
  const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
  beforeEach(() => {
    asked.mockReset();
    vi.stubGlobal("fetch", asked);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is asked when the button is pressed, and not before", async () => {
    asked.mockImplementation(
      createNode({ ...createLinearCampaign(11_155_111n, root), "CLAIM_TYPE()": encodeNumber(0n) }),
    );
    render(<ClaimDesk />);
    await fill({ "Root of the contract": undefined });
    await says(/enter its root there/u);
    expect(asked).not.toHaveBeenCalled();

    await press(/^Check the campaign: sends its address to 11155111\.rpc\.thirdweb\.com$/u);
    await says(/this is a SablierMerkleLL of v3\.0\. It has not expired\./u);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(field("Root of the contract").value).toBe(root);
    await says(/its root is the root of the contract/u);
    expect(field("Fee in wei").value).toBe("5");
    expect(screen.queryByLabelText("claimViaAttestation")).toBeNull();

    await press(/^Ask whether it was claimed: sends its index/u);
    await says(/^The row with the index 4 was claimed before\. Nothing more can be claimed\./u);
    expect(screen.getByRole("link", { name: "see your claims and streams" }).getAttribute("href")).toMatch(
      new RegExp(`^/desk#.*${me.recipient}`, "u"),
    );
    // The pressed button is gone, and the next press of Tab leads on from the answer.
    expect(document.activeElement!.textContent).toContain("was claimed before");
    // A second claim would revert and cost gas.
    expect(screen.queryByText("The transaction")).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
    // What the reader names as a node may have a key in it.
    expect(window.location.href).not.toContain("thirdweb");
  });

  it("that says that the campaign has expired leaves no transaction", async () => {
    asked.mockImplementation(
      createNode({
        ...createLinearCampaign(11_155_111n, root),
        "hasExpired()": encodeNumber(1n),
        "hasClaimed(uint256)": encodeNumber(0n),
      }),
    );
    render(<ClaimDesk />);
    await fill({ "Root of the contract": undefined });
    await press(/^Check the campaign/u);
    await says(/^The campaign has expired, so its contract rejects all claims\. No transaction is prepared/u);
    expect(screen.queryByText("The transaction")).toBeNull();
    expect(screen.queryByText("Function")).toBeNull();
  });

  it.each([
    ["4000000000", true],
    ["1000", false],
  ])("that names the second %s says whether claims have begun", async (start, isEarly) => {
    asked.mockImplementation(
      createNode({
        ...createLinearCampaign(11_155_111n, root),
        "CLAIM_TYPE()": encodeNumber(0n),
        "CAMPAIGN_START_TIME()": encodeNumber(BigInt(start)),
      }),
    );
    render(<ClaimDesk />);
    await fill({ "Root of the contract": undefined });
    await press(/^Check the campaign/u);
    await says(/its root is the root of the contract/u);
    await says("The transaction");
    expect(screen.queryAllByText(/^Claims begin on 2096-10-02 07:06:40 UTC\./u)).toHaveLength(
      isEarly ? 1 : 0,
    );
  });

  it("names the token and its decimals, so that the amount is in whole tokens", async () => {
    const token = encodeAbiParameters([{ type: "address" }], [createAddress(5)]);
    asked.mockImplementation(
      createNode({
        ...createLinearCampaign(11_155_111n, root),
        "TOKEN()": token,
        "decimals()": encodeNumber(6n),
      }),
    );
    render(<ClaimDesk />);
    await fill({ "Root of the contract": undefined });
    await says(`${me.amount.toLocaleString("en")} base units of the campaign’s token`);
    await press(/^Check the campaign/u);
    await says(`${formatAmount(me.amount, 6)} tokens, ${me.amount.toLocaleString("en")} base units`);
    await says(createAddress(5));
  });

  it.each([
    [
      "known",
      "0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238",
      { "decimals()": encodeNumber(6n) },
      / USDC, [\d,]+ base units$/u,
    ],
    ["unknown", createAddress(5), {}, /^[\d,]+ base units of the token at 0x0{39}5$/u],
  ] as const)("says of which token an amount is, if the token is %s", async (_, address, more, words) => {
    asked.mockImplementation(
      createNode({
        ...createLinearCampaign(11_155_111n, root),
        "TOKEN()": encodeAbiParameters([{ type: "address" }], [address]),
        ...more,
      }),
    );
    render(<ClaimDesk />);
    await fill({ "Root of the contract": undefined });
    await press(/^Check the campaign/u);
    await says(words);
  });

  it("leads to what the list says, and hides where to get the list that the reader has", async () => {
    asked.mockImplementation(createNode(createLinearCampaign(11_155_111n, root)));
    render(<ClaimDesk />);
    await fill({ "Root of the contract": undefined, "Or paste the list": undefined });
    await press(/^Check the campaign/u);
    await says(CID);
    expect(screen.queryByRole("button", { name: "Show what your list says" })).toBeNull();
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
    await press(/^Choose the list in step 3$/u);
    expect(document.activeElement).toBe(field("List of the campaign"));
    await fill({ Campaign: undefined, "Root of the contract": undefined });
    await says(/its root is the root of the contract/u);
    expect(screen.queryByText(CID)).toBeNull();
    await press(/^Show what your list says$/u);
    expect(document.activeElement!.textContent).toContain("its root is the root of the contract");
  });

  it("that serves a different chain fills in nothing", async () => {
    asked.mockImplementation(createNode(createLinearCampaign(1n, root)));
    render(<ClaimDesk />);
    await fill({ "Root of the contract": undefined });
    await enter("Node of Sepolia", "https://node.example/rpc");
    await press(/to node\.example$/u);
    await says(/node\.example serves the chain 1, and the campaign is on Sepolia\./u);
    expect(field("Root of the contract").value).toBe("");
  });

  it("whose answer has another root does not fit the list", async () => {
    asked.mockImplementation(createNode(createLinearCampaign(11_155_111n, `0x${"12".repeat(32)}`)));
    render(<ClaimDesk />);
    await fill({ "Root of the contract": undefined });
    await press(/^Check the campaign/u);
    await says(/^The list does not belong to this root\./u);
  });

  const WITHOUT_ROOT = { "Root of the contract": undefined };
  const asksAndAnswers = () => asked.mockImplementation(createNode(createLinearCampaign(11_155_111n, root)));

  it.each<[string, Record<string, string | undefined>[]]>([
    ["before the list", [{ "Your address": undefined, "Or paste the list": undefined }, {}]],
    ["after the list", [{}]],
  ])("can be asked %s", async (_, [first, second]) => {
    asksAndAnswers();
    render(<ClaimDesk />);
    await fill({ ...WITHOUT_ROOT, ...first });
    await press(/^Check the campaign/u);
    await says(/Its root is filled in\./u);
    if (second) await fill({ Campaign: undefined, ...WITHOUT_ROOT });
    await says(/its root is the root of the contract/u);
  });

  it("keeps what the reader fills in until the answer comes", async () => {
    let answer = () => undefined as void;
    asked.mockImplementation(async (...request) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return createNode(createLinearCampaign(11_155_111n, root))(...request);
    });
    render(<ClaimDesk />);
    await fill({ ...WITHOUT_ROOT, "Your address": undefined, "Or paste the list": undefined });
    await press(/^Check the campaign/u);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await fill({ Campaign: undefined, ...WITHOUT_ROOT });
    answer();
    await says(/its root is the root of the contract/u);
    expect(field("Your address").value).toBe(me.recipient);
  });

  it("fills in nothing for a different campaign than it was asked about", async () => {
    let signal: AbortSignal | undefined;
    asked.mockImplementation((_url, init) => {
      signal = init!.signal!;
      return new Promise((_resolve, reject) =>
        signal!.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
      );
    });
    render(<ClaimDesk />);
    await fill(WITHOUT_ROOT);
    await press(/^Check the campaign/u);
    await says(/^Waiting for /u);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await enter("Campaign", `${createAddress(7)}-11155111`);
    expect(signal!.aborted).toBe(true);
    expect(field("Root of the contract").value).toBe("");
    // Back at the first campaign, the page does not wait for an answer that nobody reads.
    await fill({ "Your address": undefined, "Or paste the list": undefined, ...WITHOUT_ROOT });
    expect(screen.queryByText(/^Waiting for /u)).toBeNull();
    asksAndAnswers();
    await press(/^Check the campaign/u);
    await says(/Its root is filled in\./u);
  });

  const ownNode = () => screen.getByText("Ask a different node").closest("details")!;

  it("that fails leaves its field open for a different one", async () => {
    asked.mockResolvedValue(new Response("", { status: 502 }));
    render(<ClaimDesk />);
    await fill(WITHOUT_ROOT);
    expect(ownNode().open).toBe(false);
    await press(/^Check the campaign/u);
    await says(/failed \(502\)\. Enter a different node, or copy the root from the block explorer\./u);
    expect(ownNode().open).toBe(true);
    await userEvent.clear(field("Node of Sepolia"));
    await userEvent.type(field("Node of Sepolia"), "https://node.example");
    expect(ownNode().open).toBe(true);
    asksAndAnswers();
    await press(/to node\.example$/u);
    await says(/Its root is filled in\./u);
  });

  it("can be entered where no public node is known", async () => {
    render(<ClaimDesk />);
    await fill({ ...WITHOUT_ROOT, Campaign: `${CAMPAIGN}-369369` });
    expect(screen.queryByRole("button", { name: /^Check the campaign/u })).toBeNull();
    expect(ownNode().open).toBe(true);
    await userEvent.type(field("Node of Denergy"), "https://node.example");
    expect(ownNode().open).toBe(true);
    expect(screen.getByRole("button", { name: /to node\.example$/u })).toBeTruthy();
  });
});

it.each([
  [{ campaign: CAMPAIGN, chain: "999999" }, "It set: Campaign, Chain.", /no campaigns on the chain 999999/],
  [{ campaign: "<img src=x onerror=alert(1)>" }, "It set: Campaign.", /address/],
  [{ campaign: CAMPAIGN, decimals: "1e9" }, "It set: Campaign, Token decimals.", /whole number from 0 to 77/],
  [{ address: "0x66", contract: "v3.0/__proto__" }, "It set: Your address.", /40 digits|hexadecimal/],
] as const)("names what the hostile link %j sets, and asks nobody", (form, says, sentence) => {
  const request = vi.spyOn(globalThis, "fetch");
  visit(writeForm(form));
  render(<ClaimDesk />);
  expect(screen.getByRole("note", { name: "About the link" }).textContent).toContain(says);
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
  expect(field("Chain").value).toBe("");
  expect(document.querySelector("form img")).toBeNull();
  expect(request).not.toHaveBeenCalled();
});
