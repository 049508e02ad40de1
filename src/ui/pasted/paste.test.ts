import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { currentReleases } from "../../../data/contracts/currentReleases";
import { exampleLinks, oldLinks } from "../../../data/apps/appLinks";
import { panicWords, revertMessages } from "../../../data/errors/messages";
import { refusals } from "../../../data/errors/refusals";
import { panicCodes } from "../../../data/errors/sablier";
import { readChains } from "../../../plugins/protocol-data/src/chains";
import { readAliases } from "../../../plugins/protocol-data/src/contracts/names/aliases";
import { readEventTopics } from "../../../plugins/protocol-data/src/contracts/eventTopics";
import { readFunctions } from "../../../plugins/protocol-data/src/contracts/functions";
import { readKnownContracts } from "../../../plugins/protocol-data/src/contracts/names/knownContracts";
import { readLegacyContracts } from "../../../plugins/protocol-data/src/contracts/releases";
import { readStreamContracts } from "../../../plugins/protocol-data/src/contracts/streamContracts";
import { readErrors } from "../../../plugins/protocol-data/src/errors/content";
import { readCall } from "../../protocol/evm/calldata";
import { findEvent } from "../../protocol/evm/revert/payload/logs";
import { decodeRevert } from "../../protocol/evm/revert";
import { answerTo, type Sources } from ".";

const siteDir = path.resolve(__dirname, "../../..");
const { catalogue, earlier, libraries } = readErrors(siteDir, "https://docs.example/reference/errors");
const errors = [...catalogue, ...earlier, ...libraries.errors];
const functions = readFunctions(siteDir);
const knowledge = { errors, panicCodes, panicWords, messages: revertMessages, refusals, functions };
const { chains } = readChains("test");
const contracts = readKnownContracts();
const streamContracts = readStreamContracts();
const aliases = readAliases();
const events = (["lockup", "flow"] as const).flatMap((product) =>
  readEventTopics(product).rows.map((row) => ({ ...row, product: product === "flow" ? "Flow" : "Lockup" })),
);
const loaded: string[] = [];
const sources: Sources = {
  directory: async () => {
    loaded.push("directory");
    return { contracts: streamContracts, chains, aliases, legacy: readLegacyContracts() };
  },
  contracts: async () => contracts,
  events: async () => events,
  decoder: async () => {
    loaded.push("decoder");
    return {
      readRevert: (text) => decodeRevert(text, knowledge),
      readCall: (data) => readCall(data, functions),
      findEvent,
    };
  },
};
const answer = (text: string) => answerTo(text, sources);

describe("everything in the data is answered", () => {
  /** Those texts whose answer has another title than it must have. */
  const wrong = async (texts: readonly (readonly [text: string, words: string])[]) => {
    const found: string[] = [];
    for (const [text, words] of texts) {
      const given = await answer(text);
      if (!given?.title.includes(words) || given.facts.length > 2) found.push(`${text}: ${given?.title}`);
    }
    return found;
  };

  it("each address of each release", async () => {
    const all = contracts.flatMap(({ contractName, addresses }) =>
      [...new Set(Object.values(addresses))].map((address) => [address, contractName] as const),
    );
    expect(all.length).toBeGreaterThan(500);
    expect(await wrong(all)).toEqual([]);
  });

  it("each stream contract on each chain, by alias and by address", async () => {
    const all = streamContracts.flatMap(({ alias, version, addresses }) =>
      Object.entries(addresses).flatMap(([chain, address]) => [
        [`${alias}-${chain}-7`, ` ${version} on `] as const,
        [`${address}-${chain}-7`, ` on ${chains.find(({ id }) => String(id) === chain)!.name}`] as const,
      ]),
    );
    expect(await wrong(all)).toEqual([]);
  });

  it("each alias, chain, topic, function and error", async () => {
    const all = [
      ...aliases.map(({ alias, contractName }) => [alias, contractName] as const),
      ...chains.flatMap(({ id, name, chainSlug }) => [
        [name, name] as const,
        [chainSlug, name] as const,
        [`chain ${id}`, name] as const,
      ]),
      ...events.map(({ topic, event }) => [topic, event] as const),
      ...functions.map(({ selector, declaration }) => [selector, declaration.split("(")[0]!] as const),
      ...catalogue.flatMap(({ selector, name }) => [[selector, name] as const, [name, name] as const]),
      ...earlier.map(({ selector, name }) => [selector, name] as const),
    ];
    expect(await wrong(all)).toEqual([]);
  });

  it("each link into the app", async () => {
    const links = [...exampleLinks.map(({ url }) => url), ...oldLinks.map(({ old }) => old)];
    const silent: string[] = [];
    for (const link of links) if (!(await answer(link))) silent.push(link);
    expect(silent).toEqual([]);
  });

  it("with pages that exist", () => {
    const withPages = functions.filter(({ contract }) =>
      /^Sablier(?:Lockup|BatchLockup|Flow)$/.test(contract),
    );
    expect(withPages.length).toBeGreaterThan(100);
    for (const page of ["guides/lockup/deployments", "guides/airdrops/previous-deployments/v1.1", "api/ids"])
      expect(existsSync(path.join(siteDir, "docs", `${page}.mdx`)), page).toBe(true);
  });
});

const A = "0x1111111111111111111111111111111111111111";
const LOCKUP = contracts.find(
  ({ contractName, release }) =>
    contractName === "SablierLockup" && release === `Lockup ${currentReleases.lockup.release}`,
)!.addresses["1"]!;
const WITHDRAW = `0xfdd46d60${"0".repeat(62)}2a${"0".repeat(24)}${A.slice(2)}${"0".repeat(61)}5dc`;

describe("what people type and paste", () => {
  it.each<[text: string, title: string, fact: string, url: string]>([
    ["LK3-1-12", "Stream 12 of Lockup v4.0 on Ethereum", "ID LK3-1-12", "&id=LK3-1-12#explain"],
    [" lk3–1–12 ", "Stream 12 of Lockup v4.0 on Ethereum", "ID LK3-1-12", "&id=LK3-1-12"],
    [
      "https://app.sablier.com/vesting/stream/LK3-1-12",
      "Stream 12 of Lockup v4.0 on Ethereum",
      "SablierLockup at 0x",
      "&id=LK3-1-12",
    ],
    [
      `https://opensea.io/assets/ethereum/${LOCKUP}/12`,
      `Stream 12 of Lockup ${currentReleases.lockup.release} on Ethereum`,
      `ID ${currentReleases.lockup.alias}-1-12`,
      `&id=${currentReleases.lockup.alias}-1-12`,
    ],
    [
      `https://etherscan.io/nft/${LOCKUP}/12`,
      `Stream 12 of Lockup ${currentReleases.lockup.release} on Ethereum`,
      `ID ${currentReleases.lockup.alias}-1-12`,
      `&id=${currentReleases.lockup.alias}-1-12`,
    ],
    [
      `https://etherscan.io/address/${LOCKUP}#code`,
      "SablierLockup",
      `Lockup ${currentReleases.lockup.release}`,
      "/guides/lockup/deployments",
    ],
    [`eth:${LOCKUP}`, "SablierLockup", "on Ethereum", "/guides/lockup/deployments"],
    [
      LOCKUP.toLowerCase(),
      "SablierLockup",
      `Lockup ${currentReleases.lockup.release}`,
      "/guides/lockup/deployments",
    ],
    [A, "The streams and claims of this address", "an account, a token", `&of=${A}`],
    [`${A}-8453`, "An airdrop campaign on Base", A, "/apps/features/airdrops"],
    ["https://pay.sablier.finance/", "Legacy", "not in today's app", "/apps/v1"],
    ["LK3", "LK3 is the alias of SablierLockup v4.0", "LK3-1-12", "/api/ids#aliases"],
    [
      "0xb2ae7633",
      "SablierLockup_WithdrawAmountZero",
      "",
      "/reference/errors#sablierlockup_withdrawamountzero",
    ],
    ["SablierFlowState_Null", "SablierFlowState_Null", "", "/reference/errors#sablierflowstate_null"],
    ["SablierFlow_Overdraw error", "SablierFlow_Overdraw", "", "/reference/errors#sablierflow_overdraw"],
    [
      "why does it say SablierLockup_StreamSettled?",
      "SablierLockup_StreamSettled",
      "",
      "/reference/errors#sablierlockup_streamsettled",
    ],
    // The part after the underscore, of one error or of several; and data that was cut off.
    ["StreamSettled", "SablierLockup_StreamSettled", "", "/reference/errors#sablierlockup_streamsettled"],
    ["Overdraw", "2 errors are called Overdraw", "SablierFlow_Overdraw, SablierLockup_Overdraw", "#data="],
    ["0x066920d7000000000000002a", "SablierLockup_Overdraw", "", "/reference/errors#data="],
    [
      "0xfdd46d60",
      "The function withdraw of SablierLockup",
      "withdraw(uint256 streamId, address to, uint128 amount)",
      "/reference/lockup/contracts/contract.SablierLockup#withdraw",
    ],
    [
      WITHDRAW,
      "A call of withdraw of SablierLockup",
      `streamId 42, to ${A}, amount 1,500`,
      "contract.SablierLockup#withdraw",
    ],
    [WITHDRAW.slice(0, 90), "A call of withdraw", "was it cut off?", "contract.SablierLockup#withdraw"],
    [
      "execution reverted: custom error 0xb2ae7633",
      "SablierLockup_WithdrawAmountZero",
      "",
      "/reference/errors#",
    ],
    [
      "execution reverted: ERC20: transfer amount exceeds balance",
      "transfer amount exceeds balance",
      "holds less",
      "#data=execution",
    ],
    [
      "insufficient funds for gas * price + value: have 10 want 15",
      "No error of a contract",
      "short by 5 wei",
      "#data=insufficient",
    ],
    [
      "0x1c4fada7374c0a9ee8841fc38afe82932dc0f8e69012e927f061a8bae611a201",
      "The event UserOperationRevertReason",
      "first topic",
      "/reference/errors#data=0x1c4fada7",
    ],
    ["AA21 didn't pay prefund", "AA21", "could not pay for gas", "#data=AA21"],
    ["Panic(0x11)", "Panic 0x11", "compiler's own checks", "#data=Panic"],
    [
      "1000 USDC a month",
      "385802469135802 per second",
      "0.000385802469135802 tokens each second",
      "&amount=1000&count=1&period=month#calculator",
    ],
    [
      "1,000 USDC per month",
      "An amount with a period",
      "1,000 can be 1000 or 1",
      "&amount=1%2C000&count=1&period=month",
    ],
    [
      "$120k per year",
      "3805175038051750 per second",
      "a year is 365 days",
      "&amount=120000&count=1&period=year",
    ],
    ["500 DAI/week", "826719576719576 per second", "rounded down", "&amount=500&count=1&period=week"],
    ["1000 every 2 weeks", "826719576719576 per second", "", "&amount=1000&count=2&period=week"],
    ["10 ETH monthly", "3858024691358 per second", "", "&amount=10"],
    [`0x${"ab".repeat(32)}`, "look it up at the explorer", "No event of Sablier", "/concepts/chains"],
    [`why did 0x${"ab".repeat(32)} fail?`, "look it up at the explorer", "", "/concepts/chains"],
    [
      `is ${LOCKUP} official`,
      "SablierLockup",
      `Lockup ${currentReleases.lockup.release}`,
      "/guides/lockup/deployments",
    ],
    [
      `${A} is this official`,
      "No released Sablier contract",
      "deployment tables",
      "/guides/lockup/deployments",
    ],
    [`is ${A} a scam?`, "No released Sablier contract", "campaign", "/guides/lockup/deployments"],
    [`streams of ${A}`, "The streams and claims of this address", "", `of=${A}`],
    [
      "base",
      "Base, chain 8453",
      `Newest there: Lockup ${currentReleases.lockup.release}`,
      "/concepts/chains",
    ],
    ["8453", "Base, chain 8453", "Explorer https://", "/concepts/chains#chain-8453"],
    ["chain id 10", "OP Mainnet, chain 10", "Flow v3.0", "/concepts/chains#chain-10"],
    ["Arbitrum One", "Arbitrum, chain 42161", "", "/concepts/chains#chain-42161"],
  ])("%s", async (text, title, fact, url) => {
    const given = await answer(text);
    expect(given?.title).toContain(title);
    expect(given?.facts.join("; ")).toContain(fact);
    expect(given?.url).toContain(url);
  });

  it("marks an address of no release", async () => {
    expect((await answer(A))?.unknownAddress).toBe(A.toLowerCase());
    expect((await answer(LOCKUP))?.unknownAddress).toBeUndefined();
  });

  it.each([
    ...["", "withdraw", "how do I withdraw?", "why did my transaction revert", "cancel a stream", "cliff"],
    ...["0xdeadbeef", "0x12", `${A} and ${LOCKUP}`, "42", "10", "LK9-1-12", "LK3-999999-12", "lk", "FLOW"],
    ...[
      "https://example.com/page",
      "https://app.sablier.com/nothing",
      "etherscan.io",
      "1000",
      "1.000,00 USDC a month",
    ],
    ...["1,000 tokens", "0 USDC a month", "30 days", "2 years vesting", "1 second", "step 4 a day", "v4.0"],
    ...[
      "Sablier",
      "SablierLockup",
      "create with durations",
      "MyToken_Paused()",
      "0xdeadbeef00000000",
      "revert",
    ],
    ...["execution reverted", "error 500", "chain", "chain 123456789", "GraphQL", "TypeScript", "Foundry"],
  ])("says nothing about “%s”", async (text) => {
    expect(await answer(text)).toBeUndefined();
  });

  it("loads nothing for words that are a question", async () => {
    loaded.length = 0;
    await answer("how do I withdraw from my stream?");
    await answer("what is a cliff, and when does it end");
    expect(loaded).toEqual([]);
  });
});
