import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import manifest from "../../package.json";
import { FILES_READ } from "../../src/server/site/site";
import { BUNDLE } from "../../src/server/bundle";
import { computeQuantile } from "./median";

/** How often each tool is asked, after once that is not counted. */
const CALLS = 20;

/** Ten actions on one stream. */
const TEN_ACTIONS = Array.from({ length: 10 }, (_, index) => ({
  at: 1_000 * (index + 1),
  by: "recipient",
  action: "withdrawMax",
}));

/** What each tool may take, in milliseconds, at the 95th percentile. */
const TOOLS = [
  { name: "search_docs", limit: 30, args: { query: "what happens if the sender cancels" } },
  { name: "read_page", limit: 10, args: { page: "/concepts/fees" } },
  { name: "decode_error", limit: 10, args: { text: "SablierLockup_Overdraw(1, 2, 3)" } },
  {
    name: "simulate",
    limit: 500,
    args: { creation: { model: "linear", deposit: "1000000", total: 100_000 }, steps: TEN_ACTIONS },
  },
] as const;

/**
 * Returns what the server for coding assistants costs: its start and answers over standard input and output, and its
 * size.
 */
export async function measureAssistants(dir: string): Promise<string[][]> {
  const formatLine = (what: string, measured: number, limit: number) => [
    what,
    measured.toFixed(1),
    String(limit),
  ];
  const client = new Client({ name: "bench", version: "1.0.0" });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...manifest.scripts.mcp.split(" ").slice(1), "--dir", dir],
  });
  const begun = performance.now();
  await client.connect(transport);
  const lines = [
    formatLine("first answer over standard input and output, ms", performance.now() - begun, 1500),
  ];
  for (const { name, limit, args } of TOOLS) {
    const times: number[] = [];
    for (let call = 0; call <= CALLS; call++) {
      const start = performance.now();
      await client.callTool({ name, arguments: args });
      times.push(performance.now() - start);
    }
    lines.push(formatLine(`${name}, ms, 95th percentile`, computeQuantile(times.slice(1), 0.95), limit));
  }
  lines.push(formatLine("memory at its peak, MB", readPeakMemory(transport.pid!), 300));
  await client.close();
  return [
    ...lines,
    formatLine("the host's function with the files that it reads, MB", measureFunctionSize(dir), 15),
  ];
}

/** Returns the most memory that a process has held so far, in MB, as Linux counts it. */
function readPeakMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) / 1000;
}

/**
 * Returns the size of what the host runs, in MB: the bundled code, and the files of the build that go along
 * (vercel.json).
 */
function measureFunctionSize(dir: string): number {
  const isRead = (file: string) =>
    file.endsWith(".md") || FILES_READ.some((folder) => file.startsWith(folder));
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter(isRead);
  const paths = [path.join(BUNDLE, "index.js"), ...files.map((file) => path.join(dir, file))];
  return paths.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
}
