import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, it } from "vitest";

const ADDRESS = "https://docs.sablier.com/mcp";
const page = readFileSync("docs/api/assistants.mdx", "utf8");

/** Returns the block of code with a title, as the page shows it. */
const getFile = (title: string): string => {
  const start = page.indexOf(`title="${title}"`);
  expect(start, title).toBeGreaterThan(0);
  return page.slice(page.indexOf("\n", start), page.indexOf("```", start));
};

describe("the page's forms for each client", () => {
  it.each([
    [".cursor/mcp.json", { mcpServers: { "sablier-docs": { url: ADDRESS } } }],
    [".vscode/mcp.json", { servers: { "sablier-docs": { type: "http", url: ADDRESS } } }],
    ["~/.gemini/settings.json", { mcpServers: { "sablier-docs": { httpUrl: ADDRESS } } }],
    ["~/.codeium/windsurf/mcp_config.json", { mcpServers: { "sablier-docs": { serverUrl: ADDRESS } } }],
    ["~/.config/zed/settings.json", { context_servers: { "sablier-docs": { url: ADDRESS } } }],
    [
      "claude_desktop_config.json",
      { mcpServers: { "sablier-docs": { command: "node", args: ["/path/to/docs/scripts/mcp.mjs"] } } },
    ],
    [
      "claude_desktop_config.json, packed",
      {
        mcpServers: {
          "sablier-docs": {
            command: "npx",
            args: ["--yes", "--package", "/path/to/sablier-docs-mcp-1.0.0.tgz", "sablier-docs-mcp"],
          },
        },
      },
    ],
  ])("are right in %s", (title, form) => {
    expect(JSON.parse(getFile(title))).toEqual(form);
  });

  it("are right for Codex", () => {
    expect(getFile("~/.codex/config.toml").trim()).toBe(`[mcp_servers.sablier-docs]\nurl = "${ADDRESS}"`);
  });

  it("are right for Claude Code and Gemini CLI", () => {
    for (const command of ["claude", "gemini"])
      expect(page).toContain(`${command} mcp add --transport http sablier-docs ${ADDRESS}`);
  });

  it("name the address for Claude Desktop and ChatGPT", () => {
    for (const label of ["Claude Desktop", "ChatGPT"]) {
      const start = page.indexOf(`label="${label}"`);
      expect(page.slice(start, page.indexOf("</TabItem>", start)), label).toContain(`\`${ADDRESS}\``);
    }
  });

  it("install the same by a link in Cursor and VS Code", () => {
    const [, config = ""] = /href="cursor:\/\/[^"]*[?&]name=sablier-docs&config=([^"]+)"/.exec(page) ?? [];
    expect(JSON.parse(Buffer.from(decodeURIComponent(config), "base64").toString())).toEqual({
      url: ADDRESS,
    });
    const [, install = ""] = /href="vscode:mcp\/install\?([^"]+)"/.exec(page) ?? [];
    expect(JSON.parse(decodeURIComponent(install))).toEqual({
      name: "sablier-docs",
      type: "http",
      url: ADDRESS,
    });
  });
});

describe("the local server", () => {
  const HELLO = {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "tests", version: "1" } },
  };

  /** Starts a command in a folder of its own, greets it, and returns what it prints until it ends. */
  function greet(command: string, args: readonly string[]): Promise<string> {
    const folder = mkdtempSync(path.join(tmpdir(), "mcp-"));
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
      let printed = "";
      child.stdout.on("data", (data: Buffer) => {
        printed += data.toString();
        if (printed.includes("serverInfo")) child.stdin.end();
      });
      child.on("error", reject);
      child.on("close", () => {
        rmSync(folder, { recursive: true, force: true });
        resolve(printed);
      });
      child.stdin.write(`${JSON.stringify(HELLO)}\n`);
    });
  }

  const messagesIn = (printed: string) =>
    printed
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { result?: { serverInfo?: { name: string } } });

  it.each([
    ["node", [path.resolve("scripts/mcp.mjs")]],
    ["npm", ["--silent", "--prefix", process.cwd(), "run", "mcp"]],
  ])("prints messages alone, started by %s from any folder", async (command, args) => {
    const messages = messagesIn(await greet(command, args));
    expect(messages[0]).toMatchObject({ id: 1, result: { serverInfo: { name: "sablier-docs" } } });
  });

  it("answers a client that skips the lines of npm, which no script can take away", async () => {
    const client = new Client({ name: "test", version: "1.0.0" });
    await client.connect(
      new StdioClientTransport({ command: "npm", args: ["--prefix", process.cwd(), "run", "mcp"] }),
    );
    expect(client.getServerVersion()?.name).toBe("sablier-docs");
    await client.close();
  });

  it("runs from a packed tarball by npx, which downloads nothing", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "mcp-pack-"));
    try {
      const { stdout } = await promisify(execFile)("node_modules/.bin/tsx", [
        "scripts/mcp/pack.ts",
        "--to",
        folder,
      ]);
      // An empty cache and no network: a dependency could not be installed.
      const npx = ["--yes", "--offline", "--cache", path.join(folder, "cache")];
      const args = [...npx, "--package", stdout.trim(), "sablier-docs-mcp"];
      const messages = messagesIn(await greet("npx", args));
      expect(messages[0]).toMatchObject({ id: 1, result: { serverInfo: { name: "sablier-docs" } } });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    // npm runs three times, which takes more than a minute on a busy machine.
  }, 400_000);
});
