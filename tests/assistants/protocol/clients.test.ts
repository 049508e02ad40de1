import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import { getAllMcpTools, MCPServerStreamableHttp, RunContext, type FunctionTool } from "@openai/agents-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS } from "../calls";
import { address } from "../client";

describe("LangChain.js", () => {
  let clients: MultiServerMCPClient;
  let tools: Awaited<ReturnType<MultiServerMCPClient["getTools"]>>;

  beforeAll(async () => {
    clients = new MultiServerMCPClient({
      mcpServers: { sablier: { transport: "http", url: address().href } },
    });
    tools = await clients.getTools();
  });

  afterAll(() => clients.close());

  it("lists all tools", () => {
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.entries(CALLS))("calls %s and reads its words", async (name, { args, text }) => {
    const answer: unknown = await tools.find((tool) => tool.name === name)!.invoke(args);
    expect(typeof answer === "string" ? answer : JSON.stringify(answer)).toMatch(text);
  });

  it.each([
    { model: "linear", deposit: "100", start: 1_700_000_000, end: 1_700_000_100 },
    {
      model: "dynamic",
      start: 1_700_000_000,
      segments: [{ amount: "100", exponent: "1000000000000000000", timestamp: 1_700_000_100 }],
    },
    { model: "tranched", start: 1_700_000_000, tranches: [{ amount: "100", timestamp: 1_700_000_040 }] },
    {
      model: "priceGated",
      deposit: "100",
      start: 1_700_000_000,
      end: 1_700_000_100,
      targetPrice: "2",
      priceAtCreation: "1",
    },
    {
      model: "flow",
      ratePerSecond: "1000000000000000000",
      decimals: 0,
      deposit: "100",
      created: 1_700_000_000,
    },
  ])("calls stream_amounts for $model", async (stream) => {
    const tool = tools.find(({ name }) => name === "stream_amounts")!;
    const answer: unknown = await tool.invoke({ stream, times: [1_700_000_050], price: "1" });
    expect(JSON.stringify(answer)).toMatch(/at 1700000050: [A-Z]/);
  });
});

describe("OpenAI Agents", () => {
  const server = () => new MCPServerStreamableHttp({ url: address().href, name: "sablier" });
  let connected: MCPServerStreamableHttp;
  let tools: FunctionTool[];

  beforeAll(async () => {
    connected = server();
    await connected.connect();
    tools = (await getAllMcpTools({
      mcpServers: [connected],
      convertSchemasToStrict: true,
    } as never)) as unknown as FunctionTool[];
  });

  afterAll(() => connected.close());

  it("converts every schema to strict mode", () => {
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
    for (const { name, strict, parameters } of tools) {
      expect(strict, name).toBe(true);
      expect(parameters.additionalProperties, name).toBe(false);
    }
  });

  /** Calls a tool as a model in strict mode does, which fills in every field, with null where it has nothing to say. */
  async function call(tool: FunctionTool, args: Record<string, unknown>): Promise<string> {
    const all = Object.keys(tool.parameters.properties as object).map((key) => [key, args[key] ?? null]);
    const answer: unknown = await tool.invoke(new RunContext(), JSON.stringify(Object.fromEntries(all)));
    return typeof answer === "string"
      ? answer
      : ((answer as { text?: string }).text ?? JSON.stringify(answer));
  }

  it.each(Object.entries(CALLS))("calls %s and reads its words", async (name, { args, text }) => {
    expect(
      await call(
        tools.find((tool) => tool.name === name)!,
        args,
      ),
    ).toMatch(text);
  });

  it("reads enough where it shows the data of an answer alone", async () => {
    const showsData = new MCPServerStreamableHttp({
      url: address().href,
      name: "sablier",
      useStructuredContent: true,
    });
    await showsData.connect();
    const found = (await getAllMcpTools({ mcpServers: [showsData] } as never)) as unknown as FunctionTool[];
    for (const [name, { args, text, data = text }] of Object.entries(CALLS)) {
      expect(
        await call(
          found.find((tool) => tool.name === name)!,
          args,
        ),
        name,
      ).toMatch(data);
    }
    await showsData.close();
  });
});
