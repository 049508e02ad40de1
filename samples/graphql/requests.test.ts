import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { listQueries, answerTo } from "../../src/protocol/indexers/documented";
import { ask } from "../../src/protocol/indexers/example";
import { serveIndexers, type IndexerServer } from "./serve";
import {
  writeCurlCommand,
  findExampleAddress,
  findIndexer,
  writeTypeScriptProgram,
} from "../../src/protocol/indexers/request";

const root = path.resolve(__dirname, "../..");

/** Every documented query as the pages show it: as a command and as a program. */
const requests = listQueries(root).map((file) => {
  const { vendor, product, name, query, variables } = file;
  const indexer = findIndexer(product);
  const keyed = findExampleAddress(indexer, vendor, vendor === "the-graph");
  return {
    label: `${vendor}/${product}/${name}`,
    file,
    indexer,
    command: writeCurlCommand({ ...findExampleAddress(indexer, vendor), query, variables }),
    program: writeTypeScriptProgram({ ...keyed, query, variables }),
    url: keyed.url,
  };
});

/** What a POSIX shell hands to curl. */
function argumentsOf(command: string): string[] {
  const { stdout, status } = spawnSync("sh", ["-c", `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    env: { API_KEY: "key-of-a-reader" },
    encoding: "utf8",
  });
  expect(status).toBe(0);
  return stdout.split("\0").slice(0, -1);
}

describe.each(requests)("$label", ({ file, indexer, command, program, url }) => {
  const { vendor } = file;
  let server: IndexerServer;
  let answer: { data: unknown };
  beforeAll(async () => {
    server = await serveIndexers();
    answer = JSON.parse(await answerTo(file)) as { data: unknown };
  });
  afterAll(() => server.close());
  afterEach(() => vi.restoreAllMocks());

  it("as curl, sends what gives the answer of the page", async () => {
    const [address, ...rest] = argumentsOf(command);
    expect(address).toBe(findExampleAddress(indexer, vendor).url);
    expect(rest.slice(0, -1)).toEqual(["--header", "Content-Type: application/json", "--data"]);
    const body = JSON.parse(rest.at(-1)!) as { query: string; variables?: Record<string, unknown> };
    const sent = await ask(vendor, indexer, body.query, body.variables);
    expect(JSON.parse(JSON.stringify(sent))).toEqual(answer);
  });

  it("as TypeScript, runs and prints the answer of the page", async () => {
    vi.stubEnv("API_KEY", "key-of-a-reader");
    const print = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const client = pathToFileURL(require.resolve("graphql-request")).href;
    const local = program
      .replace(url, server.urlOf(vendor, indexer))
      .replace('from "graphql-request"', `from "${client}"`);
    const { outputText } = ts.transpileModule(local, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`);
    expect(print.mock.calls).toEqual([[answer.data]]);
    expect(server.last()!.authorization).toBe(vendor === "the-graph" ? "Bearer key-of-a-reader" : undefined);
    vi.unstubAllEnvs();
  });
});

it("every program passes the type checker", () => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ["node"],
  };
  const sources = new Map(
    requests.map(({ label, program }) => [path.join(root, `${label.replaceAll("/", "-")}.ts`), program]),
  );
  const wrong = path.join(root, "wrong.ts");
  sources.set(wrong, requests[0]!.program.replace("request(url,", "request(7,"));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = sources.get(file);
    return text === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version);
  };
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([...sources.keys()], options, host));
  expect([...new Set(diagnostics.map(({ file }) => file?.fileName))]).toEqual([wrong]);
}, 60_000);

it("the library is installed in the versions that the programs ran with", () => {
  const versionOf = (name: string) =>
    (
      JSON.parse(readFileSync(path.join(root, `node_modules/${name}/package.json`), "utf8")) as {
        version: string;
      }
    ).version;
  expect(readFileSync(path.join(__dirname, "install.sh"), "utf8").trim()).toBe(
    `npm install ${["graphql-request", "graphql"].map((name) => `${name}@${versionOf(name)}`).join(" ")}`,
  );
});
