import path from "node:path";

import { evaluate } from "@mdx-js/mdx";
import remarkMath from "remark-math";
import { beforeAll, describe, expect, it } from "vitest";
import * as runtime from "react/jsx-runtime";

import { type ReferenceSupplement } from "../../../data/contracts/referenceSupplement";
import { generate, type Reference } from "../src/generate";
import { type Member, type Unit } from "../src/model/model";
import { type Product } from "../src/releases";

const product = (artifacts: Record<string, string>): Product => ({
  key: "flow",
  label: "Flow",
  release: "v9.8",
  released: "2026-01-02",
  package: "@sablier/flow",
  shared: ["Owned"],
  artifacts,
});

const supplement: ReferenceSupplement = {
  descriptions: {},
  corrections: {},
  interfaceIds: {},
  references: { "not a reference": null },
  formulas: {},
};

function run(fixture: string, artifacts: Record<string, string> = {}, data = supplement): Promise<Reference> {
  return generate({
    siteDir: path.resolve(__dirname, "../../.."),
    nodeModules: path.join(__dirname, "fixtures", fixture),
    extraSources: [],
    products: [product(artifacts)],
    supplement: data,
  });
}

describe("the vault", () => {
  let reference: Reference;

  beforeAll(async () => {
    reference = await run("vault");
  });

  const unit = (name: string): Unit => {
    const found = [...reference.model.values()].find((candidate) => candidate.name === name);
    if (!found) throw new Error(`No unit ${name}`);
    return found;
  };
  const member = (name: string, anchor: string): Member => {
    const found = unit(name).members.find((candidate) => candidate.anchor === anchor);
    if (!found) throw new Error(`No ${anchor} in ${name}`);
    return found;
  };

  it("has a page for each definition and for the shared base", () => {
    expect(reference.pages.map(({ route }) => route)).toEqual([
      "/reference/flow/contracts/types/type.Amount",
      "/reference/flow/contracts/types/enum.Direction",
      "/reference/flow/contracts/libraries/library.Errors",
      "/reference/flow/contracts/libraries/library.Helpers",
      "/reference/flow/contracts/interfaces/interface.IVault",
      "/reference/flow/contracts/abstracts/abstract.Owned",
      "/reference/flow/contracts/contract.Vault",
      "/reference/flow/contracts/types/library.Vaults",
      "/reference/flow/contracts/libraries/function.add",
    ]);
  });

  it("gives overloads their own anchors, the first the bare name", () => {
    expect(unit("IVault").members.map(({ anchor }) => anchor)).toEqual([
      // The function of the same name takes the anchor, the event another.
      "withdraw-event",
      "positions",
      "withdraw",
      "withdraw-uint256-direction",
      "createmany",
    ]);
  });

  it("takes selectors and topics from the compiler", () => {
    expect(member("IVault", "withdraw").selector).toBe("0x2e1a7d4d");
    expect(member("IVault", "withdraw-event").selector).toHaveLength(66);
    expect(member("Vault", "positions").selector).toBe(member("IVault", "positions").selector);
  });

  it("resolves @inheritdoc by position, and lets own tags win", () => {
    const { notice, dev, parameters, returns, overrides } = member("Vault", "withdraw");
    expect(notice).toBe("Takes everything out. For a share, see {IVault.withdraw}.");
    expect(dev).toBe("Costs more than expected.");
    expect(parameters).toMatchObject([{ name: "position", description: "The position." }]);
    expect(returns).toMatchObject([{ name: "taken", description: "What was taken out." }]);
    expect(overrides).toEqual([{ unit: unit("IVault").key, anchor: "withdraw" }]);
  });

  it("resolves @inheritdoc of variables and modifiers", () => {
    expect(member("Vault", "positions").notice).toBe("Positions by their number.");
    expect(member("Vault", "onlyowner").dev).toBe("Reverts unless the owner calls.");
    expect(member("Vault", "kind").dev).toBe("Tells what the contract is.");
  });

  it("inherits the description of a function that has no comment at all", () => {
    expect(member("Vault", "withdraw-uint256-direction").notice).toBe("Takes a part out.");
  });

  it("lists bases in both directions of inheritance", () => {
    expect(unit("Vault").bases).toEqual([unit("IVault").key, unit("Owned").key]);
    expect(unit("Vault").linearized).toEqual([unit("Owned").key, unit("IVault").key]);
    expect(unit("Vault").inherited.map((entry) => entry.member.canonical)).toEqual([
      "TransferOwnership(address,address)",
      "owner",
      "transferOwnership(address)",
      "Withdraw(uint256,Amount)",
    ]);
  });

  it("knows the errors of linked libraries", () => {
    expect(unit("Vault").raises.map(({ member: error, via }) => [error.name, via])).toEqual([
      ["Helpers_Empty", "Helpers"],
      ["NotOwner", undefined],
      ["Vault_Null", undefined],
    ]);
  });

  it("describes what stands outside of contracts", () => {
    expect(unit("Amount").members[0]).toMatchObject({
      kind: "valueType",
      signature: "type Amount is uint128;",
    });
    expect(unit("Direction").members[0]?.values).toEqual([
      { name: "NOWHERE", description: "They stay." },
      { name: "OWNER", description: "To the owner." },
    ]);
    expect(unit("add").members.map(({ anchor }) => anchor)).toEqual(["add", "add-amount-uint128"]);
  });

  it("keeps values of constants, and links types to their definition", () => {
    expect(member("Helpers", "max").signature).toBe("uint256 internal constant MAX = 2 ** 8;");
    expect(member("IVault", "createmany").parameters[0]?.type).toEqual({
      text: "Vaults.Position[]",
      target: { unit: unit("Vaults").key, anchor: "position" },
    });
  });

  it("writes the expected pages", async () => {
    for (const page of reference.pages) {
      const name = page.route.split("/").at(-1) ?? "";
      await expect(page.content).toMatchFileSnapshot(`expected/${name}.mdx.txt`);
    }
  });

  it("writes pages that MDX accepts", async () => {
    for (const page of reference.pages) {
      const body = page.content.slice(page.content.indexOf("\n---\n") + 5);
      await expect(evaluate(body, { ...runtime, remarkPlugins: [remarkMath] })).resolves.toBeDefined();
    }
  });
});

describe("gaps", () => {
  const getMessage = async (artifacts?: Record<string, string>) => {
    const error: unknown = await run("gaps", artifacts, { ...supplement, references: {} }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof Error ? error.message : "";
  };

  it("names file, member and remedy of whatever is missing", async () => {
    const message = await getMessage({ Gaps: "@sablier/flow/artifacts/Gaps.json" });
    for (const text of [
      "@sablier/flow/src/Gaps.sol:20\n    Gaps.undescribed(uint256) is a public function without a description",
      "@sablier/flow/src/Gaps.sol:13\n    Gaps.Silent() is a public error without a description",
      'add @notice to the source, or "Gaps.undescribed(uint256)" to data/contracts/referenceSupplement.ts',
      "@sablier/flow/src/Gaps.sol:5\n    Gaps refers to {Nothing}, which nothing is called",
      'Gaps.Pair describes "misspelt", which it does not have',
      "⌊a⌋ is a formula set in characters",
      "Gaps.removed is in the ABI (function, 0x8255899d) and on no page",
    ]) {
      expect(message).toContain(text);
    }
    expect(message).not.toContain("Gaps.described");
  });

  it("puts our sentence in the place of a wrong one", async () => {
    const corrections = { "- A nested remark.": "- A right remark." };
    const { pages } = await run("vault", {}, { ...supplement, corrections });
    const holders = (text: string) =>
      pages.filter(({ content }) => content.includes(text)).map(({ unit }) => unit.name);
    expect(holders("A nested remark")).toEqual([]);
    expect(holders("A right remark")).toContain("IVault");
  });

  it("refuses entries of the supplement that nothing needs", async () => {
    const error: unknown = await run(
      "vault",
      {},
      {
        descriptions: { "@sablier/flow": { "Vault.gone()": { notice: "Gone." } } },
        corrections: { "Nobody says this.": "Nor this." },
        interfaceIds: { IGone: "Gone." },
        references: { "not a reference": null, Gone: "Vault" },
        formulas: { "a b": "a" },
      },
    ).catch((reason: unknown) => reason);
    const message = error instanceof Error ? error.message : "";
    expect(message).toContain("@sablier/flow Vault.gone() is needed by nothing");
    expect(message).toContain("Nobody says this. is needed by nothing");
    expect(message).toContain("Id of IGone is needed by nothing");
    expect(message).toContain("{Gone} is needed by nothing");
    expect(message).toContain("a b is needed by nothing");
  });

  it("reports what the compiler refuses", async () => {
    await expect(
      generate({
        siteDir: path.resolve(__dirname, "../../.."),
        nodeModules: path.join(__dirname, "fixtures", "vault"),
        extraSources: ["@sablier/flow/src/Nowhere.sol"],
        products: [product({})],
        supplement,
      }),
    ).rejects.toThrow("Nowhere.sol");
  });
});
