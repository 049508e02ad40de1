import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { tools } from "../../src/mcp/tools";
import { ask, connect } from "./client";

const FOLDER = "samples/assistants";
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));

test("the page shows an exchange with each tool", () => {
  expect(files.map((file) => file.replace(".json", "")).sort()).toEqual(tools.map(({ name }) => name).sort());
});

for (const file of files) {
  test(`the exchange of ${file} is what the server answers (if not: UPDATE_FIGURES=1)`, async () => {
    const place = path.join(FOLDER, file);
    const exchange = JSON.parse(readFileSync(place, "utf8")) as {
      tool: string;
      arguments: Record<string, unknown>;
    };
    const client = await connect.http();
    const answer = await ask(client, exchange.tool, exchange.arguments);
    await client.close();
    if (process.env.UPDATE_FIGURES)
      writeFileSync(place, `${JSON.stringify({ ...exchange, answer }, null, 2)}\n`);
    else expect(answer).toEqual((exchange as { answer?: unknown }).answer);
  });
}
