import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { createServer } from "../../src/tools/assistants/server/server";
import { Site } from "../../src/server/site/site";

/** Returns the folder with the build under test. */
export const built = () => process.env.SITE_DIR ?? "build";

/** Returns address of the server under test, over HTTP. */
export const address = () => new URL("/mcp", process.env.SITE_URL);

const newClient = () => new Client({ name: "tests", version: "1.0.0" });

/** The ways in, each as a connected client of the protocol's own package. */
export const connect = {
  http: async (search = ""): Promise<Client> => {
    const client = newClient();
    await client.connect(new StreamableHTTPClientTransport(new URL(search, address())));
    return client;
  },
  stdio: async (env: Record<string, string> = {}): Promise<Client> => {
    const client = newClient();
    const args = ["scripts/mcp.mjs", "--dir", built()];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
    return client;
  },
  inMemory: async (): Promise<Client> => {
    const client = newClient();
    const [ofServer, ofClient] = InMemoryTransport.createLinkedPair();
    await createServer(new Site(built())).connect(ofServer);
    await client.connect(ofClient);
    return client;
  },
};

/** What a tool answered. */
export interface Answer {
  readonly text: string;
  readonly data: Record<string, unknown> | undefined;
  /** Bytes of the answer as it is sent. */
  readonly bytes: number;
}

/** Asks a tool. A refusal is an error with its sentence. */
export async function ask(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const result = await client.callTool({ name, arguments: args });
  const text = result.content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
  if (result.isError) throw new Error(text);
  const data = result.structuredContent as Record<string, unknown> | undefined;
  return { text, data, bytes: Buffer.byteLength(JSON.stringify(result)) };
}
