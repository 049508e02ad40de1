import { type Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, connect } from "../client";

describe.each(["http", "stdio"] as const)("the protocol's own client over %s", (way) => {
  let client: Client;

  beforeAll(async () => {
    client = await connect[way]();
  });

  afterAll(() => client.close());

  it("lists tools and calls them", async () => {
    const { tools } = await client.listTools();
    for (const { name, title, annotations } of tools) {
      expect(title, name).toMatch(/\S/);
      expect(annotations, name).toMatchObject({ readOnlyHint: true });
    }
    const args = { amount: "1000000000", decimals: 6, period: "month" };
    expect((await ask(client, "rate_per_second", args)).data).toMatchObject({
      ratePerSecond: "385802469135802",
      paid: "999999999",
      loss: "1",
    });
  });

  it("lists pages with their titles, sizes and days, reads them, and completes their paths", async () => {
    const { resources } = await client.listResources();
    expect(new Set(resources.map(({ title }) => title)).size).toBe(resources.length);
    for (const { uri, size, annotations } of resources) {
      expect(size, uri).toBeGreaterThan(0);
      expect(annotations?.lastModified, uri).toMatch(/^\d{4}-\d\d-\d\dT/);
    }
    const fees = resources.find(({ uri }) => uri === "https://docs.sablier.com/concepts/fees")!;
    expect(fees.title).toBe("Fees");
    for (const uri of [fees.uri, "https://docs.sablier.com/"]) {
      const { contents } = await client.readResource({ uri });
      expect(contents[0]).toMatchObject({ mimeType: "text/markdown", text: expect.stringMatching(/^# /) });
      const { size } = resources.find((resource) => resource.uri === uri)!;
      expect(Buffer.byteLength((contents[0] as { text: string }).text)).toBe(size);
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    const { completion } = await client.complete({
      ref: { type: "ref/resource", uri: resourceTemplates[0]!.uriTemplate },
      argument: { name: "path", value: "concepts/f" },
    });
    expect(completion.values).toEqual(expect.arrayContaining(["concepts/fees"]));
  });

  it("offers prompts for people", async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      "answer_with_sources",
      "check_before_signing",
      "write_payment_script",
    ]);
    for (const { name, arguments: [argument] = [] } of prompts) {
      const { messages } = await client.getPrompt({
        name,
        arguments: { [argument!.name]: "words of a person" },
      });
      expect(JSON.stringify(messages), name).toContain("words of a person");
    }
  });

  it("says that its lists never change", () => {
    const { tools, resources, prompts } = client.getServerCapabilities()!;
    expect([tools?.listChanged, resources?.listChanged, prompts?.listChanged]).not.toContain(true);
  });
});
