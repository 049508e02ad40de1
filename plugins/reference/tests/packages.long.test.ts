import fs from "node:fs";
import path from "node:path";

import { toFunctionSelector } from "viem";
import { beforeAll, describe, expect, it } from "vitest";

import { redirects } from "../../../config/navigation/redirects";
import { TOKEN_TRANSFERS } from "../../../samples/solidity/edges/tokenTransfers";
import { type AbiEntry, composeIdentity } from "../src/completeness";
import { type Reference } from "../src/generate";
import { type Member } from "../src/model/model";
import { computeInterfaceId } from "../src/pages/page";
import { composeTitle } from "../src/pages/summary";
import { PRODUCTS } from "../src/releases";
import { readReference } from "./released";

/** Routes that earlier releases of this documentation had: each is a page or leads to one. */
const EARLIER_ROUTES = [
  "airdrops/contracts/abstracts/abstract.SablierMerkleBase",
  "airdrops/contracts/contract.SablierMerkleFactory",
  "airdrops/contracts/contract.SablierMerkleInstant",
  "airdrops/contracts/contract.SablierMerkleLL",
  "airdrops/contracts/contract.SablierMerkleLT",
  "airdrops/contracts/interfaces/interface.ISablierMerkleBase",
  "airdrops/contracts/interfaces/interface.ISablierMerkleFactory",
  "airdrops/contracts/interfaces/interface.ISablierMerkleInstant",
  "airdrops/contracts/interfaces/interface.ISablierMerkleLL",
  "airdrops/contracts/interfaces/interface.ISablierMerkleLT",
  "airdrops/contracts/libraries/library.Errors",
  "airdrops/contracts/types/library.MerkleBase",
  "airdrops/contracts/types/library.MerkleFactory",
  "airdrops/contracts/types/library.MerkleLL",
  "airdrops/contracts/types/library.MerkleLT",
  "flow/contracts/abstracts/abstract.Adminable",
  "flow/contracts/abstracts/abstract.Batch",
  "flow/contracts/abstracts/abstract.NoDelegateCall",
  "flow/contracts/abstracts/abstract.SablierFlowBase",
  "flow/contracts/contract.FlowNFTDescriptor",
  "flow/contracts/contract.SablierFlow",
  "flow/contracts/interfaces/interface.IAdminable",
  "flow/contracts/interfaces/interface.IBatch",
  "flow/contracts/interfaces/interface.IFlowNFTDescriptor",
  "flow/contracts/interfaces/interface.ISablierFlow",
  "flow/contracts/interfaces/interface.ISablierFlowBase",
  "flow/contracts/libraries/library.Errors",
  "flow/contracts/libraries/library.Helpers",
  "flow/contracts/types/library.Flow",
  "flow/contracts/types/struct.Broker",
  "lockup/contracts/abstracts/abstract.Adminable",
  "lockup/contracts/abstracts/abstract.Batch",
  "lockup/contracts/abstracts/abstract.NoDelegateCall",
  "lockup/contracts/abstracts/abstract.SablierLockupBase",
  "lockup/contracts/contract.LockupNFTDescriptor",
  "lockup/contracts/contract.SablierBatchLockup",
  "lockup/contracts/contract.SablierLockup",
  "lockup/contracts/interfaces/interface.IAdminable",
  "lockup/contracts/interfaces/interface.IBatch",
  "lockup/contracts/interfaces/interface.ILockupNFTDescriptor",
  "lockup/contracts/interfaces/interface.ISablierBatchLockup",
  "lockup/contracts/interfaces/interface.ISablierLockup",
  "lockup/contracts/interfaces/interface.ISablierLockupBase",
  "lockup/contracts/interfaces/interface.ISablierLockupRecipient",
  "lockup/contracts/libraries/library.Errors",
  "lockup/contracts/libraries/library.Helpers",
  "lockup/contracts/libraries/library.NFTSVG",
  "lockup/contracts/libraries/library.SVGElements",
  "lockup/contracts/libraries/library.VestingMath",
  "lockup/contracts/types/library.BatchLockup",
  "lockup/contracts/types/library.Lockup",
  "lockup/contracts/types/library.LockupDynamic",
  "lockup/contracts/types/library.LockupLinear",
  "lockup/contracts/types/library.LockupTranched",
  "lockup/contracts/types/struct.Broker",
].map((route) => `/reference/${route}`);

const siteDir = path.resolve(__dirname, "../../..");

interface Metadata {
  output: {
    userdoc: { methods?: Record<string, { notice?: string }> };
    devdoc: { methods?: Record<string, { params?: Record<string, string>; details?: string }> };
  };
}

describe("the released packages", () => {
  let reference: Reference;
  const contentByRoute = new Map<string, string>();

  beforeAll(async () => {
    reference = await readReference();
    for (const { route, content } of reference.pages) contentByRoute.set(route, content);
  });

  const readJson = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(siteDir, "node_modules", file), "utf8"));

  it("have no public member without a description", () => {
    for (const { publicMembers, publicDescribed, members, described } of reference.coverage) {
      expect(publicDescribed).toBe(publicMembers);
      expect(described).toBe(members);
      expect(publicMembers).toBeGreaterThan(90);
    }
  });

  it("have each entry of each deployed contract's ABI on that contract's page", () => {
    let entries = 0;
    for (const product of PRODUCTS) {
      for (const [name, file] of Object.entries(product.artifacts)) {
        const page = reference.pages.find(
          ({ unit, product: { key } }) => unit.name === name && key === product.key,
        );
        const json = readJson(file) as AbiEntry[] | { abi: AbiEntry[] };
        for (const entry of Array.isArray(json) ? json : json.abi) {
          entries++;
          const identity = composeIdentity(entry);
          const content = page?.content ?? "";
          if (entry.type === "event") {
            expect(content, `${name}.${entry.name}`).toContain(`\`${entry.name}\``);
          } else if (page?.unit.kind === "library" && entry.type === "function") {
            expect(content, `${name}.${entry.name}`).toContain(`### \`${entry.name}`);
          } else if (entry.type === "constructor") {
            expect(content, name).toContain("## Constructor");
          } else {
            expect(content, `${name}.${entry.name ?? entry.type}`).toContain(
              identity.startsWith("0x") ? `\`${identity}\`` : identity,
            );
          }
        }
      }
    }
    expect(entries).toBeGreaterThan(600);
  });

  it("begin with functions by task, those that create first, and end with what only the contract can call", () => {
    const page = contentByRoute.get("/reference/lockup/contracts/contract.SablierLockup") ?? "";
    const headings = [...page.matchAll(/^## (.*?) \{/gm)].map(([, heading]) => heading);
    expect(headings.slice(0, 2)).toEqual(["Functions by task", "Source and import"]);
    expect(headings.slice(-2)).toEqual(["Internal functions", "Private functions"]);
    const tasks = [...page.matchAll(/^\| ([A-Z][\w, ]*) \| (\[.*) \|$/gm)].map(([, task, functions]) => [
      task,
      [...functions!.matchAll(/`(\w+)/g)].map(([, name]) => name),
    ]);
    expect(Object.fromEntries(tasks)).toMatchObject({
      Create: [
        "createWithDurationsLT",
        "createWithTimestampsLT",
        "createWithTimestampsLPG",
        "createWithDurationsLL",
        "createWithTimestampsLL",
        "createWithDurationsLD",
        "createWithTimestampsLD",
      ],
      "Read the status": expect.arrayContaining(["statusOf", "isCancelable", "wasCanceled"]),
      "Read amounts and fees": expect.arrayContaining(["withdrawableAmountOf", "calculateMinFeeWei"]),
      Withdraw: ["withdraw", "withdrawMax", "withdrawMaxAndTransfer", "withdrawMultiple"],
      "Cancel, pause and refund": ["burn", "cancel", "cancelMultiple", "renounce"],
    });
  });

  it("do not call a contract an interface where it implements one", () => {
    const contract = contentByRoute.get("/reference/lockup/contracts/contract.SablierLockup");
    expect(contract).toMatch(/\bManages /);
    expect(contract).not.toContain("Interface to manage");
  });

  it("list each function of a deployed contract under one task", () => {
    for (const [route, content] of contentByRoute) {
      const [, section] = /^## Functions by task .*$([^]*?)^## /m.exec(content) ?? [];
      if (!section) continue;
      const links = [...section.matchAll(/\[`([^`]+)`\]/g)].map(([, name]) => name);
      expect(new Set(links).size, route).toBe(links.length);
    }
  });

  it("say in the compiler's own words what the pages say", () => {
    const words = (text: string | undefined) =>
      (text ?? "").split("\n").join(" ").split(" ").filter(Boolean).join(" ");
    for (const [name, file] of [
      ["SablierLockup", "@sablier/lockup/artifacts/interfaces/ISablierLockup.json"],
      ["SablierBatchLockup", "@sablier/lockup/artifacts/interfaces/ISablierBatchLockup.json"],
      ["SablierFlow", "@sablier/flow/artifacts/interfaces/ISablierFlow.json"],
      ["SablierComptroller", "@sablier/evm-utils/artifacts/interfaces/ISablierComptroller.json"],
    ] as const) {
      const { metadata } = readJson(file) as { metadata: Metadata };
      const unit = reference.links.pages.find((page) => page.unit.name === name)?.unit;
      const members = new Map<string, Member>(
        [...(unit?.members ?? []), ...(unit?.inherited.map(({ member }) => member) ?? [])].flatMap(
          (member) => (member.selector ? [[member.selector, member]] : []),
        ),
      );
      let compared = 0;
      for (const [signature, { notice }] of Object.entries(metadata.output.userdoc.methods ?? {})) {
        const member = members.get(toFunctionSelector(`function ${signature}`));
        // A contract may add to what its interface says; it may not lose it.
        if (!member?.notice || !notice || member.overrides.length === 0) continue;
        expect(words(member.notice), signature).toBe(words(notice));
        compared++;
      }
      expect(compared, name).toBeGreaterThan(5);
    }
  });

  it("keep every route of earlier releases, as a page or as a redirect to one", () => {
    for (const route of EARLIER_ROUTES) {
      if (contentByRoute.has(route)) continue;
      const target = redirects.exact[route];
      expect(target, route).toBeDefined();
      if (target?.startsWith("/reference/")) expect(contentByRoute.has(target), target).toBe(true);
    }
  });

  it("link to pages and anchors that exist", () => {
    for (const [route, content] of contentByRoute) {
      for (const url of listLinks(content)) {
        if (!url.startsWith("/reference/") || !url.includes("/contracts/")) continue;
        const [target = "", anchor] = url.split("#");
        const found = contentByRoute.get(target);
        expect(found, `${route} links to ${url}`).toBeDefined();
        if (anchor !== undefined) expect(listIds(found ?? ""), `${route} links to ${url}`).toContain(anchor);
      }
    }
  });

  it("have each id once a page", () => {
    for (const [route, content] of contentByRoute) {
      const ids = listIds(content);
      expect(new Set(ids).size, route).toBe(ids.length);
    }
  });

  it("have a title and a description of their own on each page", () => {
    const titles = reference.pages.map(composeTitle);
    expect(new Set(titles).size).toBe(titles.length);
    const descriptions = reference.pages.map(({ content }) => frontMatter(content, "description"));
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });

  it("lead to the Transfer of the contract that emits it, the NFT's or the token's", () => {
    const emitting = (name: string, link: string) => {
      const page = reference.pages.find(({ unit }) => unit.name === name);
      const sections = page?.content.split("\n### `").slice(1) ?? [];
      return sections
        .filter((section) =>
          section.split("\n").some((line) => line.startsWith("Emits ") && line.includes(link)),
        )
        .map((section) => section.slice(0, section.indexOf("`")))
        .sort();
    };
    for (const prefix of ["I", ""]) {
      const [lockup, flow] = [`${prefix}SablierLockup`, `${prefix}SablierFlow`];
      expect(emitting(lockup, "/IERC20.sol#"), lockup).toEqual(TOKEN_TRANSFERS.lockup);
      expect(emitting(flow, "/IERC20.sol#"), flow).toEqual(TOKEN_TRANSFERS.flow);
      expect(emitting(lockup, "/IERC721.sol#"), lockup).toEqual(["burn", "withdrawMaxAndTransfer"]);
      expect(emitting(flow, "/IERC721.sol#"), flow).toEqual(["createAndDeposit"]);
    }
  });

  it("says what a contract is before it leads to its interface", () => {
    const pages = reference.pages.filter(({ unit }) => /^Sablier(?:Lockup|Flow)$/.test(unit.name));
    expect(pages).toHaveLength(2);
    for (const { content } of pages) {
      const [opening = ""] = content.split('<div className="reference">')[1]!.trim().split("\n\n");
      expect(opening).toMatch(/^\w.+ See the documentation in \[/s);
    }
  });

  it("call an id by ERC-165 where a contract asks for it, and nowhere else", () => {
    const labelled = (label: string) =>
      reference.pages
        .filter(({ content }) => content.includes(`- **${label}** `))
        .map(({ unit }) => unit.name);
    expect(labelled("ERC-165 ID")).toEqual(["ISablierLockupRecipient"]);
    expect(labelled("Interface ID")).toContain("ISablierLockup");
  });

  it("compute what is known from elsewhere", () => {
    const getUnit = (name: string, product: string) =>
      reference.links.pages.find((page) => page.unit.name === name && page.product.key === product)?.unit;
    const recipient = getUnit("ISablierLockupRecipient", "lockup");
    expect(recipient && computeInterfaceId(recipient)).toBe("0xf8ee98d3");
    const error = getUnit("Errors", "lockup")?.members.find(
      ({ name }) => name === "SablierLockup_WithdrawAmountZero",
    );
    expect(error?.selector).toBe("0xb2ae7633");
    for (const { key, label } of PRODUCTS)
      expect(getUnit("Errors", key)?.members.length, label).toBeGreaterThan(15);
  });
});

function frontMatter(content: string, key: string): string {
  const line = content.split("\n").find((candidate) => candidate.startsWith(`${key}: `)) ?? "";
  return JSON.parse(line.slice(key.length + 2)) as string;
}

function listLinks(content: string): string[] {
  return content
    .split("](")
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(")")));
}

function listIds(content: string): string[] {
  const headings = content
    .split("{/* #")
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(" */}")));
  const rows = content
    .split('<Anchor id="')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('"')));
  return [...headings, ...rows];
}
