import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tools } from "../../../src/tools/assistants/tools";
import { ask, connect } from "../client";

/** The same code as search_docs and read_page. */
const FOR_CONNECTORS = ["search", "fetch"];

const FOLDER = "samples/assistants";
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));

/** Returns the same without days of changes and gas, which differ from run to run. */
const withoutDays = <T>(value: T) =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/changed \d{4}-\d\d-\d\d/g, "changed")
      .replace(/\d{5,8}(?= gas)|(?<="gas":")\d+/g, ""),
  ) as T;

let client: Awaited<ReturnType<typeof connect.inMemory>>;

beforeAll(async () => {
  client = await connect.inMemory();
});

afterAll(() => client.close());

it("shows an exchange with each tool on the page", () => {
  const shown = tools.map(({ name }) => name).filter((name) => !FOR_CONNECTORS.includes(name));
  expect(files.map((file) => file.replace(".json", "")).sort()).toEqual(shown.sort());
});

it.each(files)("shows in %s what the server answers (if not: UPDATE_FIGURES=1)", async (file) => {
  const sample = path.join(FOLDER, file);
  const exchange = JSON.parse(readFileSync(sample, "utf8")) as {
    tool: string;
    arguments: Record<string, unknown>;
    text: string;
    data?: unknown;
  };
  const { text, data } = await ask(client, exchange.tool, exchange.arguments);
  const given = { tool: exchange.tool, arguments: exchange.arguments, text, ...(data ? { data } : {}) };
  if (process.env.UPDATE_FIGURES) writeFileSync(sample, `${JSON.stringify(given, null, 2)}\n`);
  else expect(withoutDays(given)).toEqual(withoutDays(exchange));
});
