import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

/** Address of the server under test, over HTTP. */
export const address = () => new URL("/mcp", process.env.SITE_URL);

/** The ways in, each as a connected client of the protocol's own package. */
export const connect = {
  http: async (): Promise<Client> => {
    const client = new Client({ name: "tests", version: "1.0.0" });
    await client.connect(new StreamableHTTPClientTransport(address()));
    return client;
  },
  stdio: async (): Promise<Client> => {
    const client = new Client({ name: "tests", version: "1.0.0" });
    const args = ["scripts/mcp.mjs", "--dir", process.env.SITE_DIR ?? "build"];
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
    return client;
  },
};

/** An answer of a tool: its structured part, or the sentence of a refusal. */
export async function ask<T = Record<string, unknown>>(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<T> {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
  if (isError) throw new Error(content.map((part) => (part.type === "text" ? part.text : "")).join("\n"));
  return structuredContent as T;
}
